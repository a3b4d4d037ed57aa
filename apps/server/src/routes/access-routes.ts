/** Tokens, sessions, and what callers are told of themselves. */
import { ENGINE_VERSION } from "@as-built/engine";
import { deleteCookie, setCookie } from "hono/cookie";
import { SESSION_COOKIE, secretOf } from "../access/secret.ts";
import * as contract from "../contract/access.ts";
import { addToken, deleteToken, listTokens } from "../database/tokens.ts";
import type { Services } from "../services.ts";
import { newApi } from "./api.ts";
import { existing } from "./load.ts";
import { tokenShape } from "./shapes.ts";

export const accessRoutes = ({ db, limits, captures }: Services) =>
  newApi()
    .openapi(contract.listTokens, async (context) =>
      context.json({ items: (await listTokens(db)).map(tokenShape) }, 200),
    )
    .openapi(contract.createToken, async (context) => {
      const { name, role, expiresAt } = context.req.valid("json");
      const expires = expiresAt === undefined ? undefined : new Date(expiresAt);
      const { token, secret } = await addToken(db, { name, role, expiresAt: expires });
      return context.json({ token: tokenShape(token), secret }, 201, { "cache-control": "no-store" });
    })
    .openapi(contract.revokeToken, async (context) => {
      existing((await deleteToken(db, context.req.valid("param").id)) || undefined);
      return context.body(null, 204);
    })
    .openapi(contract.me, (context) => {
      const { role, token } = context.var.caller;
      const { totalBytes, fileBytes, files } = limits;
      return context.json(
        {
          role,
          authentication: token === undefined ? ("none" as const) : ("token" as const),
          ...(token !== undefined && { token }),
          engineVersion: ENGINE_VERSION,
          fetches: captures.fetches,
          limits: { totalBytes, fileBytes, files },
        },
        200,
      );
    })
    .openapi(contract.openSession, (context) => {
      const secret = secretOf(context);
      const secure = new URL(context.req.header("origin") ?? context.req.url).protocol === "https:";
      if (secret !== undefined) {
        setCookie(context, SESSION_COOKIE, secret, { httpOnly: true, sameSite: "Strict", path: "/", secure });
      }
      return context.body(null, 204);
    })
    .openapi(contract.closeSession, (context) => {
      deleteCookie(context, SESSION_COOKIE, { path: "/" });
      return context.body(null, 204);
    });
