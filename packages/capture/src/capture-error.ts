/** Why nothing at all could be captured. A single file that fails is no error: it is listed in the capture. */

export type CaptureErrorCode = "not-found" | "not-readable" | "not-a-file-or-folder" | "empty" | "too-many-files";

/** `subject` is what the code is about: the input as given, or the bound that was reached. */
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
