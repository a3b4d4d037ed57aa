/**
 * Private members of classes as TypeScript, esbuild and Babel lower them: a field is a `WeakMap` by the instance, a method
 * a function beside a `WeakSet` of the instances, and helpers ask both. The helpers are not looked at: whatever is given
 * an instance and such a map, reads or writes what the map has for it. Gives the field's name, and what a helper reads.
 */
import type { ScopeTree } from "../scope/binding.ts";
import { literalString, memberName } from "../syntax/literals.ts";
import type { CallExpression, Node } from "../syntax/nodes.ts";
import type { CallInfo, Evaluation } from "./evaluation.ts";
import type { Value } from "./value.ts";

/** What TypeScript's helpers are told: a field, a method, an accessor. */
const KINDS = new Set(["f", "m", "a"]);

/** The class of the browser that a name is once made of: `base = new WeakMap`. */
function madeOf(node: Node | undefined, { bindingOf }: Pick<ScopeTree, "bindingOf">): string | undefined {
  const made = node?.type === "Identifier" ? bindingOf.get(node)?.definitions : undefined;
  const only = made?.length === 1 ? made[0] : undefined;
  if (only?.kind !== "value" || only.from.type !== "NewExpression" || only.path.length > 0) return undefined;
  return only.from.callee.type === "Identifier" ? only.from.callee.name : undefined;
}

/** A name for the field that a map holds, which no field of the program has. */
function fieldName(node: Node | undefined, scopes: Pick<ScopeTree, "bindingOf">): string | undefined {
  const binding = node?.type === "Identifier" ? scopes.bindingOf.get(node) : undefined;
  return binding && madeOf(node, scopes) === "WeakMap" ? `#${binding.declaration.start}` : undefined;
}

interface PrivateWrite {
  readonly self: Node;
  readonly name: string;
  readonly value: Node;
}

/** `set(this, base, v)`, `set(this, base, v, "f")`, `base.set(this, v)`: the instance, the field and the value. */
export function privateWrite(
  { callee, arguments: args }: CallExpression,
  scopes: Pick<ScopeTree, "bindingOf">,
): PrivateWrite | undefined {
  const direct = callee.type === "MemberExpression" && memberName(callee) === "set" ? callee.object : undefined;
  const [first, second, third] = args;
  const [self, map, value] = direct ? [first, direct, second] : [first, second, third];
  const name = fieldName(map, scopes);
  if (name === undefined || !self || !value || (args.length === 3 && KINDS.has(literalString(third) ?? "")))
    return undefined;
  return { self, name, value };
}

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
