/** A worker: takes analyses of the servers that share its database, as many at a time as it was told, until it ends. */
import { openDatabase } from "../../database/open-database.ts";
import { type Log, silentLog } from "../../log.ts";
import type { RunJob } from "../../queue/run-job.ts";
import { measured } from "../../telemetry/measure-jobs.ts";
import { measureProcess } from "../../telemetry/measure-process.ts";
import { type JobSettings, jobWith } from "../process/run-job.ts";
import { FleetQueue } from "./fleet-queue.ts";
import { type HealthOptions, serveHealth } from "./worker-health.ts";

export interface WorkerOptions {
  /** Of PostgreSQL. */
  readonly url: string;
  readonly parallel: number;
  /** Of each analysis. */
  readonly settings?: Partial<JobSettings>;
  /** Milliseconds that running analyses get to end when the worker ends; then others do them. */
  readonly graceMs: number;
  /** Where it answers whether it lives and can work; default: nowhere. */
  readonly health?: HealthOptions | undefined;
  readonly log?: Log;
  /** Default: in a process of its own. */
  readonly run?: RunJob;
}

export interface RunningWorker {
  close(): Promise<void>;
}

/** @throws ServerError `no-database`, `port-in-use`, `cannot-listen` */
export async function startWorker({ url, log = silentLog, ...options }: WorkerOptions): Promise<RunningWorker> {
  const { parallel, graceMs, health } = options;
  const run: RunJob = options.run ?? jobWith(options.settings);
  const db = await openDatabase({ kind: "postgres", url });
  const closing = new AbortController();
  let endHealth: (() => void) | undefined;
  try {
    endHealth = health && (await serveHealth({ db, closing: closing.signal, log }, health));
    const queue = await FleetQueue.open(db, { url, run: measured(run), parallel, graceMs, log });
    measureProcess();
    return {
      close: async () => {
        closing.abort();
        await queue.close();
        endHealth?.();
        await db.destroy();
      },
    };
  } catch (error) {
    endHealth?.();
    await db.destroy();
    throw error;
  }
}
