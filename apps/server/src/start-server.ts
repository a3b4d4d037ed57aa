/** Starts the server: on the loopback interface unless told otherwise, with its data in memory unless told where. */
import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { ACCESS, type AccessOptions } from "./access/authenticate.ts";
import { makeApp } from "./app.ts";
import type { Fetches } from "./contract/captures.ts";
import type { Collect } from "./jobs/collect/collect-apart.ts";
import { type JobSettings, jobWith } from "./jobs/process/run-job.ts";
import { endConnections, listen } from "./listen.ts";
import { type Log, silentLog } from "./log.ts";
import { openServices, type Storage } from "./open-services.ts";
import type { RunJob } from "./queue/run-job.ts";
import type { UploadLimits } from "./uploads/upload-limits.ts";
import { readWebFiles } from "./web-files.ts";

export interface ServerOptions {
  /** Default: 127.0.0.1. At every other address requests need tokens. */
  readonly host?: string;
  /** Default: any free port. */
  readonly port?: number;
  /** Default: in memory. */
  readonly storage?: Storage;
  /** Folder of the built web application; default: that of the package `@as-built/web`. */
  readonly webRoot?: string;
  readonly limits?: Partial<UploadLimits>;
  readonly access?: Partial<AccessOptions>;
  /** How many releases applications keep that do not say; default: all. */
  readonly keepReleases?: number;
  /** Analyses at a time. */
  readonly parallel?: number;
  /** Of each analysis in this process. */
  readonly jobSettings?: Partial<JobSettings>;
  /** Analyses that may wait; more are refused as `busy`. */
  readonly mostQueued?: number;
  /** What addresses may be fetched; default: public ones. */
  readonly fetches?: Fetches;
  readonly log?: Log;
  /** Default: in a process of its own; so are collections. */
  readonly run?: RunJob;
  readonly collect?: Collect;
}

export interface RunningServer {
  /** Where to open it, e.g. `http://127.0.0.1:40123/`. */
  readonly url: string;
  readonly port: number;
  /** Whether requests without a token are refused. */
  readonly needsTokens: boolean;
  /** Lets requests under way end, for a while, and gives running analyses back to the queue. */
  close(): Promise<void>;
}

const HOST = "127.0.0.1";
/** An upload over a slow line takes long. */
const REQUEST_MS = 3_600_000;
/** Of all clients together; each costs some memory and an open file. */
const CONNECTIONS = 4096;

/** For requests under way when the server is closed. */
const GRACE_MS = 5000;

/** Addresses that listen everywhere and cannot be asked on every platform, with one that can. */
const EVERYWHERE: ReadonlyMap<string, string> = new Map([
  ["0.0.0.0", HOST],
  ["::", "::1"],
]);

const urlOf = (host: string, port: number): string => `http://${host.includes(":") ? `[${host}]` : host}:${port}/`;

const isLoopback = (host: string): boolean => host === HOST || host === "localhost" || host === "::1";

/** @throws ServerError `port-in-use`, `data-in-use`, `no-database`, `cannot-listen`, `web-app-missing` */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { host = HOST, storage = { kind: "memory" }, log = silentLog } = options;
  const web = readWebFiles(options.webRoot);
  const loopback = isLoopback(host);
  const required = options.access?.required ?? !loopback;
  const opened = await openServices({
    storage,
    log,
    run: options.run ?? jobWith(options.jobSettings),
    ...(options.limits && { limits: options.limits }),
    ...(options.keepReleases !== undefined && { keepReleases: options.keepReleases }),
    ...(options.collect && { collect: options.collect }),
    ...(options.fetches !== undefined && { fetches: options.fetches }),
    ...(options.mostQueued !== undefined && { mostQueued: options.mostQueued }),
    ...(options.parallel !== undefined && { parallel: options.parallel }),
  });
  const app = makeApp(opened.services, {
    loopback,
    web,
    secret: opened.secret,
    ...ACCESS,
    ...options.access,
    required,
  });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.requestTimeout = REQUEST_MS;
  server.maxConnections = CONNECTIONS;
  const port = await listen(server, host, options.port ?? 0).catch(async (error: unknown) => {
    await opened.close();
    throw error;
  });
  const url = urlOf(host, port);
  opened.tell(urlOf(EVERYWHERE.get(host) ?? host, port));
  return {
    url,
    port,
    needsTokens: required,
    close: async () => {
      opened.end();
      await endConnections(server, GRACE_MS);
      await opened.close();
    },
  };
}
