/** Which functions hold a position of a script. Made once for a script, then asked by binary search. */
import type { FunctionNode } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import type { Scope, ScopeTree } from "./binding.ts";

class EnclosingFunctions {
  private readonly tree: ScopeTree;
  /** Sorted by start; of those that hold a position, the last one is the innermost. */
  private readonly functions: readonly FunctionNode[];

  constructor(tree: ScopeTree) {
    this.tree = tree;
    this.functions = [...tree.scopeOf.keys()].filter(isFunction).sort((a, b) => a.start - b.start || b.end - a.end);
  }

  /** Innermost first. */
  *around(position: number): Generator<FunctionNode> {
    const nearest = this.lastBefore(position);
    for (let scope: Scope | undefined = nearest && this.tree.scopeOf.get(nearest); scope; scope = scope.parent) {
      const { node } = scope;
      if (isFunction(node) && node.start <= position && position < node.end) yield node;
    }
  }

  private lastBefore(position: number): FunctionNode | undefined {
    let low = 0;
    let high = this.functions.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.functions[middle]?.start ?? 0) <= position) low = middle + 1;
      else high = middle;
    }
    return this.functions[low - 1];
  }
}

const known = new WeakMap<ScopeTree, EnclosingFunctions>();

function enclosing(tree: ScopeTree): EnclosingFunctions {
  const made = known.get(tree) ?? new EnclosingFunctions(tree);
  known.set(tree, made);
  return made;
}

/** The functions that hold a position, innermost first. */
export const functionsAround = (tree: ScopeTree, position: number): readonly FunctionNode[] => [
  ...enclosing(tree).around(position),
];

/** The innermost of them. */
export const functionAround = (tree: ScopeTree, position: number): FunctionNode | undefined =>
  enclosing(tree).around(position).next().value ?? undefined;
