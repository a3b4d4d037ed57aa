/**
 * What a call gives back, as expressions: those of the functions that are called, and of the one by which a library computes
 * what is kept, `const tab = createMemo(() => query.get("tab")); tab()` (Solid 1), `get(tab)` (Svelte 5).
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { returnedExpressions } from "../../evaluate/returns.ts";
import type { FunctionValue } from "../../evaluate/value.ts";
import { onlyValue } from "../../scope/binding-at.ts";
import { type CallLike, isFunction, type Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import type { Sighting } from "../survey.ts";

export type Given = Pick<Sighting<Node>, "node" | "module">;

export function givenBack({ callee, arguments: args }: CallLike, module: Module, ev: Evaluator): readonly Given[] {
  const called = ev.callees(callee, module).filter((one) => one.kind === "function");
  const [kept, ...more] = [...args, callee];
  const isRead = more.length < 2 && callee.type === "Identifier" && called.every(givesPart);
  const made = kept && isRead ? onlyValue(kept, module.script.scopes) : undefined;
  const by = made?.type === "CallExpression" ? made.arguments[0] : undefined;
  if (by && isFunction(by) && by.params.length === 0) return returnedExpressions(by).map((node) => ({ node, module }));
  return called.flatMap((fn) => returnedExpressions(fn.node).map((node) => ({ node, module: fn.module })));
}

/** `function get(signal) { ...; return signal.v }` */
const givesPart = ({ node }: FunctionValue): boolean =>
  returnedExpressions(node).some(({ type }) => type === "MemberExpression");
