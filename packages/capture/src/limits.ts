/** How much a capture takes in. Bounds are counts, so the same material gives the same answer on every machine. */

export interface CaptureLimits {
  /** Largest file that is read, in bytes; a larger one becomes a failure of the capture. */
  readonly maxFileBytes: number;
  /** Most files of one capture; more end it with a {@link CaptureError}. */
  readonly maxFiles: number;
}

export const DEFAULT_LIMITS: CaptureLimits = { maxFileBytes: 256 * 2 ** 20, maxFiles: 100_000 };
