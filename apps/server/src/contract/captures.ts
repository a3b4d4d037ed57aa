/** `/captures`: applications that the server fetches from their addresses, with how far it is and what it has. */
import { z } from "@hono/zod-openapi";
import { byId, Id, Time } from "./common.ts";
import { CAPTURE_FAILURE_CODES, keysOf } from "./error-codes.ts";
import { json, jsonBody, route } from "./route.ts";

/** What an operator lets the server fetch: nothing, public addresses, or also private ones that are asked for by name. */
export const FETCHES = ["off", "public", "any"] as const;

export type Fetches = (typeof FETCHES)[number];

const CAPTURE_STATES = ["waiting", "running", "stored", "failed", "cancelled"] as const;

/** RFC 9110, 5.1 and 5.5: a name is a token, a value has no line ends. */
const Headers = z
  .record(z.string().regex(/^[\w!#$%&'*+.^`|~-]{1,100}$/), z.string().regex(/^[\t\x20-\x7e\x80-\xff]{0,8000}$/))
  .refine((headers) => Object.keys(headers).length <= 20, "At most 20 headers");

const Origin = z
  .string()
  .trim()
  .regex(/^https?:\/\/[^/?#@\s]{1,300}\/?$/i)
  .refine((origin) => URL.canParse(origin), "An origin, as in https://cdn.example");

const NewCapture = z
  .object({
    url: z
      .string()
      .trim()
      .regex(/^https?:\/\//i)
      .max(2000)
      .openapi({ description: "Of the page that the application begins with" }),
    application: Id.optional().openapi({ description: "The one that gets a release; default: a new one" }),
    name: z.string().trim().max(200).optional().openapi({ description: "Of a new application; default: its title" }),
    label: z.string().trim().max(200).optional().openapi({ description: "Of the release; default: the day" }),
    headers: Headers.optional().openapi({
      description: "Sent to the origin of the address and to no other, e.g. a cookie; kept nowhere",
    }),
    origins: z.array(Origin).max(20).optional().openapi({
      description: "Fetched from, too, beside the origins of the address and of what its pages load",
    }),
  })
  .openapi("NewCapture");

const CapturedFile = z
  .object({ path: z.string(), url: z.string().optional(), bytes: z.number().int() })
  .openapi("CapturedFile");

const LostFile = z
  .object({ path: z.string(), code: z.string(), message: z.string().openapi({ description: "Behind the path" }) })
  .openapi("LostFile");

const CaptureFailure = z
  .object({
    code: z.enum(keysOf(CAPTURE_FAILURE_CODES)),
    message: z.string(),
    detail: z.string().optional().openapi({ description: "What it is about, as servers said it" }),
  })
  .openapi("CaptureFailure");

export const Capture = z
  .object({
    id: Id,
    url: z.string(),
    state: z.enum(CAPTURE_STATES),
    requestedAt: Time,
    asked: z.number().int().openapi({ description: "Addresses that were asked for" }),
    known: z.number().int().openapi({ description: "Addresses that are known so far" }),
    files: z.array(CapturedFile).openapi({ description: "What was fetched so far" }),
    lost: z.array(LostFile).openapi({ description: "What is named and could not be had; once all is fetched" }),
    failure: CaptureFailure.optional(),
    stored: z.object({ applicationId: Id, releaseId: Id, analysisId: Id }).optional().openapi({
      description: "The release that was made of it, and its queued analysis",
    }),
  })
  .openapi("Capture");

export type CaptureShape = z.infer<typeof Capture>;

export const startCapture = route("analyst", {
  method: "post",
  path: "/captures",
  summary: "Fetch an application from its address; nothing of it is run",
  request: jsonBody(NewCapture),
  responses: { 202: json(Capture, "The capture that waits or runs") },
});

export const getCapture = route("analyst", {
  method: "get",
  path: "/captures/{id}",
  summary: "How far a capture is, and what it has; known to the server that runs it, for a day",
  request: byId,
  responses: { 200: json(Capture, "The capture") },
});

export const cancelCapture = route("analyst", {
  method: "post",
  path: "/captures/{id}/cancel",
  summary: "Cancel a capture that waits or runs",
  request: byId,
  responses: { 200: json(Capture, "The capture") },
});
