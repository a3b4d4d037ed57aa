/**
 * What the capture stage hands to the engine: the files of one application, decoded, with their digests.
 * The engine never opens a file itself.
 */
import type { ArtifactKind, FileId } from "@as-built/spec";
import type { RecordedTraffic } from "./traffic.ts";

/** How a server may compress what it sends: the words of HTTP's Content-Encoding. */
export type ContentCoding = "gzip" | "br" | "zstd";

/** One captured file. `text` is empty for kinds that hold no text (wasm, other), unless it holds licence notices. */
export interface Artifact {
  readonly id: FileId;
  readonly kind: ArtifactKind;
  /** Decoded as UTF-8 with a byte order mark kept, invalid bytes as U+FFFD, line ends untouched. */
  readonly text: string;
  readonly bytes: number;
  /** Of the bytes, hexadecimal. */
  readonly sha256: string;
  readonly url?: string;
  /** Where the text stood there only compressed: id, bytes and digest are those of what a browser gets. */
  readonly coding?: ContentCoding;
}

/** Why a server did not give a file; `left-out` is what a bound of the capture kept from being asked for. */
export type WebFailureCode =
  | "not-there"
  | "refused"
  | "no-answer"
  | "too-many-redirects"
  | "too-large"
  | "private-address"
  | "disallowed"
  | "left-out";

/** A file that could not be captured; the rest still is. */
export interface CaptureFailure {
  readonly file: FileId;
  readonly code:
    | "unreadable"
    | "too-large"
    | "path-too-long"
    | "not-text"
    | "not-decompressed"
    | "decompressed-too-large"
    | "not-recorded"
    | "hermes-bytecode"
    /** Not asked for: it lies at an origin from which no page loads. */
    | "other-origin"
    | WebFailureCode;
  /** What is known beside the code, such as a version, or an origin. */
  readonly detail?: string;
  /** The file that names it. */
  readonly by?: FileId;
  /** As that file names it. */
  readonly reference?: string;
}

export interface Capture {
  /** What was given: base name of a folder or file, a URL, a package. */
  readonly input: string;
  /** sha256 over the sorted file digests, hexadecimal. */
  readonly digest: string;
  /** Sorted by id. */
  readonly artifacts: readonly Artifact[];
  readonly failures: readonly CaptureFailure[];
  /** What a recording holds beside files. */
  readonly traffic?: RecordedTraffic;
}
