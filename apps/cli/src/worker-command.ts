/** `asbuilt worker`: takes analyses of the servers on its database, until a signal ends it. */
import type { LogLevel } from "@as-built/server";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { loadServer } from "./load-server.ts";
import { WORKER } from "./server-messages.ts";
import { asServerProblem } from "./server-problem.ts";
import { untilEnded } from "./signals.ts";
import { checkedIndexes } from "./signatures.ts";
import { write } from "./terminal.ts";

export interface WorkerOptions {
  readonly databaseUrl: string;
  readonly parallel: number;
  /** Megabytes and seconds of an analysis. */
  readonly memory: number;
  readonly timeout: number;
  /** Files with indexes of a team's own packages. */
  readonly signatures?: readonly string[];
  /** Seconds. */
  readonly grace: number;
  readonly healthPort?: number;
  readonly healthHost: string;
  readonly logLevel: LogLevel;
}

/** @throws {ProblemError} `not-signatures`, `no-database`, `unknown-exporter`, `port-in-use`, `cannot-listen` */
export async function workerCommand(options: WorkerOptions): Promise<ExitCode> {
  const { databaseUrl, parallel, memory, timeout, signatures = [], grace, healthPort, logLevel } = options;
  const own = checkedIndexes(signatures);
  const { createLog, startMetrics, startWorker } = await loadServer();
  const place = { databaseUrl };
  const metrics = await startMetrics().catch(asServerProblem({ place }));
  // from before it takes analyses: what has begun by then has to be ended in order
  const end = untilEnded();
  const worker = await startWorker({
    url: databaseUrl,
    parallel,
    settings: { memoryMb: memory, timeoutMs: timeout * 1000, signatures: own },
    graceMs: grace * 1000,
    ...(healthPort !== undefined && { health: { host: options.healthHost, port: healthPort } }),
    log: createLog("worker", logLevel),
  }).catch(asServerProblem({ place, port: healthPort }));
  await write(process.stdout, WORKER.started(parallel));
  await end;
  await worker.close();
  await metrics.stop();
  return EXIT.done;
}
