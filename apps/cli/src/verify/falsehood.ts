/** What `asbuilt verify` finds: a code, the place in the specification, and what was expected there. Data only. */

export const FALSEHOODS = [
  "malformed",
  "unknown-file",
  "missing-file",
  "unlisted-file",
  "wrong-digest",
  "wrong-size",
  "wrong-range",
  "wrong-quote",
  "too-much-evidence",
  "wrong-steps",
  "wrong-pointer",
  "same-id",
  "wrong-id",
  "dangling",
  "one-sided",
  "no-premise",
  "unknown-word",
  "contradiction",
  "wrong-origin",
  "wrong-basis",
  "wrong-point",
  "wrong-regions",
  "wrong-total",
  "wrong-entry",
  "not-reproduced",
] as const;

export type FalsehoodCode = (typeof FALSEHOODS)[number];

export interface Falsehood {
  readonly code: FalsehoodCode;
  /** A statement's id, or a JSON pointer into the specification. */
  readonly where: string;
  /** What it is about: a range, an id, a value. */
  readonly what: string;
}
