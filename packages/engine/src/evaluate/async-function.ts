/**
 * What the helper for async functions makes of a generator is the generator: `_asyncToGenerator(function*(path){...})` (Babel 7 and 8,
 * SWC 1), where the helper is called away from the function that it makes.
 */
import type { CallLike, Node } from "../syntax/nodes.ts";
import type { Value } from "./value.ts";

/** The function inside, where a call makes another one of it. */
export function madeAsync([fn, ...more]: readonly Value[]): Value | undefined {
  return fn?.kind === "function" && more.length === 0 && isGenerator(fn.node) ? fn : undefined;
}

/** Whether a call makes an async function, or marks one: within the helper nobody calls it with arguments of the program. */
export function makesAsync({ arguments: [only, ...more] }: CallLike): boolean {
  if (!only || more.length > 0) return false;
  const marked = only.type === "CallExpression" && only.arguments.length === 1 ? only.arguments[0] : undefined;
  return isGenerator(only) || (marked !== undefined && isGenerator(marked));
}

const isGenerator = (node: Node): boolean => node.type === "FunctionExpression" && node.generator;
