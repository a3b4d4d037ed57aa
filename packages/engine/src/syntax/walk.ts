/**
 * Walks a tree without recursion, so that deep nesting (a concatenation of ten thousand strings) is no danger.
 * Preorder, in source order. `enter` returns false to leave out what stands below a node.
 */
import type { Node } from "./nodes.ts";
import { forEachChild } from "./nodes.ts";

export function walk(root: Node, enter: (node: Node) => boolean | undefined): void {
  const open: Node[] = [root];
  const children: Node[] = [];
  const collect = (child: Node): void => {
    children.push(child);
  };
  for (let node = open.pop(); node; node = open.pop()) {
    if (enter(node) === false) continue;
    children.length = 0;
    forEachChild(node, collect);
    for (let i = children.length - 1; i >= 0; i--) {
      const child = children[i];
      if (child) open.push(child);
    }
  }
}
