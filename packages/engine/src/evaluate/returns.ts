/** What a function may give back: the expressions of its own return statements, not those of functions inside it. */
import type { FunctionNode, Node } from "../syntax/nodes.ts";
import { ownReturns } from "../syntax/returns.ts";

/** More different returns than this say nothing. */
const MAX_RETURNS = 12;

const known = new WeakMap<FunctionNode, readonly Node[]>();

export function returnedExpressions(fn: FunctionNode): readonly Node[] {
  const made = known.get(fn) ?? ownReturns(fn, MAX_RETURNS);
  known.set(fn, made);
  return made;
}
