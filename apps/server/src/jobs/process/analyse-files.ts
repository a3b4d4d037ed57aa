/** Files in memory to the specification as JSON: capture, then engine. Blocks its thread until it is done. */
import { CaptureError, captureFiles, holdsScript, tryInProcess } from "@as-built/capture";
import { analyze, type CaptureFailure, type Progress, type RecordedTraffic } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { loadSignatures } from "@as-built/signatures";
import { JobFailure, type JobFile } from "./job-message.ts";

export interface FilesToAnalyse {
  /** What was given, as the specification names it. */
  readonly input: string;
  readonly files: readonly JobFile[];
  readonly traffic?: RecordedTraffic;
  /** What was named and could not be had. */
  readonly failures?: readonly CaptureFailure[];
  /** Files with indexes of a team's own packages. */
  readonly signatures: readonly string[];
}

/** @throws JobFailure `no-scripts`, `no-files`, `too-many-files` */
export function analyseFiles(
  { input, files, traffic, failures = [], signatures: own }: FilesToAnalyse,
  onProgress: (progress: Progress) => void,
): string {
  const capture = captureOf(input, files);
  if (!holdsScript(capture)) throw new JobFailure("no-scripts", input);
  const parser = oxcParser({ trial: tryInProcess });
  const whole = { ...capture, failures: [...capture.failures, ...failures], ...(traffic && { traffic }) };
  const { specification } = analyze(whole, { parser, signatures: loadSignatures(own), onProgress });
  return JSON.stringify(specification);
}

function captureOf(input: string, files: readonly JobFile[]) {
  try {
    return captureFiles(input, files);
  } catch (error) {
    if (!(error instanceof CaptureError)) throw error;
    throw new JobFailure(error.code === "too-many-files" ? "too-many-files" : "no-files", error.subject);
  }
}
