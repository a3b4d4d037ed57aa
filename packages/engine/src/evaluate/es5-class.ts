/**
 * Classes lowered to ES5: a constructor function whose methods are put on its prototype, `Api.prototype.get=function`
 * or by Babel's and SWC's `_createClass(Api,[{key:"get",value:function(){...}}])`.
 */

import type { Binding } from "../scope/binding.ts";
import type { FunctionNode } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import { fixedKeys } from "../syntax/object-keys.ts";
import type { FunctionValue, Layer, Value } from "./value.ts";

/** Most methods of one class. */
const MAX_METHODS = 200;

/** Functions on the prototype of a constructor: `render` of a component. */
export const prototypeMethods = (fn: FunctionValue): readonly FunctionNode[] =>
  methodsOf(fn).flatMap(({ value }) => (isFunction(value) ? [value] : []));

/** What `new Api()` gives: an object with the methods; undefined where the function is no constructor. */
export function es5Instance(fn: FunctionValue): Value | undefined {
  const methods = methodsOf(fn);
  if (methods.length === 0) return undefined;
  const { module, env } = fn;
  const layers = methods.map(({ key, value }): Layer => ({ kind: "lazy", key, node: value, module, env }));
  return { kind: "object", layers };
}

interface Method {
  readonly key: string;
  readonly value: Binding["writes"][number]["value"];
}

/** None where there are too many. */
function methodsOf({ node, module }: FunctionValue): readonly Method[] {
  const binding =
    node.type === "FunctionDeclaration" && node.id ? module.script.scopes.bindingOf.get(node.id) : undefined;
  const methods = (binding?.writes ?? []).flatMap(({ path: [first, key, ...rest], value }) =>
    first === "prototype" && key !== undefined && rest.length === 0 ? [{ key, value }] : [],
  );
  return methods.length > MAX_METHODS ? [] : methods;
}

/** `_createClass(Api,[{key:"get",value:...}])` gives the constructor back (Babel 7.22 and later write `return` before it). */
export function madeClass(args: readonly Value[]): Value | undefined {
  const { 0: maker, 1: methods } = args;
  if (maker?.kind !== "function" || methods?.kind !== "array" || methods.open) return undefined;
  const described =
    methods.elements.length > 0 &&
    methods.elements.every((method) => method.kind === "object" && hasKeyAndValue(method.layers));
  return described ? maker : undefined;
}

const hasKeyAndValue = ([layer]: readonly Layer[]): boolean =>
  layer?.kind === "literal" && ["key", "value"].every((name) => fixedKeys(layer.node).has(name));
