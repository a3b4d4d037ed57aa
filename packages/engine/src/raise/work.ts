/** What raising a program may cost, so that it stays linear in its text however code nests. */
import type { Span } from "./build.ts";

/** How often a program may be gone through again. */
const TIMES = 40;
/** What small programs may cost as well, in UTF-16 code units. */
const LEAST = 100_000;
/** Longest code that is written to two places, in UTF-16 code units. */
const MAX_TWICE = 200;

export class Work {
  private left: number;

  constructor({ end }: Pick<Span, "end">) {
    this.left = TIMES * end + LEAST;
  }

  /** Whether a node may be gone through once more. */
  affords({ start, end }: Span): boolean {
    this.left -= end - start;
    return this.left > 0;
  }
}

/** Whether a node may stand in two places: nested copies would grow without a bound. */
export const mayStandTwice = ({ start, end }: Span): boolean => end - start <= MAX_TWICE;
