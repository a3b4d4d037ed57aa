/**
 * Promises that are settled from outside: what is given to `resolve` is what `promise` gives.
 *
 *     const done = $q.defer(); load(done.resolve); return done.promise;        (AngularJS 1, Q; jQuery's has `promise()`)
 *     const { promise, resolve } = Promise.withResolvers();                    (ECMAScript 2024)
 */
import type { Binding } from "../../scope/binding.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import { keyName, memberName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import { bind, uses } from "./bind.ts";
import { left, type Place, type Walk } from "./walk.ts";

const SETTLES = "resolve";
const SETTLED = "promise";

/** The callee of `resolve(data)`, or what is handed over to be called so. */
export function settles(callee: Node, place: Place, walk: Walk): boolean {
  const { scopes } = place.module.script;
  const apart = left(place);
  if (callee.type === "MemberExpression") {
    const held = memberName(callee) === SETTLES ? bindingAt(callee.object, scopes) : undefined;
    if (!held || !isDeferred(held, place, walk)) return false;
    uses(held, { ...apart, path: [SETTLED, ...place.path] }, walk);
    return true;
  }
  const promise = takenBeside(bindingAt(callee, scopes), place, walk);
  if (promise) bind(promise, apart, walk);
  return promise !== undefined;
}

/** Made by a call, and its promise is read: nothing else has both. */
function isDeferred({ definitions, references }: Binding, { module }: Place, { code: { parents } }: Walk): boolean {
  const [only, ...more] = definitions;
  if (only?.kind !== "value" || only.path.length > 0 || more.length > 0 || only.from.type !== "CallExpression")
    return false;
  return references.some((one) => {
    const read = parents.of(one, module.script);
    return read?.type === "MemberExpression" && read.object === one && memberName(read) === SETTLED;
  });
}

/** `{promise, resolve}` of one call: where the promise is taken out. */
function takenBeside(binding: Binding | undefined, { module }: Place, { code: { parents } }: Walk): Node | undefined {
  const [only, ...more] = binding?.definitions ?? [];
  if (only?.kind !== "value" || more.length > 0) return undefined;
  const [step, ...deeper] = only.path;
  if (step?.kind !== "key" || step.key !== SETTLES || deeper.length > 0) return undefined;
  const declared = parents.of(only.from, module.script);
  const pattern = declared?.type === "VariableDeclarator" ? declared.id : undefined;
  if (pattern?.type !== "ObjectPattern") return undefined;
  const taken = pattern.properties.find((one) => one.type === "Property" && keyName(one.key, one.computed) === SETTLED);
  return taken?.type === "Property" ? taken.value : undefined;
}

/** jQuery's `done.promise()`. */
export const isPromiseAsked = (key: string, { path }: Place): boolean => key === SETTLED && path[0] === SETTLED;
