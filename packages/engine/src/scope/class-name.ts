/**
 * `const Api=class e{...}`: minifiers give a class that speaks of itself a name of its own, which holds what the name outside
 * holds, static fields too that are written to that from outside: `Api.base="/api"`, `define(Api,"base","/api")`.
 */

import { rememberFor } from "../remember.ts";
import type { Class, Node } from "../syntax/nodes.ts";
import type { Binding, Scope, ScopeTree } from "./binding.ts";
import { onlyValueOf } from "./binding-at.ts";

/** The name outside of a class for its name inside, where nothing else is ever written to it. */
export function nameOutside({ scope, definitions: [only] }: Binding): Binding | undefined {
  if (scope.kind !== "class" || only?.kind !== "class" || only.node !== scope.node || !scope.parent) return undefined;
  return namesIn(scope.parent).get(only.node);
}

/** The names that a class has where it stands. */
export function namesOf(cls: Class, { bindingOf, scopeOf }: ScopeTree): readonly Binding[] {
  const around = scopeOf.get(cls)?.parent;
  const own = cls.id ? bindingOf.get(cls.id) : undefined;
  const outside = around && namesIn(around).get(cls);
  return [own, outside].filter((name) => name !== undefined);
}

/** The names of a scope by the class that is their only value: each class asks its scope, which may have thousands of names. */
const namesIn = rememberFor((scope: Scope): ReadonlyMap<Node, Binding> => {
  const out = new Map<Node, Binding>();
  for (const binding of scope.bindings.values()) {
    const from = onlyValueOf(binding);
    if (from?.type === "ClassExpression") out.set(from, binding);
  }
  return out;
});
