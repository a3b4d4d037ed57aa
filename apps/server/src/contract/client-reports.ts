/** Reports of our own front end: errors that people ran into, and how fast pages were. */
import { z } from "@hono/zod-openapi";
import { Id, Time } from "./common.ts";
import { json, jsonBody, route } from "./route.ts";

const MAX_TEXT = 4000;

/** Half of a pair of surrogates is no character, and no database takes it. */
const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((words) => words.isWellFormed(), "Not well-formed");

export const NewClientReport = z
  .object({
    kind: z.enum(["error", "performance"]),
    message: text(MAX_TEXT).optional(),
    stack: text(MAX_TEXT).optional(),
    view: text(400).optional().openapi({ description: "Address of the view, without query" }),
    digest: text(100).optional().openapi({ description: "Of the server's error that it follows from" }),
    measures: z.record(text(60), z.number()).optional().openapi({ description: "Names and milliseconds" }),
  })
  .openapi("NewClientReport");

const ClientReport = NewClientReport.extend({ id: Id, receivedAt: Time }).openapi("ClientReport");

export const report = route("viewer", {
  method: "post",
  path: "/client-reports",
  summary: "Leave a report",
  request: jsonBody(NewClientReport),
  responses: { 204: { description: "Taken" } },
});

export const listReports = route("admin", {
  method: "get",
  path: "/client-reports",
  summary: "The last reports, newest first",
  responses: { 200: json(z.object({ items: z.array(ClientReport) }), "Reports") },
});
