/**
 * Rewrites a tree from the inside out. Nodes that nothing is changed in stay the nodes that they are; of a changed one, and
 * of those around it, copies are made.
 */
import type { Node } from "../syntax/nodes.ts";

/**
 * What a node becomes, whose children have been rewritten; the node itself where it stays. `around` and `before`: the node
 * around it, and the node itself, as they were before.
 */
export type Rule = (node: Node, around: Node | undefined, before: Node) => Node;

/** Below this no code is entered. */
const MAX_DEPTH = 1000;

/** `enters`: whether a node, or something in it, may be changed. */
export function rewrite<T extends Node>(root: T, enters: (node: Node) => boolean, rule: Rule): T {
  const path: Node[] = [];
  const visit = (node: Node): Node => {
    if (path.length > MAX_DEPTH || !enters(node)) return node;
    path.push(node);
    const inner = withChildren(node, visit);
    path.pop();
    return rule(inner, path.at(-1), node);
  };
  return visit(root) as T;
}

/** A node whose children are what `visit` makes of them. */
function withChildren<T extends Node>(node: T, visit: (child: Node) => Node): T {
  let changed: Record<string, unknown> | undefined;
  for (const [field, value] of Object.entries(node)) {
    const next = Array.isArray(value) ? eachOf(value, visit) : isNode(value) ? visit(value) : value;
    if (next === value) continue;
    changed ??= { ...node };
    changed[field] = next;
  }
  return (changed as T | undefined) ?? node;
}

function eachOf(list: readonly unknown[], visit: (child: Node) => Node): readonly unknown[] {
  let changed: unknown[] | undefined;
  list.forEach((value, at) => {
    const next = isNode(value) ? visit(value) : value;
    if (next === value) return;
    changed ??= [...list];
    changed[at] = next;
  });
  return changed ?? list;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
