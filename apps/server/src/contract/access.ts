/** Who may use the server: tokens, sessions of browsers that hold one, and what the caller is told of itself. */
import { z } from "@hono/zod-openapi";
import { ROLES } from "./caller.ts";
import { FETCHES } from "./captures.ts";
import { byId, Id, Time } from "./common.ts";
import { json, jsonBody, route } from "./route.ts";

export const Token = z
  .object({
    id: Id,
    name: z.string(),
    role: z.enum(ROLES),
    createdAt: Time,
    lastUsedAt: Time.optional(),
    expiresAt: Time.optional(),
  })
  .openapi("Token");

export type TokenShape = z.infer<typeof Token>;

const NewToken = z
  .object({ name: z.string().trim().min(1).max(200), role: z.enum(ROLES), expiresAt: Time.optional() })
  .openapi("NewToken");

export const CreatedToken = z.object({ token: Token, secret: z.string() }).openapi("CreatedToken");

export const listTokens = route("admin", {
  method: "get",
  path: "/tokens",
  summary: "Tokens that are in force",
  responses: { 200: json(z.object({ items: z.array(Token) }), "All tokens, newest first") },
});

export const createToken = route("admin", {
  method: "post",
  path: "/tokens",
  summary: "Create a token; its secret is shown this once",
  request: jsonBody(NewToken),
  responses: { 201: json(CreatedToken, "The token") },
});

export const revokeToken = route("admin", {
  method: "delete",
  path: "/tokens/{id}",
  summary: "Revoke a token",
  request: byId,
  responses: { 204: { description: "Revoked" } },
});

export const me = route("viewer", {
  method: "get",
  path: "/me",
  summary: "The caller's role, and what this server takes",
  responses: {
    200: json(
      z
        .object({
          role: z.enum(ROLES),
          authentication: z.enum(["none", "token"]),
          token: z.object({ id: Id, name: z.string() }).optional(),
          engineVersion: z.string(),
          fetches: z.enum(FETCHES).openapi({
            description: "What `/captures` may fetch: nothing, public addresses, or also private ones",
          }),
          limits: z.object({ totalBytes: z.number(), fileBytes: z.number(), files: z.number() }),
        })
        .openapi("Me"),
      "The caller",
    ),
  },
});

export const openSession = route("viewer", {
  method: "post",
  path: "/session",
  summary: "Keep the token of the Authorization header in a cookie that scripts cannot read, for this browser",
  responses: { 204: { description: "The cookie is set" } },
});

export const closeSession = route("viewer", {
  method: "delete",
  path: "/session",
  summary: "Forget the cookie",
  responses: { 204: { description: "The cookie is gone" } },
});
