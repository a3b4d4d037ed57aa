/** The innermost class around a node. */

import { append } from "../multimap.ts";
import { rememberFor } from "../remember.ts";
import type { Node } from "../syntax/nodes.ts";
import { isClass } from "../syntax/nodes.ts";
import type { ScopeTree } from "./binding.ts";

interface Placed {
  readonly node: Node;
  readonly around: Placed | undefined;
}

/** All of a script, each with the one around it, by where they begin. */
const classesOf = rememberFor(({ scopeOf }: ScopeTree): readonly Placed[] => {
  const out: Placed[] = [];
  const sorted = [...scopeOf.keys()].filter(isClass).sort((a, b) => a.start - b.start || b.end - a.end);
  for (const node of sorted) {
    let around = out.at(-1);
    while (around && around.node.end < node.end) around = around.around;
    out.push({ node, around });
  }
  return out;
});

export function classAround({ start, end }: Pick<Node, "start" | "end">, scopes: ScopeTree): Node | undefined {
  const classes = classesOf(scopes);
  let [low, high] = [0, classes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((classes[middle]?.node.start ?? Infinity) <= start) low = middle + 1;
    else high = middle;
  }
  let at = classes[low - 1];
  while (at && at.node.end < end) at = at.around;
  return at?.node;
}

/** What stands in classes, by the class and a name. */
export class ByClass<T> {
  private readonly known = new Map<Node, Map<string, T[]>>();

  add(name: string, one: T, at: Node, scopes: ScopeTree): void {
    const around = classAround(at, scopes);
    if (!around) return;
    const own = this.known.get(around) ?? new Map<string, T[]>();
    append(own, name, one);
    this.known.set(around, own);
  }

  of(name: string, at: Node, scopes: ScopeTree): readonly T[] {
    const around = classAround(at, scopes);
    return (around && this.known.get(around)?.get(name)) ?? [];
  }
}
