/** The nodes around a position, found from the top: for a few positions, where a table of all parents would cost more. */
import { forEachChild, type Node } from "./nodes.ts";

/** Deepest place that is looked for. */
const MAX_DEPTH = 400;

/** From the outermost node to the innermost that holds a position. */
export function ancestors(root: Node, position: number): readonly Node[] {
  const out: Node[] = [];
  for (let at: Node | undefined = root; at && out.length < MAX_DEPTH; ) {
    out.push(at);
    let inner: Node | undefined;
    forEachChild(at, (child) => {
      if (child.start <= position && position < child.end) inner ??= child;
    });
    at = inner;
  }
  return out;
}
