/**
 * Private members of classes as TypeScript, esbuild and Babel lower them: a field is a `WeakMap` by the instance, a method
 * a function beside a `WeakSet` of the instances, and helpers ask both: `scope/private-fields.ts` has what they write. Gives
 * what a helper reads.
 */
import { fieldName, madeOf } from "../scope/private-fields.ts";
import { memberName } from "../syntax/literals.ts";
import type { CallInfo, Evaluation } from "./evaluation.ts";
import type { Value } from "./value.ts";

/** `get(this, base)`, `get(this, base, "f")`, `get(base, this)`, `base.get(this)`; `ask(this, all, method)`, `ask(this, all, "m", method)`. */
export function privateRead({ node, module, args }: CallInfo, ev: Evaluation): Value | undefined {
  if (node.type !== "CallExpression" || node.arguments.length === 0 || args.length > 4) return undefined;
  const { scopes } = module.script;
  const { 0: first, 1: second } = node.arguments;
  const { callee } = node;
  if (callee.type === "MemberExpression")
    return memberName(callee) === "get" ? fieldIn(args[0], fieldName(callee.object, scopes), ev) : undefined;
  if (madeOf(second, scopes) === "WeakSet") return args.slice(2).find(({ kind }) => kind === "function");
  const kind = args[2]?.kind === "constant" ? args[2].value : undefined;
  if (args.length > 3 || (args.length === 3 && kind !== "f")) return undefined;
  return fieldIn(args[0], fieldName(second, scopes), ev) ?? fieldIn(args[1], fieldName(first, scopes), ev);
}

const fieldIn = (self: Value | undefined, name: string | undefined, ev: Evaluation): Value | undefined =>
  self && name !== undefined ? ev.member(self, name) : undefined;
