/** Health of a worker over HTTP, for whoever watches over processes: the routes that servers have, and nothing else. */
import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { ApiError } from "../../contract/api-error.ts";
import type { Database } from "../../database/open-database.ts";
import { errorAnswer } from "../../error-answer.ts";
import { listen } from "../../listen.ts";
import type { Log } from "../../log.ts";
import { healthRoutes } from "../../routes/health-routes.ts";

export interface HealthOptions {
  readonly host: string;
  readonly port: number;
}

interface Watched {
  readonly db: Database;
  readonly closing: AbortSignal;
  readonly log: Log;
}

/**
 * @returns what ends it
 * @throws ServerError `port-in-use`, `cannot-listen`
 */
export async function serveHealth(watched: Watched, { host, port }: HealthOptions): Promise<() => void> {
  const app = new Hono();
  app.onError(errorAnswer(watched.log));
  app.notFound(() => {
    throw new ApiError("not-found");
  });
  app.route("/", healthRoutes(watched));
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await listen(server, host, port);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
