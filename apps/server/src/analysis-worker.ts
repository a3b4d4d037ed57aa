/** The worker thread of one analysis: takes the files as its data, tells how far it is, gives the result, ends. */
import { parentPort, workerData } from "node:worker_threads";
import type { Progress } from "@as-built/engine";
import { type AnalysisInput, type AnalysisResult, analyseFiles } from "./analyse-files.ts";
import { ServerError, type ServerErrorCode } from "./server-error.ts";

/** What the worker says. */
export type WorkerMessage =
  | { readonly type: "progress"; readonly progress: Progress }
  | { readonly type: "done"; readonly result: AnalysisResult }
  | { readonly type: "failed"; readonly code: ServerErrorCode; readonly detail: string };

const say = (message: WorkerMessage): void => parentPort?.postMessage(message);

function run(input: AnalysisInput): void {
  try {
    const result = analyseFiles(input, (progress) => say({ type: "progress", progress }));
    say({ type: "done", result });
  } catch (error) {
    const code = error instanceof ServerError ? error.code : "failed";
    const detail = error instanceof ServerError ? input.input : error instanceof Error ? error.message : String(error);
    say({ type: "failed", code, detail });
  }
}

run(workerData);
