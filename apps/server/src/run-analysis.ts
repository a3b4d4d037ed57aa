/**
 * Runs an analysis in a worker thread of its own, so that the server keeps answering, a long one can be stopped, and
 * one that takes all memory ends alone. Wall-clock limits are here and nowhere deeper.
 */
import { Worker } from "node:worker_threads";
import type { Progress } from "@as-built/engine";
import type { AnalysisInput, AnalysisResult } from "./analyse-files.ts";
import type { WorkerMessage } from "./analysis-worker.ts";
import { ServerError } from "./server-error.ts";

export interface RunningAnalysis {
  /** Rejects with a {@link ServerError}. */
  readonly result: Promise<AnalysisResult>;
  stop(): void;
}

export type RunAnalysis = (input: AnalysisInput, onProgress: (progress: Progress) => void) => RunningAnalysis;

/** Beside this file, as source or as it was compiled. */
const SCRIPT = new URL(
  import.meta.url.endsWith(".ts") ? "./analysis-worker.ts" : "./analysis-worker.js",
  import.meta.url,
);

const MINUTES = 60_000;

export interface WorkerLimits {
  readonly timeoutMs: number;
  readonly memoryMb: number;
}

const WORKER_LIMITS: WorkerLimits = { timeoutMs: 10 * MINUTES, memoryMb: 6144 };

export function inWorker({ timeoutMs, memoryMb }: WorkerLimits = WORKER_LIMITS): RunAnalysis {
  return (input, onProgress) => {
    const worker = new Worker(SCRIPT, {
      workerData: input,
      transferList: input.files.map(({ bytes }) => bytes.buffer as ArrayBuffer),
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    const { promise, resolve, reject } = Promise.withResolvers<AnalysisResult>();
    const timer = setTimeout(() => end("timeout"), timeoutMs);
    const end = (code: "timeout" | "cancelled") => {
      reject(new ServerError(code));
      void worker.terminate();
    };
    worker.on("message", (message: WorkerMessage) => {
      if (message.type === "progress") onProgress(message.progress);
      else if (message.type === "done") resolve(message.result);
      else reject(new ServerError(message.code, message.detail));
    });
    worker.on("error", (error) => reject(workerError(error)));
    worker.on("exit", () => {
      clearTimeout(timer);
      reject(new ServerError("failed"));
    });
    return { result: promise, stop: () => end("cancelled") };
  };
}

const workerError = (error: Error & { readonly code?: unknown }): ServerError =>
  new ServerError(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? "out-of-memory" : "failed", error.message);
