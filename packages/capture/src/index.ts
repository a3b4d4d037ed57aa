/** Capture: folders and files to artifacts. The only package, besides the applications, that opens files. */

export { CaptureError, type CaptureErrorCode } from "./capture-error.ts";
export { captureFiles, type InputFile } from "./capture-files.ts";
export { type CapturePathOptions, capturePath } from "./capture-path.ts";
export { type CaptureLimits, DEFAULT_LIMITS } from "./limits.ts";
