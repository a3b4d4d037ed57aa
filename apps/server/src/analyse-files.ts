/** Files in memory to a specification: capture, then engine. Runs in the worker, and in tests without one. */
import { CaptureError, captureFiles } from "@as-built/capture";
import { analyze, type Progress } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { loadSignatures } from "@as-built/signatures";
import { ServerError } from "./server-error.ts";

export interface AnalysisInput {
  /** What was dropped, as the specification names it. */
  readonly input: string;
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[];
}

export interface AnalysisResult {
  /** The specification as JSON. */
  readonly specification: string;
  /** Decoded text by file, of the files that evidence points into. */
  readonly texts: ReadonlyMap<string, string>;
}

/** @throws ServerError where nothing can be analysed */
export function analyseFiles(
  { input, files }: AnalysisInput,
  onProgress: (progress: Progress) => void,
): AnalysisResult {
  const capture = captureOf(input, files);
  const some = capture.artifacts.some(
    ({ kind, text }) => kind === "script" || (kind === "html" && /<script/i.test(text)),
  );
  if (!some) throw new ServerError("no-scripts", input);
  const { specification, texts } = analyze(capture, { parser: oxcParser(), signatures: loadSignatures(), onProgress });
  return { specification: JSON.stringify(specification), texts };
}

function captureOf(input: string, files: AnalysisInput["files"]) {
  try {
    return captureFiles(input, files);
  } catch (error) {
    if (!(error instanceof CaptureError)) throw error;
    throw new ServerError(error.code === "too-many-files" ? "too-many-files" : "no-files", error.subject);
  }
}
