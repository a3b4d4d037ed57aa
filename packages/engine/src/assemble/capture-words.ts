/** Why a file is not in a capture, in words. */
import type { Failure } from "@as-built/spec";
import type { CaptureFailure } from "../artifact.ts";

/** Behind the name of the file. */
const CAPTURE_WORDS: Readonly<Record<CaptureFailure["code"], string>> = {
  unreadable: "could not be read",
  "too-large": "is larger than the limit",
  "path-too-long": "has a longer path than the limit",
  "not-text": "is no text",
  "not-decompressed": "cannot be decompressed: it is damaged, cut off, or not what its ending says",
  "decompressed-too-large": "is larger than the limit once it is decompressed",
  "not-there": "is named, and the server does not have it",
  refused: "is named, and the server refused it",
  "no-answer": "is named, and the server did not answer, or not to the end",
  "too-many-redirects": "is named, and the server only leads elsewhere",
  "private-address": "is named, and lies at a private address that was not given, or at none of the web",
  disallowed: "is named, and the site's robots.txt does not allow it to be fetched",
  "other-origin": "is named, and lies at an origin from which no page loads: to fetch it, allow that",
  "left-out": "is named, and a bound of the capture kept it from being fetched",
  "not-recorded": "was loaded, and its content is not in the recording",
  "hermes-bytecode": "is compiled for Hermes, the engine of React Native, and holds no JavaScript",
};

export const isFailureCode = (code: string): code is CaptureFailure["code"] => Object.hasOwn(CAPTURE_WORDS, code);

type Known = Pick<CaptureFailure, "code" | "by" | "detail">;

/** The same with the file that names it, and what else is known. */
export function captureWords({ code, by, detail }: Known): string {
  const words =
    by === undefined ? CAPTURE_WORDS[code] : CAPTURE_WORDS[code].replace(/^is named,/, `is named by ${by},`);
  return withDetail(words, detail);
}

/** Where it is said already that it is named. */
export const reasonWords = ({ code, detail }: Known): string =>
  withDetail(CAPTURE_WORDS[code].replace(/^(?:is named|was loaded), and /, ""), detail);

const withDetail = (words: string, detail: string | undefined): string =>
  detail === undefined ? words : `${words} (${detail})`;

export const failureOf = ({ file, ...failure }: CaptureFailure): Failure => ({
  file,
  error: captureWords(failure),
  code: failure.code,
});
