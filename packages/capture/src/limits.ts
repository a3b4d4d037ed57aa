/** How much a capture takes in. Bounds are counts, so the same material gives the same answer on every machine. */

export interface CaptureLimits {
  /** Largest file that is read, in bytes; a larger one becomes a failure of the capture. */
  readonly maxFileBytes: number;
  /** Most files of one capture; more end it with a {@link CaptureError}. */
  readonly maxFiles: number;
}

export const DEFAULT_LIMITS: CaptureLimits = { maxFileBytes: 256 * 2 ** 20, maxFiles: 100_000 };

/** Code units of a path: each statement names it once and again. One that comes from an address is shorter. */
export const MAX_PATH_LENGTH = 1024;

/** Bytes of a recording of traffic: it is read as one text, and longer ones do not exist. */
export const MAX_RECORDING_BYTES = 500 * 2 ** 20;

/** What is asked of servers to capture an application from its address. */
export interface WebLimits {
  /** Most addresses that are asked for, those that lead nowhere included. */
  readonly maxRequests: number;
  /** Bytes of one answer and of all, as they are once decompressed. */
  readonly maxFileBytes: number;
  readonly maxTotalBytes: number;
  readonly maxRedirects: number;
  /** Requests at a time, and within a second. */
  readonly atATime: number;
  readonly perSecond: number;
  /** How often one address is asked for where the server is busy or the connection breaks. */
  readonly attempts: number;
  /** Milliseconds: longest wait that a server may ask for (`Retry-After`), most for one answer, and for all. */
  readonly maxWait: number;
  readonly maxTime: number;
  readonly maxTotalTime: number;
}

/** Browsers open six connections to a host. */
export const WEB_LIMITS: WebLimits = {
  maxRequests: 5000,
  maxFileBytes: 64 * 2 ** 20,
  maxTotalBytes: 2 ** 30,
  maxRedirects: 10,
  atATime: 6,
  perSecond: 25,
  attempts: 4,
  maxWait: 60_000,
  maxTime: 120_000,
  maxTotalTime: 30 * 60_000,
};

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

/** Of a container image: its entries with those of its layers, and the bytes of files that browsers may be served. */
export const IMAGE_LIMITS: ArchiveLimits = {
  maxEntries: 1_000_000,
  maxEntryBytes: 256 * 2 ** 20,
  maxTotalBytes: 2 * 2 ** 30,
  maxRatio: 200,
  ratioFrom: 32 * 2 ** 20,
  maxDepth: 64,
  maxPathLength: 2048,
};

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
