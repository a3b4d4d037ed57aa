/** Starts the local server: on the loopback interface only, for the person at this machine. */
import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { makeApp } from "./app.ts";
import { Jobs } from "./jobs.ts";
import { inWorker, type RunAnalysis } from "./run-analysis.ts";
import { ServerError } from "./server-error.ts";
import { UPLOAD_LIMITS, type UploadLimits } from "./upload.ts";
import { readWebFiles } from "./web-files.ts";

export interface ServerOptions {
  /** Default: any free port. */
  readonly port?: number;
  /** Folder of the built web application; default: that of the package `@as-built/web`. */
  readonly webRoot?: string;
  readonly limits?: Partial<UploadLimits>;
  /** Default: in a worker thread. */
  readonly runAnalysis?: RunAnalysis;
}

export interface RunningServer {
  /** Where to open it, e.g. `http://127.0.0.1:40123/`. */
  readonly url: string;
  readonly port: number;
  /** Stops running analyses and open connections. */
  close(): Promise<void>;
}

const HOST = "127.0.0.1";

/** @throws ServerError `port-in-use`, `web-app-missing` */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const web = readWebFiles(options.webRoot);
  const jobs = new Jobs(options.runAnalysis ?? inWorker());
  const app = makeApp(jobs, web, { ...UPLOAD_LIMITS, ...options.limits });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const port = await listen(server, options.port ?? 0);
  return {
    url: `http://${HOST}:${port}/`,
    port,
    close: () => {
      jobs.stop();
      const { promise, resolve } = Promise.withResolvers<void>();
      server.close(() => resolve());
      server.closeAllConnections();
      return promise;
    },
  };
}

function listen(server: Server, port: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  server.once("error", (error: NodeJS.ErrnoException) =>
    reject(error.code === "EADDRINUSE" ? new ServerError("port-in-use", String(port)) : error),
  );
  server.listen(port, HOST, () => {
    const address = server.address();
    resolve(typeof address === "object" && address !== null ? address.port : port);
  });
  return promise;
}
