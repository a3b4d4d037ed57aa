/** Where the value of a name stands, as far as units of code ask: at its declaration, elsewhere, or inside of a function. */
import { assignedName } from "../scope/assigned-name.ts";
import type { Binding, ScopeTree } from "../scope/binding.ts";
import { bindingAt } from "../scope/binding-at.ts";
import { functionAround } from "../scope/enclosing-functions.ts";
import type { Script } from "../script.ts";
import type { Node } from "../syntax/nodes.ts";
import type { Module } from "./module.ts";

interface Inside {
  readonly start: number;
  /** The function or block out of which a name, or what it is given, comes. */
  readonly around: Node;
}

/** The functions and blocks out of which that comes which a module exports. */
export const givenOut = ({ exports, script: { scopes } }: Pick<Module, "exports" | "script">): readonly Node[] =>
  [...exports.values()].flatMap((target) => {
    const binding = target.kind === "local" ? bindingAt(target.node, scopes) : undefined;
    return (binding && placeInside(binding, scopes)?.around) ?? [];
  });

/** Where a name is declared inside of a function or block, or what a name outside of one is given there. */
export function placeInside(binding: Binding, scopes: ScopeTree): Inside | undefined {
  const {
    scope,
    definitions: [only, ...more],
  } = binding;
  if (scope !== scopes.root) return { start: placeOf(binding), around: scope.node };
  if (only?.kind !== "value" || more.length > 0) return undefined;
  const { start } = only.from;
  const around = functionAround(scopes, start - 1);
  return around && { start, around };
}

/** Where a name is declared, or given its only value: minifiers declare what they join first, `var t,n;...,t=...`. */
export const placeOf = (binding: Binding): number => (assignedName(binding) ?? binding.declaration).start;

/** `b=function(){...}`, where `b` is declared before and gets no other value. */
export function isOnlyValue(node: Node, { scopes }: Script): boolean {
  const binding = node.type === "AssignmentExpression" ? bindingAt(node.left, scopes) : undefined;
  return binding !== undefined && assignedName(binding)?.start === node.start;
}
