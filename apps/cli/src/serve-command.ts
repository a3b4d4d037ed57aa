/** `asbuilt serve`: starts the server, says where it is, and ends with the signal that asks for it. */
import type { Fetches, LogLevel } from "@as-built/server";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { loadServer } from "./load-server.ts";
import { type PlaceOptions, storageOf } from "./place.ts";
import { SERVE } from "./server-messages.ts";
import { asServerProblem } from "./server-problem.ts";
import { untilEnded } from "./signals.ts";
import { checkedIndexes } from "./signatures.ts";
import { write } from "./terminal.ts";

export interface ServeOptions extends PlaceOptions {
  readonly port?: number;
  readonly host: string;
  readonly keepReleases?: number;
  readonly parallel: number;
  /** Megabytes and seconds of an analysis. */
  readonly memory: number;
  readonly timeout: number;
  /** Files with indexes of a team's own packages. */
  readonly signatures?: readonly string[];
  readonly mostQueued: number;
  /** What addresses it may fetch. */
  readonly fetch: Fetches;
  readonly logLevel: LogLevel;
}

/** The same place, for a command that is copied from the screen. The address of a database is not repeated: see above. */
const optionsOf = ({ data, databaseUrl }: PlaceOptions): string => {
  if (databaseUrl !== undefined) return " --database-url URL";
  return data === undefined ? "" : ` --data ${/^[\w./-]+$/.test(data) ? data : JSON.stringify(data)}`;
};

/** @throws {ProblemError} `not-signatures`, `port-in-use`, `data-in-use`, `no-database`, `no-viewer`, `unknown-exporter` */
export async function serveCommand(given: ServeOptions): Promise<ExitCode> {
  const { data, databaseUrl, logLevel, memory, timeout, fetch: fetches, signatures = [], ...options } = given;
  const own = checkedIndexes(signatures);
  const { createLog, startMetrics, startServer } = await loadServer();
  const place = { ...(data !== undefined && { data }), ...(databaseUrl !== undefined && { databaseUrl }) };
  const storage = storageOf(place);
  const log = createLog("server", logLevel);
  const metrics = await startMetrics().catch(asServerProblem({ place }));
  // from before it takes requests and analyses: what has begun by then has to be ended in order
  const end = untilEnded();
  const server = await startServer({
    ...options,
    fetches,
    jobSettings: { memoryMb: memory, timeoutMs: timeout * 1000, signatures: own },
    storage,
    log,
  }).catch(asServerProblem({ place, port: options.port }));
  // The address of a database may hold a password.
  const where = storage.kind === "folder" ? storage.folder : SERVE.inDatabase;
  await write(process.stdout, SERVE.started(server.url, where));
  if (server.needsTokens) await write(process.stdout, SERVE.needsTokens(optionsOf(place)));
  await end;
  await server.close();
  await metrics.stop();
  return EXIT.done;
}
