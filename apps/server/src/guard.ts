/**
 * Who is answered: requests that name this machine, from pages that this server gave. A page of another site can make a
 * browser send requests to a local port, and a name of another site can be made to point here (DNS rebinding).
 */
import type { MiddlewareHandler } from "hono";
import { ServerError } from "./server-error.ts";

const LOOPBACK = /^(?:127\.0\.0\.1|localhost)(?::\d{1,5})?$/;

export const guard: MiddlewareHandler = async (context, next) => {
  const host = context.req.header("host") ?? "";
  if (!LOOPBACK.test(host)) throw new ServerError("forbidden", "host");
  const origin = context.req.header("origin");
  if (origin !== undefined && origin !== `http://${host}`) throw new ServerError("forbidden", "origin");
  const site = context.req.header("sec-fetch-site") ?? "none";
  if (context.req.path.startsWith("/api/") && site !== "same-origin" && site !== "none") {
    throw new ServerError("forbidden", "site");
  }
  await next();
};
