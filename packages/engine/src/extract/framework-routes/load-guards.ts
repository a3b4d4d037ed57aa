/**
 * What the `load` of a page or layout of SvelteKit 1 and 2 asks before the page is drawn: `if (!user) redirect(302,
 * "/sign-in")`, `if (user.role !== "admin") error(403, "...")`. The module of a node exports it in `universal`.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { type FunctionValue, outcomes } from "../../evaluate/value.ts";
import { literalValue } from "../../syntax/literals.ts";
import type { FunctionNode } from "../../syntax/nodes.ts";
import { holds } from "../../syntax/walk.ts";
import type { Module } from "../../unpack/module.ts";
import { leadingAway } from "../routes/leading-away.ts";
import { readsParams } from "../routes/leads.ts";
import { deciding, placeOf } from "../routes/route-guards.ts";
import type { RouteWord } from "../routes/route-words.ts";

/** Gives the guards of a file; `isAround`: of a layout, which does not ask for what a page shows. */
export function loadGuards(ev: Evaluator): (file: string | undefined, isAround: boolean) => readonly RouteWord[] {
  const byFile = new Map<string, Module>(ev.graph.modules.map((module) => [module.script.file, module]));
  return (file, isAround) => {
    const module = file === undefined ? undefined : byFile.get(file);
    if (!module) return [];
    const universal = ev.member({ kind: "namespace", module }, "universal");
    return outcomes(ev.member(universal, "load")).flatMap((load) =>
      load.kind === "function" && (isAround || !readsParams(load.node)) ? guardsIn(load, ev) : [],
    );
  };
}

function guardsIn(load: FunctionValue, ev: Evaluator): readonly RouteWord[] {
  const leads = leadingAway(load, ev);
  if (leads.length === 0 && !refuses(load.node)) return [];
  return [...leads, { text: leads.length === 0 ? "load" : "", evidence: placeOf(load), ...deciding(load, ev) }];
}

/** `error(401)` and `error(403)`: who asks may not see it. */
const refuses = (load: FunctionNode): boolean =>
  holds(load, (node) => {
    const status = node.type === "CallExpression" ? literalValue(node.arguments[0])?.value : undefined;
    return status === 401 || status === 403;
  });
