/**
 * Finds the calls whose address an address of traffic may be. Patterns lie in a tree by their segments from the last to the
 * first, so that what stands before a path that is known only from there on costs nothing.
 */
import type { Call } from "@as-built/spec";
import { type AddressPattern, addressPattern, consistsOf, type SegmentPattern } from "./address-pattern.ts";

export interface Candidate {
  readonly call: Call;
  readonly pattern: AddressPattern;
  /** Segments of the traffic's path that stand before what the call states. */
  readonly before: readonly string[];
}

interface Node {
  readonly texts: Map<string, Node>;
  /** By their texts with holes between them. */
  readonly pieces: Map<string, { readonly pieces: readonly [string, ...string[]]; readonly node: Node }>;
  hole?: Node;
  readonly ends: Omit<Candidate, "before">[];
}

const newNode = (): Node => ({ texts: new Map(), pieces: new Map(), ends: [] });

/** Segments of an address that are looked at; longer ones belong to no call. */
const MAX_SEGMENTS = 64;
/** Most places of the tree that one address leads to; what fits so much is no call's. */
const MAX_PLACES = 2000;

export class CallIndex {
  readonly #root = newNode();

  constructor(calls: readonly Call[]) {
    for (const call of calls) {
      const pattern = addressPattern(call.url);
      let node = this.#root;
      for (const segment of pattern.segments) node = below(node, segment);
      node.ends.push({ call, pattern });
    }
  }

  /** @param segments of a path, from the first */
  candidates(segments: readonly string[]): readonly Candidate[] {
    const found: Candidate[] = [];
    let places = 0;
    const visit = (node: Node, at: number): void => {
      if (++places > MAX_PLACES) return;
      for (const end of node.ends) found.push({ ...end, before: segments.slice(0, at) });
      const segment = segments[at - 1];
      if (segment === undefined) return;
      const { texts, pieces, hole } = node;
      const same = texts.get(segment);
      if (same !== undefined) visit(same, at - 1);
      for (const one of pieces.values()) if (consistsOf(segment, one.pieces)) visit(one.node, at - 1);
      if (hole !== undefined) visit(hole, at - 1);
    };
    if (segments.length <= MAX_SEGMENTS) visit(this.#root, segments.length);
    return places > MAX_PLACES ? [] : found;
  }
}

function below(node: Node, segment: SegmentPattern): Node {
  if ("text" in segment) {
    const known = node.texts.get(segment.text) ?? newNode();
    node.texts.set(segment.text, known);
    return known;
  }
  if ("hole" in segment) {
    node.hole ??= newNode();
    return node.hole;
  }
  const key = segment.pieces.join("{}");
  const known = node.pieces.get(key) ?? { pieces: segment.pieces, node: newNode() };
  node.pieces.set(key, known);
  return known.node;
}
