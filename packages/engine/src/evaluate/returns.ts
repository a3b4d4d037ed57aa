/** What a function may give back: the expressions of its own return statements, not those of functions inside it. */
import type { FunctionNode, Node } from "../syntax/nodes.ts";
import { isClass, isFunction } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";

/** More different returns than this say nothing. */
const MAX_RETURNS = 12;

const known = new WeakMap<FunctionNode, readonly Node[]>();

export function returnedExpressions(fn: FunctionNode): readonly Node[] {
  const made = known.get(fn) ?? returnsIn(fn);
  known.set(fn, made);
  return made;
}

function returnsIn(fn: FunctionNode): readonly Node[] {
  const { body } = fn;
  if (!body) return [];
  if (body.type !== "BlockStatement") return [body];
  const out: Node[] = [];
  walk(body, (node) => {
    if (isFunction(node) || isClass(node)) return false;
    if (node.type === "ReturnStatement" && node.argument && out.length < MAX_RETURNS) out.push(node.argument);
    return undefined;
  });
  return out;
}
