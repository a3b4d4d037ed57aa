/**
 * Runs a job in a thread of its own: the terminal stays alive (progress moves, Ctrl+C works), and the job can be ended
 * after a time. The engine itself knows no clock: a limit ends a whole analysis and never changes a specification.
 */
import { Worker } from "node:worker_threads";
import type { Step } from "./analysis.ts";
import type { Job, OnStep, Outcome } from "./job.ts";
import { problemOf } from "./problem.ts";

export type Report = { readonly step: Step } | { readonly outcome: Outcome };

export interface ThreadOptions {
  readonly onStep?: OnStep;
  /** Seconds after which the job is ended; default: never. */
  readonly limit?: number;
}

export async function runInThread(job: Job, { onStep, limit }: ThreadOptions): Promise<Outcome> {
  const worker = new Worker(new URL("./job-thread.js", import.meta.url), { workerData: job });
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const timer =
    limit !== undefined &&
    setTimeout(() => resolve({ ok: false, problem: { code: "timeout", subject: String(limit) } }), limit * 1000);
  worker.on("message", (report: Report) => {
    if ("outcome" in report) resolve(report.outcome);
    else onStep?.(report.step);
  });
  worker.on("error", (error) => resolve({ ok: false, problem: problemOf(error) }));
  const outcome = await promise;
  if (timer) clearTimeout(timer);
  await worker.terminate();
  return outcome;
}
