/**
 * Which part of a file is shown around a range, and how it is divided into what stands before, in and after the range.
 * All positions are UTF-16 code units.
 */
import type { TextSlice } from "@as-built/spec";

/** Code units shown on either side at first, and added by each "show more". */
export const STEP = 2000;

export interface Range {
  readonly start: number;
  readonly end: number;
}

/** How far the window reaches beyond the range. */
export interface Reach {
  readonly before: number;
  readonly after: number;
}

export const FIRST_REACH: Reach = { before: STEP, after: STEP };

export const reachFurther = (reach: Reach, side: keyof Reach): Reach => ({ ...reach, [side]: reach[side] + STEP });

export interface Window {
  readonly from: number;
  readonly to: number;
}

export const windowAround = ({ start, end }: Range, reach: Reach): Window => ({
  from: Math.max(0, start - reach.before),
  to: end + reach.after,
});

export interface Division {
  readonly before: string;
  readonly marked: string;
  readonly after: string;
  /** Code units of the file before and after what is shown. */
  readonly hiddenBefore: number;
  readonly hiddenAfter: number;
}

/** Divides an excerpt at a range; what of the range lies outside the excerpt is left away. */
export function divide(excerpt: TextSlice, { start, end }: Range): Division {
  const from = Math.min(Math.max(0, start - excerpt.from), excerpt.text.length);
  const to = Math.min(Math.max(from, end - excerpt.from), excerpt.text.length);
  return {
    before: excerpt.text.slice(0, from),
    marked: excerpt.text.slice(from, to),
    after: excerpt.text.slice(to),
    hiddenBefore: excerpt.from,
    hiddenAfter: excerpt.length - excerpt.to,
  };
}
