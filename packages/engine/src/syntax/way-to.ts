/** The way from a node down to a place in it. Nodes with many children are searched by halves. */
import { isInside } from "./inside.ts";
import type { Node } from "./nodes.ts";
import { forEachChild } from "./nodes.ts";

/** A range of the script: offsets in UTF-16 units, the end not included. */
type Place = Pick<Node, "start" | "end">;

/** Longest way from a scope down to a statement in it. */
const MAX_WAY = 60;

/** From so many children on, a node's children are kept in a list: a bundle's one scope has tens of thousands. */
const MANY_CHILDREN = 32;

const keptChildren = new WeakMap<Node, readonly Node[]>();

/** The nodes from one node down to a place in it, both included; it ends early where the place is not in the node. */
export function wayTo(root: Node, target: Place): readonly Node[] {
  const way = [root];
  for (let at = root; way.length <= MAX_WAY && at !== target; ) {
    const next = childAround(at, target);
    if (!next) break;
    way.push(next);
    at = next;
  }
  return way;
}

/** The child of a node that a place stands in, or that it is. */
export function childAround(node: Node, target: Place): Node | undefined {
  const kept = keptChildren.get(node);
  if (kept) return lastAround(kept, target);
  const children: Node[] = [];
  forEachChild(node, (child) => {
    children.push(child);
  });
  if (children.length < MANY_CHILDREN) return children.findLast((child) => isInside(target, child));
  children.sort((a, b) => a.start - b.start);
  keptChildren.set(node, children);
  return lastAround(children, target);
}

/** The last child, by place, that begins no later than the target, where it holds it. */
function lastAround(children: readonly Node[], target: Place): Node | undefined {
  let low = 0;
  let high = children.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((children[middle]?.start ?? Infinity) <= target.start) low = middle + 1;
    else high = middle;
  }
  const last = children[low - 1];
  return last && isInside(target, last) ? last : undefined;
}
