/** How much a capture takes in. Bounds are counts, so the same material gives the same answer on every machine. */

export interface CaptureLimits {
  /** Largest file that is read, in bytes; a larger one becomes a failure of the capture. */
  readonly maxFileBytes: number;
  /** Most files of one capture; more end it with a {@link CaptureError}. */
  readonly maxFiles: number;
}

export const DEFAULT_LIMITS: CaptureLimits = { maxFileBytes: 256 * 2 ** 20, maxFiles: 100_000 };

/** Bytes of a recording of traffic: it is read as one text, and longer ones do not exist. */
export const MAX_RECORDING_BYTES = 500 * 2 ** 20;

/** What an archive may unpack to; anything beyond ends the reading with a {@link CaptureError}. */
export interface ArchiveLimits {
  /** Most entries, folders included. */
  readonly maxEntries: number;
  /** Bytes of one unpacked file. */
  readonly maxEntryBytes: number;
  /** Bytes of all unpacked files together. */
  readonly maxTotalBytes: number;
  /** Unpacked bytes for each byte of the archive, once more than `ratioFrom` bytes are unpacked. */
  readonly maxRatio: number;
  readonly ratioFrom: number;
  /** Segments of a path, and UTF-16 code units of it. */
  readonly maxDepth: number;
  readonly maxPathLength: number;
}

/** Minified code deflates to a third or a tenth, generated maps to a fiftieth; deflate itself ends at 1,032. */
export const ARCHIVE_LIMITS: ArchiveLimits = {
  maxEntries: 100_000,
  maxEntryBytes: 256 * 2 ** 20,
  maxTotalBytes: 2 * 2 ** 30,
  maxRatio: 200,
  ratioFrom: 32 * 2 ** 20,
  maxDepth: 64,
  maxPathLength: 2048,
};
