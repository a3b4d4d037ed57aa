/**
 * State of what a factory gives: `function client() { let base = "/a"; return { setBase(b) { base = b }, load: () => fetch(base) } }`.
 * Each call of the factory makes one of its own; which of them a function that it gives has written to, no place tells.
 */
import { rememberFor } from "../remember.ts";
import { isInside } from "../syntax/inside.ts";
import type { FunctionNode, Node } from "../syntax/nodes.ts";
import { wayTo } from "../syntax/way-to.ts";
import type { Binding, Scope, ScopeTree } from "./binding.ts";
import { onlyFunction } from "./binding-at.ts";
import { functionAround, functionsAround } from "./enclosing-functions.ts";

/** Whether a place writes to a name from a function that its holders call, where several are made. */
export function isWrittenByHolders({ declaration, scope }: Binding, place: Node, scopes: ScopeTree): boolean {
  const factory = scope.kind === "program" ? undefined : functionAround(scopes, declaration.start);
  if (!factory || !isCalledOften(factory, scopes)) return false;
  const around = functionsAround(scopes, place.start).filter((fn) => !isInside(fn, place));
  const writer = around[around.indexOf(factory) - 1];
  return writer !== undefined && isHandedOut(writer, factory, scopes);
}

const isCalledOften = rememberFor((fn: FunctionNode, scopes: ScopeTree): boolean => {
  const name = nameOf(fn, scopes);
  return name !== undefined && callsOf(name).length > 1;
});

/** Whether only what has it from the factory calls a function: one of an object, or one that the factory itself never calls. */
const isHandedOut = rememberFor((fn: FunctionNode, factory: FunctionNode, scopes: ScopeTree): boolean => {
  const name = nameOf(fn, scopes);
  if (name) return callsOf(name).length === 0;
  const by = wayTo(factory, fn).at(-2)?.type;
  return by === "Property" || by === "ReturnStatement";
});

const callsOf = rememberFor(({ references, scope }: Binding): readonly Node[] =>
  references.filter((one) => {
    const by = wayTo(scope.node, one).at(-2);
    return by?.type === "CallExpression" && by.callee === one;
  }),
);

const nameOf = (fn: FunctionNode, { scopeOf }: ScopeTree): Binding | undefined => {
  const around = scopeOf.get(fn)?.parent;
  return around && functionsNamedIn(around).get(fn);
};

const functionsNamedIn = rememberFor(({ bindings }: Scope): ReadonlyMap<Node, Binding> => {
  const out = new Map<Node, Binding>();
  for (const binding of bindings.values()) {
    const fn = onlyFunction(binding);
    if (fn) out.set(fn, binding);
  }
  return out;
});
