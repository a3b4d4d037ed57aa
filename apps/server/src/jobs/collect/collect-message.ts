/** What the process of a collection and whoever started it say to each other: plain data, structured clones. */
import type { CaptureErrorCode, LostFile } from "@as-built/capture";

interface Held {
  readonly path: string;
  readonly location: string;
}

export interface CollectLimits {
  readonly files: number;
  readonly fileBytes: number;
  readonly totalBytes: number;
}

export interface CollectRequest {
  /** An address, or the file of a recording with the name that it came under. */
  readonly from:
    | {
        readonly kind: "address";
        readonly address: string;
        readonly headers: Readonly<Record<string, string>>;
        readonly origins: readonly string[];
        readonly publicOnly: boolean;
      }
    | { readonly kind: "recording"; readonly path: string; readonly name: string }
    /** A recording of which only the calls are asked for: the files are there already, compressed. */
    | { readonly kind: "traffic"; readonly path: string; readonly name: string; readonly files: readonly Held[] };
  /** Where the contents are written. */
  readonly folder: string;
  readonly limits: CollectLimits;
}

export interface FetchedFile {
  /** Relative, forward slashes; no other has it. */
  readonly path: string;
  readonly url?: string | undefined;
  readonly bytes: number;
}

export interface WrittenFile extends FetchedFile {
  readonly location: string;
}

export interface Collected {
  readonly files: readonly WrittenFile[];
  readonly lost: readonly LostFile[];
  /** The file with the traffic of a recording, without values and without words that are not the program's. */
  readonly traffic?: string;
}

export type FromCollection =
  | { readonly type: "progress"; readonly asked: number; readonly known: number }
  | { readonly type: "file"; readonly file: FetchedFile }
  | { readonly type: "done"; readonly collected: Collected }
  | { readonly type: "failed"; readonly code: CaptureErrorCode | "failed" | "too-large"; readonly subject: string };
