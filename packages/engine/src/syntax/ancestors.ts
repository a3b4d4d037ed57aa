/** The nodes around a position, found from the top: for a few positions, where a table of all parents would cost more. */
import type { Node } from "./nodes.ts";
import { childAround } from "./way-to.ts";

/** Deepest place that is looked for. */
const MAX_DEPTH = 400;

/** From the outermost node to the innermost that holds a position. */
export function ancestors(root: Node, position: number): readonly Node[] {
  const out: Node[] = [];
  const place = { start: position, end: position + 1 };
  for (let at: Node | undefined = root; at && out.length < MAX_DEPTH; at = childAround(at, place)) out.push(at);
  return out;
}
