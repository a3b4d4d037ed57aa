/** Names of objects that a function fills which is called on the spot: enums as compilers write them. */
import { lastExpression } from "../syntax/last-expression.ts";
import { isFunction, type Node } from "../syntax/nodes.ts";
import { ownReturns } from "../syntax/returns.ts";
import type { Binding, ScopeTree } from "./binding.ts";

/** More different returns than this say nothing. */
const MAX_RETURNS = 12;

/** `var E = (function(e) {...; return e})(E || {})`: an enum as TypeScript 5 and esbuild write it. */
export const isFilled = ({ definitions: [only, ...more] }: Binding): boolean =>
  only?.kind === "value" &&
  more.length === 0 &&
  only.from.type === "CallExpression" &&
  isFunction(only.from.callee) &&
  only.from.arguments[0]?.type === "LogicalExpression";

/** `var E=function(e){return e.A="a",e}({})`: an enum as Rolldown writes it; the parameter to which its entries are written. */
export function filledInside({ definitions: [only, ...more] }: Binding, scopes: ScopeTree): Binding | undefined {
  if (only?.kind !== "value" || only.path.length > 0 || more.length > 0 || only.from.type !== "CallExpression")
    return undefined;
  const [given, ...others] = only.from.arguments;
  if (given?.type !== "ObjectExpression" || given.properties.length > 0 || others.length > 0) return undefined;
  const { callee: fn } = only.from;
  const param = isFunction(fn) ? fn.params[0] : undefined;
  const inner =
    isFunction(fn) && param?.type === "Identifier" ? scopes.scopeOf.get(fn)?.bindings.get(param.name) : undefined;
  return inner && returnsOnly(fn, inner, scopes) ? inner : undefined;
}

/** Whether a function gives back what it was given. */
function returnsOnly(fn: Node, param: Binding, scopes: ScopeTree): boolean {
  if (!isFunction(fn)) return false;
  const returned = ownReturns(fn, MAX_RETURNS).map(lastExpression);
  return (
    returned.length > 0 && returned.every((one) => one.type === "Identifier" && scopes.bindingOf.get(one) === param)
  );
}
