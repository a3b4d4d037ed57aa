/** Analyses as metrics: how many ended in which way, and how long they took. Made after `startMetrics`. */
import { metrics } from "@opentelemetry/api";
import { JobFailure } from "../jobs/process/job-message.ts";
import type { JobInput, JobOptions } from "../jobs/process/run-job.ts";
import { METER } from "./meter.ts";

type Run = (input: JobInput, options: JobOptions) => Promise<string>;

/** The same as it is given, measured. The attribute `outcome` is `finished` or the code of the failure. */
export function measured(run: Run): Run {
  const durations = metrics.getMeter(METER).createHistogram("asbuilt.analysis.duration", {
    description: "Time that analyses ran, by outcome",
    unit: "s",
    advice: { explicitBucketBoundaries: [0.5, 1, 2, 5, 10, 30, 60, 120, 300, 600] },
  });
  return async (input, options) => {
    const begun = performance.now();
    const record = (outcome: string) => durations.record((performance.now() - begun) / 1000, { outcome });
    try {
      const specification = await run(input, options);
      record("finished");
      return specification;
    } catch (error) {
      record(error instanceof JobFailure ? error.code : "failed");
      throw error;
    }
  };
}
