/** A worker: takes analyses of the servers that share its database, as many at a time as it was told, until it ends. */
import { type Database, openDatabase } from "../../database/open-database.ts";
import { errorFields, type Log, silentLog } from "../../log.ts";
import type { RunJob } from "../../queue/run-job.ts";
import { measured } from "../../telemetry/measure-jobs.ts";
import { type JobLimits, runJob } from "../process/run-job.ts";
import { FleetQueue } from "./fleet-queue.ts";

export interface WorkerOptions {
  /** Of PostgreSQL. */
  readonly url: string;
  readonly parallel: number;
  /** Of each analysis. */
  readonly limits?: Partial<JobLimits>;
  /** Milliseconds that running analyses get to end when the worker ends; then others do them. */
  readonly graceMs: number;
  readonly log?: Log;
  /** Default: in a process of its own. */
  readonly run?: RunJob;
}

export interface RunningWorker {
  close(): Promise<void>;
}

/** @throws ServerError `no-database` */
export async function startWorker({ url, log = silentLog, ...options }: WorkerOptions): Promise<RunningWorker> {
  const { parallel, graceMs, limits = {} } = options;
  const run: RunJob = options.run ?? ((input, more) => runJob(input, { ...more, ...limits }));
  const db = await openDatabase({ kind: "postgres", url });
  const queue = await openQueue(db, {
    url,
    run: measured(run),
    parallel,
    graceMs,
    onError: (error) => log.error("background", errorFields(error)),
    onTaken: ({ id, attempt }) => log.info("analysis-taken", { analysis: id, attempt }),
  });
  return {
    close: async () => {
      await queue.close();
      await db.destroy();
    },
  };
}

async function openQueue(db: Database, options: Parameters<typeof FleetQueue.open>[1]): Promise<FleetQueue> {
  try {
    return await FleetQueue.open(db, options);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
