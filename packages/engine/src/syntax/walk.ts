/**
 * Walks a tree without recursion, so that deep nesting (a concatenation of ten thousand strings) is no danger.
 * Preorder, in source order. `enter` returns false to leave out what stands below a node.
 */
import type { Node } from "./nodes.ts";
import { forEachChild } from "./nodes.ts";

export function walk(root: Node, enter: (node: Node) => boolean | undefined): void {
  const open: Node[] = [root];
  const push = (child: Node): void => {
    open.push(child);
  };
  for (let node = open.pop(); node; node = open.pop()) {
    if (enter(node) === false || node.type === "Identifier" || node.type === "Literal") continue;
    const from = open.length;
    forEachChild(node, push);
    if (open.length > from + 1) reverseFrom(open, from);
  }
}

/** Whether a node or anything in it is what is looked for; `isOpen` says whether to look below a node. */
export function holds(
  root: Node,
  isIt: (node: Node) => boolean,
  isOpen: (node: Node) => boolean = () => true,
): boolean {
  let isFound = false;
  walk(root, (node) => {
    isFound ||= isIt(node);
    return !isFound && isOpen(node);
  });
  return isFound;
}

/** Turns the end of a stack around, so that the first child is taken first. */
function reverseFrom(open: Node[], from: number): void {
  for (let low = from, high = open.length - 1; low < high; low++, high--) {
    const first = open[low];
    const last = open[high];
    if (!first || !last) return;
    open[low] = last;
    open[high] = first;
  }
}
