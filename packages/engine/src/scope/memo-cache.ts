/**
 * The cache that React's compiler puts into a component (babel-plugin-react-compiler 1, react/compiler-runtime): one
 * slot for each value that is kept from one drawing to the next. What is read from a slot was written to it under the
 * same name, so slots say nothing of what a name may hold.
 *
 *     let t=(0,r.c)(9), a; t[0]===id ? a=t[1] : (a=load(id), t[0]=id, t[1]=a);
 */

import { ofParts } from "../syntax/joined-tests.ts";
import { lastExpression } from "../syntax/last-expression.ts";
import { memberName } from "../syntax/literals.ts";
import type { Expression, IdentifierNode, Node } from "../syntax/nodes.ts";
import type { Binding } from "./binding.ts";

/** Export of react/compiler-runtime, and what it calls of React itself. */
const MAKERS = new Set(["c", "useMemoCache"]);

/** `(0,r.c)(9)`: the call that makes the cache, with its number of slots. */
function makesCache(node: Expression): boolean {
  if (node.type !== "CallExpression" || node.arguments.length !== 1) return false;
  const [size] = node.arguments;
  return isIndex(size) && MAKERS.has(memberName(lastExpression(node.callee)) ?? "");
}

const isIndex = (node: Node | undefined): boolean =>
  node?.type === "Literal" && typeof node.value === "number" && Number.isInteger(node.value);

/** Whether an expression is a slot of such a cache. */
export function isMemoSlot(node: Node, bindingOf: (name: IdentifierNode) => Binding | undefined): boolean {
  if (node.type !== "MemberExpression" || node.object.type !== "Identifier" || !isIndex(node.property)) return false;
  const [made, ...more] = (bindingOf(node.object)?.definitions ?? []).slice(0, 2);
  return made?.kind === "value" && more.length === 0 && made.path.length === 0 && makesCache(made.from);
}

/** `t[0]===id`, `t[0]!==id||t[1]!==name`: whether what was kept still holds. */
export const isMemoTest = ofParts(
  "every",
  (node, bindingOf: (name: IdentifierNode) => Binding | undefined) =>
    node.type === "BinaryExpression" && isMemoSlot(node.left, bindingOf),
);

/**
 * Whether an assignment gives a name nothing new: what is read from such a slot, and what decorators make of a class, as
 * TypeScript, esbuild and SWC write it: `Orders=__decorateClass([element("my-orders")],Orders)`.
 */
export const givesNothing = (
  { name }: IdentifierNode,
  right: Expression,
  bindingOf: (name: IdentifierNode) => Binding | undefined,
): boolean => isMemoSlot(right, bindingOf) || isDecorated(name, right);

function isDecorated(name: string, right: Expression): boolean {
  if (right.type !== "CallExpression" || right.arguments.length !== 2) return false;
  const [decorators, decorated] = right.arguments;
  return decorators?.type === "ArrayExpression" && decorated?.type === "Identifier" && decorated.name === name;
}
