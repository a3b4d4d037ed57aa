/** Gaps: code of the material that was read and not understood. What it holds is not in the nine points. */
import type { FileId, Offset } from "./brands.ts";

/** The catalogue of gaps. */
export const GAP_CODES = [
  /** No code was found to be the product's, though much of the code is nobody's that is known. */
  "no-product-code",
  /** Most of the code was neither found to be the product's nor belongs to a named component. */
  "not-recognised",
  /** A large piece of code of no named component that could not be taken apart: what is in it has one origin, or none. */
  "one-piece",
  /** A script that was not parsed: the parser might not have come back from it. */
  "not-parsed",
  /** The analysis ended at one of its bounds: values that it had not come to are unknown, or of the code that is meant a part is left out. */
  "bound-reached",
] as const;

export type GapCode = (typeof GAP_CODES)[number];

export interface Gap {
  readonly code: GapCode;
  /** The file that holds the piece, or most of what is meant. */
  readonly file?: FileId;
  /** Of one piece: where it stands in the file. */
  readonly start?: Offset;
  readonly end?: Offset;
  /** Code units that are meant. */
  readonly size: number;
  /** Code units of all code of the scripts; tables, texts and embedded files that are nobody's are no code. */
  readonly of: number;
}

const MILLION = 1_000_000;
/** From here on a part of millions has a figure other than 0.0, in code units. */
const TENTH = MILLION / 10;

/** How much a gap is of the code, in words: "2.9 of 3.0 million characters", "60,000 of 250,000 characters". */
export function gapAmount({ size, of }: Pick<Gap, "size" | "of">): string {
  if (of < MILLION || size < TENTH) return `${grouped(size)} of ${grouped(of)} characters`;
  return `${inMillions(size)} of ${inMillions(of)} million characters`;
}

const inMillions = (units: number): string => (units / MILLION).toFixed(1);

/** Digits in groups of three, the same in every locale. */
const grouped = (number: number): string => String(number).replace(/\B(?=(?:\d{3})+$)/g, ",");
