/** How an analysis is run, as the queue sees it: files in, the specification's JSON out, somewhere else than here. */
import { FAILURE_CODES, type FailureCode, keysOf } from "../contract/error-codes.ts";
import { JobFailure } from "../jobs/process/job-message.ts";
import type { JobInput, JobOptions } from "../jobs/process/run-job.ts";

/** Gives the specification as JSON. @throws JobFailure */
export type RunJob = (input: JobInput, options: Pick<JobOptions, "onProgress" | "signal">) => Promise<string>;

/** Why a job failed, in codes of the contract. Words of unexpected errors may quote the material and are left out. */
export function reasonOf(error: unknown): { readonly code: FailureCode; readonly detail?: string | undefined } {
  if (!(error instanceof JobFailure)) return { code: "failed" };
  const code = keysOf(FAILURE_CODES).find((one) => one === error.code);
  return code === undefined ? { code: "failed" } : { code, detail: error.detail };
}
