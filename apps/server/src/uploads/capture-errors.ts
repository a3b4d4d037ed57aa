/** Errors of captures and archives as errors of the API. */
import { CaptureError } from "@as-built/capture";
import { ApiError } from "../contract/api-error.ts";
import { ERROR_CODES, keysOf } from "../contract/error-codes.ts";

/** Other errors stay what they are. */
export function captureErrorOf(error: unknown): unknown {
  if (!(error instanceof CaptureError)) return error;
  const code = keysOf(ERROR_CODES).find((one) => one === error.code);
  return code === undefined ? error : new ApiError(code, error.subject);
}
