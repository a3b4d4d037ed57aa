/** `asbuilt serve`: starts the local web application, says where it is, and ends with the signal that asks for it. */
import { once } from "node:events";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { SERVE } from "./messages.ts";
import { ProblemError } from "./problem.ts";
import { write } from "./terminal.ts";

export interface ServeOptions {
  readonly port?: number;
}

/** @throws {ProblemError} `port-in-use`, `no-viewer` */
export async function serveCommand({ port }: ServeOptions): Promise<ExitCode> {
  // Loaded here, so that an analysis does not pay for the server.
  const { startServer, ServerError } = await import("@as-built/server");
  const server = await startServer(port === undefined ? {} : { port }).catch((error: unknown) => {
    if (error instanceof ServerError && error.code === "port-in-use") throw new ProblemError(error.code, String(port));
    if (error instanceof ServerError && error.code === "web-app-missing") {
      throw new ProblemError("no-viewer", error.message);
    }
    throw error;
  });
  await write(process.stdout, SERVE.started(server.url));
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  await server.close();
  return EXIT.done;
}
