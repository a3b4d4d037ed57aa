/** Reports of our own front end: errors that people ran into, and how fast pages were. */
import { z } from "@hono/zod-openapi";
import { Id, Time } from "./common.ts";
import { json, jsonBody, route } from "./route.ts";

const MAX_TEXT = 4000;

export const NewClientReport = z
  .object({
    kind: z.enum(["error", "performance"]),
    message: z.string().max(MAX_TEXT).optional(),
    stack: z.string().max(MAX_TEXT).optional(),
    view: z.string().max(400).optional().openapi({ description: "Address of the view, without query" }),
    digest: z.string().max(100).optional().openapi({ description: "Of the server's error that it follows from" }),
    measures: z.record(z.string().max(60), z.number()).optional().openapi({ description: "Names and milliseconds" }),
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
