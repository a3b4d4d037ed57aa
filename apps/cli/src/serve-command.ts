/** `asbuilt serve`: starts the server, says where it is, and ends with the signal that asks for it. */
import { once } from "node:events";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { SERVE } from "./messages.ts";
import { type PlaceOptions, storageOf } from "./place.ts";
import { asServerProblem } from "./server-problem.ts";
import { write } from "./terminal.ts";

export interface ServeOptions extends PlaceOptions {
  readonly port?: number;
  readonly host: string;
  readonly keepReleases?: number;
  readonly parallel: number;
}

/** @throws {ProblemError} `port-in-use`, `data-in-use`, `no-database`, `no-viewer` */
export async function serveCommand({ data, databaseUrl, ...options }: ServeOptions): Promise<ExitCode> {
  // Loaded here, so that an analysis does not pay for the server.
  const { lineLog, startServer } = await import("@as-built/server");
  const place = { ...(data !== undefined && { data }), ...(databaseUrl !== undefined && { databaseUrl }) };
  const storage = storageOf(place);
  const log = lineLog((line) => void process.stderr.write(line));
  const server = await startServer({ ...options, storage, log }).catch(asServerProblem({ place, port: options.port }));
  // The address of a database may hold a password.
  const where = storage.kind === "folder" ? storage.folder : SERVE.inDatabase;
  await write(process.stdout, SERVE.started(server.url, where));
  if (server.needsTokens) await write(process.stdout, SERVE.needsTokens);
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  await server.close();
  return EXIT.done;
}
