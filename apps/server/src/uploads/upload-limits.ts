/** How much one upload may bring, whether as files or unpacked from an archive, and how many are taken at a time. */

import type { Pace } from "./paced.ts";

export interface UploadLimits {
  readonly totalBytes: number;
  readonly fileBytes: number;
  readonly files: number;
  /** Uploads under way in this process; each has a few files open and some megabytes of compressors. */
  readonly atOnce: number;
  readonly pace: Pace;
}

const MB = 2 ** 20;

export const UPLOAD_LIMITS: UploadLimits = {
  totalBytes: 512 * MB,
  fileBytes: 128 * MB,
  files: 20_000,
  atOnce: 64,
  pace: { waitMs: 60_000, bytesPerSecond: 1024 },
};

export const inMb = (bytes: number): string => `${Math.floor(bytes / MB)} MB`;
