/**
 * Evidence: ranges of the captured material that show a statement. A statement without evidence does not compile,
 * because the list is a non-empty tuple.
 */
import type { FileId, ModuleId, Offset } from "./brands.ts";

/** Longest range that evidence may point at, in UTF-16 code units. */
export const MAX_RANGE = 4000;
/** Longest quote, in UTF-16 code units; longer text is cut without a mark. */
export const MAX_QUOTE = 240;
/** Most ranges on one statement; `sightings` counts the rest. */
export const MAX_EVIDENCE = 20;

export interface Evidence {
  readonly file: FileId;
  /** Inclusive. */
  readonly start: Offset;
  /** Exclusive. */
  readonly end: Offset;
  /** text.slice(start, end), verbatim, at most {@link MAX_QUOTE} units of it. */
  readonly quote: string;
  readonly module?: ModuleId;
  /** What the range contributes, in a few words: "path", "method", "role compared". */
  readonly says?: string;
  /** JSON pointer into the statement to what the range shows, e.g. "/method"; absent: the statement as a whole. */
  readonly for?: string;
  /** Place in the derivation, from 1, where the statement was computed from several ranges. */
  readonly step?: number;
}

export type NonEmpty<T> = readonly [T, ...T[]];

/** Narrows a list to a non-empty one. */
export const isNonEmpty = <T>(list: readonly T[]): list is NonEmpty<T> => list.length > 0;

/**
 * How a statement was reached. `shown`: stands literally in the evidence. `derived`: computed from the evidence.
 * `inferred`: follows a convention.
 */
export type Basis = "shown" | "derived" | "inferred";

/** Why something is not shown. */
export interface Reason {
  readonly code: ReasonCode;
  /** What it is about: a file, a reference, a statement's id, the code's own name of a value. */
  readonly ref?: string;
}

/** The catalogue of reasons. */
export const REASON_CODES = [
  "bound-reached",
  "chunk-missing",
  "no-evidence",
  "no-html",
  "no-product-code",
  "not-analysed",
  "not-understood",
  "runtime-configuration",
  "runtime-value",
  "server-only",
  "too-dynamic",
  "unreadable-file",
] as const;

export type ReasonCode = (typeof REASON_CODES)[number];
