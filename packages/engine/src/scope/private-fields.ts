/**
 * Private fields of classes as TypeScript, esbuild and Babel lower them: a `WeakMap` by the instance, which helpers ask. The
 * helpers are not looked at: whatever is given an instance and such a map, reads or writes what the map has for it.
 */
import { literalString, memberName } from "../syntax/literals.ts";
import type { CallExpression, Node } from "../syntax/nodes.ts";
import type { ScopeTree } from "./binding.ts";
import { bindingAt, onlyValue } from "./binding-at.ts";

/** What TypeScript's helpers are told: a field, a method, an accessor. */
const KINDS = new Set(["f", "m", "a"]);

/** The class of the browser that a name is once made of: `base = new WeakMap`. */
export function madeOf(node: Node | undefined, { bindingOf }: Pick<ScopeTree, "bindingOf">): string | undefined {
  const made = onlyValue(node, { bindingOf });
  return made?.type === "NewExpression" && made.callee.type === "Identifier" ? made.callee.name : undefined;
}

/** A name for the field that a map holds, which no field of the program has. */
export function fieldName(node: Node | undefined, scopes: Pick<ScopeTree, "bindingOf">): string | undefined {
  const binding = bindingAt(node, scopes);
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
