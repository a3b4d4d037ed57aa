/** The cases of `switch` that a place stands in, as questions about what is told apart: `case "get": return client.get(url)`. */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { momentAt } from "../../evaluate/moment-at.ts";
import type { Condition } from "../../evaluate/value.ts";
import { stringOf } from "../../evaluate/value.ts";
import { ancestors } from "../../syntax/ancestors.ts";
import { leavesBlock } from "../../syntax/conditions-around.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";

type Switch = Extract<Node, { type: "SwitchStatement" }>;
type Case = Extract<Node, { type: "SwitchCase" }>;

/** Outermost first. */
export function casesAround(scope: Node, place: Node, module: Module, ev: Evaluator): readonly Condition[] {
  const way = ancestors(scope, place.start);
  return way.flatMap((at, index) => {
    const inner = way[index + 1];
    return at.type === "SwitchStatement" && inner?.type === "SwitchCase" ? (asked(at, inner, module, ev) ?? []) : [];
  });
}

/** Undefined where some case is no text. */
function asked({ discriminant, cases }: Switch, own: Case, module: Module, ev: Evaluator): Condition | undefined {
  const at = cases.indexOf(own);
  let first = at;
  while (first > 0 && fallsThrough(cases[first - 1])) first--;
  const leading = cases.slice(first, at + 1);
  const isDefault = leading.some(({ test }) => !test);
  const listed = isDefault ? cases.filter((one) => !leading.includes(one)) : leading;
  const among = listed.flatMap(({ test }) => (test && stringOf(ev.evaluate(test, module))) ?? []);
  if (among.length < listed.length) return undefined;
  const moment = momentAt(discriminant, module, ev);
  return { of: ev.evaluate(discriminant, module), asks: "listed", among, holds: !isDefault, at: moment };
}

function fallsThrough(one: Case | undefined): boolean {
  const last = one?.consequent.at(-1);
  return last === undefined || !leavesBlock(last);
}
