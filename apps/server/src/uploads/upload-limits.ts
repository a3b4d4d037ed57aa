/** How much one upload may bring, whether as files or unpacked from an archive. */

export interface UploadLimits {
  readonly totalBytes: number;
  readonly fileBytes: number;
  readonly files: number;
}

const MB = 2 ** 20;

export const UPLOAD_LIMITS: UploadLimits = { totalBytes: 512 * MB, fileBytes: 128 * MB, files: 20_000 };

export const inMb = (bytes: number): string => `${Math.floor(bytes / MB)} MB`;
