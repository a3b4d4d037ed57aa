/** `/ask`: questions across applications, answered from the tables beside the specifications. */
import { z } from "@hono/zod-openapi";
import { Id, Time } from "./common.ts";
import { json, route } from "./route.ts";

const Where = z.object({
  application: z.object({ id: Id, name: z.string() }),
  release: z.object({ id: Id, label: z.string(), capturedAt: Time }),
  analysisId: Id,
});

const MAX_ROWS = 5000;
const ROWS = 500;

const AskQuery = z.object({
  scope: z.enum(["latest", "all"]).default("latest").openapi({
    description: "Of each application the release captured last, or all its releases",
  }),
  limit: z.coerce.number().int().min(1).max(MAX_ROWS).default(ROWS),
});

/** Texts are compared without case. A part is enough; where `*` stands for any text, the whole has to fit. */
export const MOST_LETTERS = 400;
const Pattern = z.string().min(1).max(MOST_LETTERS);

const answerOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), more: z.boolean().openapi({ description: "Whether `limit` cut rows off" }) });

const LibraryUse = Where.extend({
  name: z.string(),
  version: z.string().nullable(),
  kind: z.string(),
  size: z.number().int().openapi({ description: "Code units attributed to it" }),
}).openapi("LibraryUse");

const CallUse = Where.extend({
  statementId: z.string(),
  protocol: z.string(),
  method: z.string().nullable(),
  url: z.string(),
  operation: z.string().nullable(),
}).openapi("CallUse");

const RoleUse = Where.extend({
  statementId: z.string(),
  kind: z.string(),
  name: z.string(),
  label: z.string().nullable(),
}).openapi("RoleUse");

const KnownName = z
  .object({ name: z.string(), applications: z.number().int().openapi({ description: "How many have it" }) })
  .openapi("KnownName");

export const askNames = route("viewer", {
  method: "get",
  path: "/ask/names",
  summary: "What can be asked for: the libraries, the addresses of calls, or the roles that the applications have",
  request: { query: AskQuery.extend({ of: z.enum(["libraries", "calls", "roles"]) }) },
  responses: {
    200: json(
      answerOf(KnownName),
      "The libraries with most code first, addresses and roles that are stated most often first",
    ),
  },
});

export const askLibraries = route("viewer", {
  method: "get",
  path: "/ask/libraries",
  summary: "Which applications ship a library, and at which version",
  request: { query: AskQuery.extend({ name: Pattern.optional(), version: Pattern.optional() }) },
  responses: { 200: json(answerOf(LibraryUse), "By application, release and name") },
});

export const askCalls = route("viewer", {
  method: "get",
  path: "/ask/calls",
  summary: "Which applications call an address (a part of it, or a pattern with *)",
  request: { query: AskQuery.extend({ address: Pattern.optional(), method: Pattern.optional() }) },
  responses: { 200: json(answerOf(CallUse), "By application, release and address") },
});

export const askRoles = route("viewer", {
  method: "get",
  path: "/ask/roles",
  summary: "Which applications know a role or a permission",
  request: { query: AskQuery.extend({ name: Pattern.optional() }) },
  responses: { 200: json(answerOf(RoleUse), "By application, release and name") },
});
