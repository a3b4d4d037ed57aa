/**
 * Which requests are answered at all: those that name this server, from pages that it gave. A page of another site can
 * make a browser send requests here, and a name of another site can be made to point here (DNS rebinding).
 */
import type { MiddlewareHandler } from "hono";
import { ApiError } from "../contract/api-error.ts";

const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/;

/** @param loopback whether the server listens on this machine only, and so has only these names */
export const guard =
  (loopback: boolean): MiddlewareHandler =>
  async (context, next) => {
    const host = context.req.header("host") ?? "";
    if (loopback && !LOOPBACK.test(host)) throw new ApiError("wrong-host");
    const origin = context.req.header("origin");
    // A proxy in front may speak TLS, so only the name is compared.
    if (origin !== undefined && hostOf(origin) !== host) throw new ApiError("wrong-origin");
    const site = context.req.header("sec-fetch-site") ?? "none";
    if (context.req.path.startsWith("/api/") && site !== "same-origin" && site !== "none") {
      throw new ApiError("wrong-origin");
    }
    await next();
  };

/** Also undefined for the origin `null` of sandboxed pages. */
function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
