/** Why nothing at all could be captured. A single file that fails is no error: it is listed in the capture. */

import type { WebFailureCode } from "@as-built/engine";

export type ArchiveErrorCode =
  | "archive-truncated"
  | "archive-damaged"
  | "archive-encrypted"
  | "archive-unsupported"
  | "archive-path-outside"
  | "archive-path-too-long"
  | "archive-link"
  | "archive-duplicate"
  | "archive-too-many-entries"
  | "archive-entry-too-large"
  | "archive-too-large"
  | "archive-ratio"
  | "archive-native";

export type CaptureErrorCode =
  | "not-found"
  | "not-readable"
  | "not-a-file-or-folder"
  | "empty"
  | "too-many-files"
  | "address-malformed"
  | `address-${WebFailureCode}`
  | "browser-no-address"
  | "browser-no-playwright"
  | "browser-none"
  | "browser-ended"
  | "package-malformed"
  | "package-not-there"
  | "package-not-fetched"
  | "package-no-npm"
  | "har-damaged"
  | "har-empty"
  | "har-too-large"
  | "mhtml-damaged"
  | "mhtml-empty"
  | ArchiveErrorCode;

/** `subject` is what the code is about: the input as given, the entry of an archive, or the bound that was reached. */
export class CaptureError extends Error {
  override readonly name = "CaptureError";
  readonly code: CaptureErrorCode;
  readonly subject: string;

  constructor(code: CaptureErrorCode, subject: string, options?: ErrorOptions) {
    super(`${code}: ${subject}`, options);
    this.code = code;
    this.subject = subject;
  }
}

/** What the file system says, as a code; other errors stay what they are. */
export function asCaptureError(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !("code" in error) || error instanceof CaptureError) return error;
  const missing = error.code === "ENOENT" || error.code === "ENOTDIR" || error.code === "ELOOP";
  return new CaptureError(missing ? "not-found" : "not-readable", path, { cause: error });
}
