/** `/analyses`: what is queued, runs or has ended, with how far it is and why it failed. */
import { STAGES } from "@as-built/engine";
import { POINTS } from "@as-built/spec";
import { z } from "@hono/zod-openapi";
import { byId, Id, Page, pageOf, Time } from "./common.ts";
import { FAILURE_CODES, keysOf } from "./error-codes.ts";
import { json, jsonBody, route } from "./route.ts";

export const ANALYSIS_STATES = ["queued", "running", "finished", "failed", "cancelled"] as const;

export type AnalysisState = (typeof ANALYSIS_STATES)[number];

/** States that do not change any more. */
export const isFinal = (state: AnalysisState): boolean => state !== "queued" && state !== "running";

export const Stage = z.enum(["capture", ...STAGES]);

const Failure = z
  .object({
    code: z.enum(keysOf(FAILURE_CODES)),
    message: z.string(),
    detail: z.string().optional().openapi({ description: "What it is about; not of the material's text" }),
  })
  .openapi("AnalysisFailure");

const Findings = z.record(z.enum(POINTS.map(({ name }) => name)), z.number().int());

const Known = z
  .object({
    scripts: z.number().int().optional(),
    modules: z.number().int().optional(),
    libraries: z.array(z.string()).optional().openapi({ description: "Names of what was recognised" }),
    findings: Findings.optional().openapi({ description: "By point, so far: some may still be merged or dropped" }),
  })
  .openapi("KnownSoFar");

export type KnownOf = z.infer<typeof Known>;

const Progress = z
  .object({
    state: z.enum(ANALYSIS_STATES),
    stage: Stage.optional(),
    share: z.number().min(0).max(1).optional().openapi({ description: "Of the stage, 0 to 1" }),
    known: Known.optional().openapi({ description: "While it runs" }),
    failure: Failure.optional(),
  })
  .openapi("AnalysisProgress");

export const Summary = z
  .object({
    name: z.string().optional().openapi({ description: "Of the application, as its code states it" }),
    statements: Findings,
    origins: z.record(z.string(), z.number().int()).openapi({ description: "Code units by origin" }),
    failures: z.number().int().openapi({ description: "Files or parts that could not be read" }),
  })
  .openapi("SpecificationSummary");

export type ProgressShape = z.infer<typeof Progress>;

export type SummaryOf = z.infer<typeof Summary>;

export const Analysis = z
  .object({
    id: Id,
    releaseId: Id,
    applicationId: Id,
    ...Progress.shape,
    priority: z.number().int(),
    engineVersion: z.string().optional(),
    outdated: z.boolean().openapi({ description: "Finished by another version of the engine than this server's" }),
    requestedAt: Time,
    startedAt: Time.optional(),
    endedAt: Time.optional(),
    summary: Summary.optional().openapi({ description: "Of the specification, where finished" }),
  })
  .openapi("Analysis");

export type AnalysisShape = z.infer<typeof Analysis>;

const MAX_PRIORITY = 100;

const AnalysisRequest = z
  .object({
    priority: z.number().int().min(-MAX_PRIORITY).max(MAX_PRIORITY).default(0).openapi({
      description: "Higher ones are taken first",
    }),
  })
  .openapi("AnalysisRequest");

export const listAnalyses = route("viewer", {
  method: "get",
  path: "/analyses",
  summary: "Analyses, newest first",
  request: {
    query: Page.extend({
      state: z.enum(ANALYSIS_STATES).optional(),
      application: Id.optional(),
      release: Id.optional(),
    }),
  },
  responses: { 200: json(pageOf(Analysis), "A page") },
});

export const requestAnalysis = route("analyst", {
  method: "post",
  path: "/releases/{id}/analyses",
  summary: "Analyse a release again",
  request: { ...byId, ...jsonBody(AnalysisRequest) },
  responses: { 201: json(Analysis, "The queued analysis") },
});

export const getAnalysis = route("viewer", {
  method: "get",
  path: "/analyses/{id}",
  summary: "One analysis",
  request: byId,
  responses: { 200: json(Analysis, "The analysis") },
});

export const cancelAnalysis = route("analyst", {
  method: "post",
  path: "/analyses/{id}/cancel",
  summary: "Cancel an analysis that is queued or runs",
  request: byId,
  responses: { 200: json(Analysis, "The cancelled analysis") },
});

export const followAnalysis = route("viewer", {
  method: "get",
  path: "/analyses/{id}/events",
  summary: "Server-sent events `progress`, data AnalysisProgress: now, at each change, and last the final state",
  request: byId,
  responses: { 200: { description: "Events", content: { "text/event-stream": { schema: Progress } } } },
});
