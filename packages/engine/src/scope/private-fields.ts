/**
 * Private fields of classes as TypeScript, esbuild and Babel lower them: a `WeakMap` by the instance, which helpers ask. The
 * helpers are not looked at: whatever is given an instance and such a map, reads or writes what the map has for it.
 */
import { literalString, memberName } from "../syntax/literals.ts";
import type { Argument, CallExpression, Expression, Node } from "../syntax/nodes.ts";
import { propertyOf } from "../syntax/object-keys.ts";
import type { ScopeTree } from "./binding.ts";
import { functionAt, onlyValue } from "./binding-at.ts";

/** What TypeScript's helpers are told: a field, a method, an accessor. */
const KINDS = new Set(["f", "m", "a"]);

/** A name for the field that a map holds, which no field of the program has. */
export const fieldName = ({ start }: Node): string => `#${start}`;

interface PrivateWrite {
  readonly self: Node;
  readonly name: string;
  readonly value: Node;
}

/**
 * `set(this, base, v)`, `set(this, base, v, "f")`, `base.set(this, v)`: the instance, the field and the value. SWC, and Babel
 * before 7.24, describe it: `init(this, base, {writable: true, value: v})`, `init(this, base, {get: f, set: void 0})`.
 */
export function privateWrite(
  { callee, arguments: args }: CallExpression,
  scopes: Pick<ScopeTree, "bindingOf">,
): PrivateWrite | undefined {
  const direct = callee.type === "MemberExpression" && memberName(callee) === "set" ? callee.object : undefined;
  const [first, second, third] = args;
  const [self, map, value] = direct ? [first, direct, second] : [first, second, third];
  const made = onlyValue(map, scopes);
  const isMap = made?.type === "NewExpression" && made.callee.type === "Identifier" && made.callee.name === "WeakMap";
  if (!isMap || !self || !value || (args.length === 3 && KINDS.has(literalString(third) ?? ""))) return undefined;
  const name = fieldName(made);
  const own = propertyOf(value, "writable") && propertyOf(value, "value");
  const getter = propertyOf(value, "set") && propertyOf(value, "get");
  const isGetter = getter && functionAt(getter, scopes)?.params.length === 0;
  return { self, name, value: own ?? (isGetter ? calledOn(self, getter) : value) };
}

/** `getter.call(self)` */
function calledOn(self: Argument, getter: Expression): CallExpression {
  const { start, end } = getter;
  const property = { type: "Identifier", name: "call", start, end } as const;
  const callee = {
    type: "MemberExpression",
    object: getter,
    property,
    computed: false,
    optional: false,
    start,
    end,
  } as const;
  return { type: "CallExpression", callee, arguments: [self], optional: false, start, end };
}
