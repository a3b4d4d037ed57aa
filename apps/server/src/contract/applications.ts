/** `/applications`: what releases belong to. */
import { z } from "@hono/zod-openapi";
import { Analysis } from "./analyses.ts";
import { byId, Id, Page, pageOf, Time } from "./common.ts";
import { Release } from "./releases.ts";
import { json, jsonBody, route } from "./route.ts";
import { uploadBody } from "./upload-form.ts";

const Name = z.string().trim().min(1).max(200);

const KeepReleases = z.number().int().min(1).max(100_000).nullable().openapi({
  description: "How many releases are kept, the newest; null: as the server is set up",
});

const Application = z
  .object({
    id: Id,
    name: z.string(),
    keepReleases: KeepReleases,
    createdAt: Time,
    releases: z.number().int().openapi({ description: "How many" }),
    latest: Release.nullable().openapi({ description: "The release captured last" }),
  })
  .openapi("Application");

export type ApplicationShape = z.infer<typeof Application>;

const NewApplication = z.object({ name: Name, keepReleases: KeepReleases.optional() }).openapi("NewApplication");

const ApplicationChange = NewApplication.partial().openapi("ApplicationChange");

export const listApplications = route("viewer", {
  method: "get",
  path: "/applications",
  summary: "Applications, newest first",
  request: { query: Page.extend({ q: z.string().max(200).optional().openapi({ description: "Part of the name" }) }) },
  responses: { 200: json(pageOf(Application), "A page") },
});

export const createApplication = route("analyst", {
  method: "post",
  path: "/applications",
  summary: "Create an application",
  request: jsonBody(NewApplication),
  responses: { 201: json(Application, "The application") },
});

export const getApplication = route("viewer", {
  method: "get",
  path: "/applications/{id}",
  summary: "One application",
  request: byId,
  responses: { 200: json(Application, "The application") },
});

export const changeApplication = route("analyst", {
  method: "patch",
  path: "/applications/{id}",
  summary: "Rename an application, or change how many releases it keeps",
  request: { ...byId, ...jsonBody(ApplicationChange) },
  responses: { 200: json(Application, "The application") },
});

export const deleteApplication = route("analyst", {
  method: "delete",
  path: "/applications/{id}",
  summary: "Delete an application with everything that belongs to it",
  request: byId,
  responses: { 204: { description: "Deleted" } },
});

const FORM_FIELDS = {
  name: { type: "string", description: "Of the application; default: the title of its page, else the folder's name" },
} as const;

export const upload = route("analyst", {
  method: "post",
  path: "/uploads",
  summary: "Create an application, a release and its analysis from one drop",
  request: uploadBody(FORM_FIELDS),
  responses: {
    201: json(
      z.object({ application: Application, release: Release, analysis: Analysis }).openapi("Uploaded"),
      "What was created",
    ),
  },
});
