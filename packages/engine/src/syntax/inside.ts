/** Whether one range stands within another one of the same text. */
import type { Node } from "./nodes.ts";

type Range = Pick<Node, "start" | "end">;

export const isInside = (inner: Range, outer: Range): boolean => outer.start <= inner.start && inner.end <= outer.end;
