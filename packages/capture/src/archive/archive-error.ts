/** What the readers of the formats throw, as errors with a code. Errors of the file system stay what they are. */
import { basename } from "node:path";
import { CaptureError } from "../capture-error.ts";

const CUT_OFF = /unexpected end of (?:file|data)|unexpected EOF|End of central directory record signature not found/;

export function archiveError(error: unknown, path: string): unknown {
  if (error instanceof CaptureError || !(error instanceof Error) || isOfSystem(error)) return error;
  const code = CUT_OFF.test(error.message)
    ? "archive-truncated"
    : /encrypt/.test(error.message)
      ? "archive-encrypted"
      : /unsupported compression|multi-disk/.test(error.message)
        ? "archive-unsupported"
        : "archive-damaged";
  return new CaptureError(code, basename(path), { cause: error });
}

/** Only errors of the system have the name of a call; those of zlib have a code, too. */
const isOfSystem = (error: Error): boolean => "syscall" in error;
