/** Which functions hold a position of a script. Made once for a script, then asked by binary search. */
import { partitionPoint } from "../partition-point.ts";
import { rememberFor } from "../remember.ts";
import type { FunctionNode } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import type { Scope, ScopeTree } from "./binding.ts";

/** From here on, up to the next edge, a function is the innermost. */
interface Edge {
  readonly at: number;
  readonly fn: FunctionNode | undefined;
}

/** Where functions begin and end: behind a deep nest that has ended nothing is looked for in it. */
const edgesOf = rememberFor((tree: ScopeTree): readonly Edge[] => {
  const functions = [...tree.scopeOf.keys()].filter(isFunction).sort((a, b) => a.start - b.start || b.end - a.end);
  const edges: Edge[] = [];
  for (const [index, begun] of functions.entries()) {
    const next = functions[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    edges.push({ at: begun.start, fn: begun });
    for (let last: FunctionNode | undefined = begun; last && last.end < next; ) {
      const at: number = last.end;
      last = first(functionsOutOf(tree, last), (fn) => fn.start <= at && at < fn.end);
      edges.push({ at, fn: last });
    }
  }
  return edges;
});

/** The innermost function that holds a position. */
export function functionAround(tree: ScopeTree, position: number): FunctionNode | undefined {
  const edges = edgesOf(tree);
  return edges[partitionPoint(edges, ({ at }) => at > position) - 1]?.fn;
}

/** The functions that hold a position, innermost first. */
export function functionsAround(tree: ScopeTree, position: number): readonly FunctionNode[] {
  const innermost = functionAround(tree, position);
  const outer = innermost ? [...functionsOutOf(tree, innermost)] : [];
  return innermost ? [innermost, ...outer.filter(({ start, end }) => start <= position && position < end)] : [];
}

function first<T>(items: Iterable<T>, test: (item: T) => boolean): T | undefined {
  for (const item of items) if (test(item)) return item;
  return undefined;
}

/** The functions around a function, innermost first. */
export function* functionsOutOf(tree: ScopeTree, fn: FunctionNode): Generator<FunctionNode> {
  for (let scope: Scope | undefined = tree.scopeOf.get(fn)?.parent; scope; scope = scope.parent)
    if (isFunction(scope.node)) yield scope.node;
}
