/** A part of a long list, bounded in members and in size, and the offset at which the next part begins. */
import { estimatedTokens } from "@as-built/engine";
import type { Json } from "@as-built/spec";
import { z } from "zod";

/** Of one answer; an estimate from above. */
const MAX_TOKENS = 3000;

/** What tools with long answers take. */
export const PAGING = {
  limit: z.number().int().min(1).max(100).default(20).describe("how many at most; answers are bounded in size, too"),
  offset: z.number().int().min(0).default(0).describe("where to go on: `next` of the answer before"),
};

interface Asked {
  readonly limit: number;
  readonly offset: number;
}

/** `total` and `shown`, and `next` where there is more. At least one member, whatever its size. */
export function page<T>(all: readonly T[], { limit, offset }: Asked, show: (member: T) => Json) {
  const shown: Json[] = [];
  let tokens = 0;
  for (const member of all.slice(offset, offset + limit)) {
    const one = show(member);
    tokens += estimatedTokens(JSON.stringify(one));
    if (shown.length > 0 && tokens > MAX_TOKENS) break;
    shown.push(one);
  }
  const next = offset + shown.length;
  return { total: all.length, shown, ...(next < all.length && { next }) };
}
