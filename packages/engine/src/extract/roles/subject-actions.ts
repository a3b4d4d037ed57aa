/** Calls that ask for access: an action on a thing, `hasPermission("articles", "update")`, or one of several names. */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { stringOf, type Value } from "../../evaluate/value.ts";
import type { CallLike, ObjectExpression } from "../../syntax/nodes.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact } from "../fact.ts";
import { resolveAtCallSites } from "../resolve.ts";
import type { Sighting } from "../survey.ts";
import type { AccessKind } from "./access-names.ts";
import { accessTexts } from "./access-texts.ts";
import { roleFact } from "./role-fact.ts";
import { isStrongRole } from "./role-words.ts";

export const accessFacts = (
  kind: AccessKind,
  value: Value,
  at: Sighting<CallLike | ObjectExpression>,
  allows: readonly string[],
  ev: Evaluator,
): readonly Fact[] =>
  accessTexts(value, ev).map(({ name, sources }) =>
    roleFact({ kind: isRole(name) ? "role" : kind, name, sources, allows }, at),
  );

/** Also as Spring Security (3 to 7) tells roles from other authorities: by their prefix. */
const isRole = (name: string): boolean => isStrongRole(name) || name.startsWith("ROLE_");

const SEVERAL = /(?:Any|Some|All|Every|One)(?:[A-Z]|$)/;

/** `hasAnyAccess("users:read", "users:write")`, also where the function is seen to take any number of them. */
export const takesSeveral = (
  { node, module }: Sighting<CallLike>,
  names: readonly string[],
  { ev }: ExtractContext,
): boolean =>
  node.arguments.length > 1 &&
  (names.some((name) => SEVERAL.test(name)) ||
    ev
      .callees(node.callee, module)
      .some((callee) => callee.kind === "function" && callee.node.params[0]?.type === "RestElement"));

/** What may be done with a thing. */
const ACTIONS = new Set(["create", "read", "update", "delete", "write", "edit", "view", "list", "share", "manage"]);

/** `hasPermission("articles", "update")`: the action is what is permitted, the first argument is on what. */
export function actionOn(at: Sighting<CallLike>, { ev, calls }: ExtractContext): readonly Fact[] | undefined {
  const [subject, action] = at.node.arguments.map((argument) => ev.evaluate(argument, at.module));
  if (!subject || !action || stringOf(subject) === "" || isAction(subject, ev)) return undefined;
  const values = { subject, action };
  const found = resolveAtCallSites<"subject" | "action">({ values, follow: ["action"], at, graph: calls, ev }).filter(
    (one) => isAction(one.values.action, ev),
  );
  if (found.length === 0) return undefined;
  return found.flatMap((one) => {
    const allows = accessTexts(one.values.subject, ev).map(({ name }) => name);
    return accessFacts("permission", one.values.action, one.trail[0] ?? at, allows, ev);
  });
}

const isAction = (value: Value, ev: Evaluator): boolean => accessTexts(value, ev).some(({ name }) => ACTIONS.has(name));

/** `isAllowed("page", page.id, "PAGE_EDIT")`: a later argument has the action in its name, the first is on what. */
export function namedOn(
  at: Sighting<CallLike>,
  names: readonly string[],
  { ev }: ExtractContext,
): readonly Fact[] | undefined {
  if (at.node.arguments.length < 2 || names.some((name) => SEVERAL.test(name))) return undefined;
  const [subject = [], ...others] = at.node.arguments.map((one) => accessTexts(ev.evaluate(one, at.module), ev));
  const later = others.find((texts) => texts.some(({ name }) => hasAction(name)));
  if (!later || subject.length === 0 || subject.some(({ name }) => hasAction(name))) return undefined;
  const allows = subject.map(({ name }) => name);
  return later.map(({ name, sources }) => roleFact({ kind: "permission", name, sources, allows }, at));
}

const hasAction = (name: string): boolean =>
  name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).some((word) => ACTIONS.has(word.toLowerCase()));
