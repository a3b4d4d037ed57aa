/** Ends connections that do not bring the whole body of a small request soon. */
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";

const MOST_MS = 30_000;

export const bodyTime =
  (mostMs = MOST_MS): MiddlewareHandler<{ Bindings: HttpBindings }> =>
  async ({ env: { incoming } }, next) => {
    const timer = setTimeout(() => {
      if (!incoming.complete) incoming.destroy();
    }, mostMs);
    await next();
    clearTimeout(timer);
  };
