/**
 * What a thread for texts and whoever started it say to each other. A text has a key that says all it depends on, so a
 * thread that holds it already needs no contents.
 */

export type TextKind =
  /** Of a stored file, as captures decode it. */
  | "file"
  /** Of a stored file that is compressed, as a browser gets it; `subject` is its path. */
  | "coded-file"
  /** A stored specification as Markdown. */
  | "markdown"
  /** What differs between two stored specifications, as JSON. */
  | "comparison";

export interface TextTask {
  readonly kind: TextKind;
  /** Digests of the contents. */
  readonly digests: readonly string[];
  readonly subject?: string;
  /** UTF-16 code units; default: all. */
  readonly from?: number;
  readonly to?: number | undefined;
}

export interface ToThread {
  readonly task: TextTask;
  /** As they are stored: compressed. */
  readonly contents?: readonly Uint8Array[];
}

export interface TextPart {
  /** UTF-8. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Of the part and of the whole, in UTF-16 code units. */
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

export type FromThread =
  | { readonly type: "part"; readonly part: TextPart }
  /** The thread does not hold it: the contents are needed. */
  | { readonly type: "missing" }
  /** The contents are no text of this kind. */
  | { readonly type: "unreadable" }
  | { readonly type: "failed"; readonly error: unknown };
