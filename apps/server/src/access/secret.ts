/** Where a request carries its token: in the header, or in the cookie of a browser that has shown it once. */
import type { Context } from "hono";
import { getCookie } from "hono/cookie";

export const SESSION_COOKIE = "asbuilt_session";

export const secretOf = (context: Context): string | undefined =>
  bearerOf(context) ?? getCookie(context, SESSION_COOKIE);

export function bearerOf(context: Context): string | undefined {
  const [, bearer] = /^Bearer ([\w-]{1,200})$/i.exec(context.req.header("authorization") ?? "") ?? [];
  return bearer;
}
