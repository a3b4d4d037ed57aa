/** `/releases`: what was captured of an application at one time, its files and their texts. */
import { z } from "@hono/zod-openapi";
import { Analysis } from "./analyses.ts";
import { byId, Id, Page, pageOf, Time } from "./common.ts";
import { json, jsonBody, route } from "./route.ts";
import { uploadBody } from "./upload-form.ts";

export const Release = z
  .object({
    id: Id,
    applicationId: Id,
    label: z.string(),
    input: z.string().openapi({ description: "Name of the folder, file or archive that came" }),
    capturedAt: Time,
    createdAt: Time,
    digest: z.string().openapi({ description: "SHA-256 of the material; equal for equal files" }),
    files: z.number().int(),
    bytes: z.number().int(),
    analysis: Analysis.nullable().openapi({ description: "The newest finished one, else the newest" }),
  })
  .openapi("Release");

export type ReleaseShape = z.infer<typeof Release>;

const ReleaseFile = z
  .object({
    id: z.string().openapi({
      description: "Path in the release; specifications name a text that came compressed without .gz, .br or .zst",
    }),
    bytes: z.number().int(),
    digest: z.string().openapi({ description: "SHA-256" }),
  })
  .openapi("ReleaseFile");

const Uploaded = z.object({ release: Release, analysis: Analysis });

export const listReleases = route("viewer", {
  method: "get",
  path: "/applications/{id}/releases",
  summary: "Releases of an application, newest first",
  request: { ...byId, query: Page },
  responses: { 200: json(pageOf(Release), "A page") },
});

export const createRelease = route("analyst", {
  method: "post",
  path: "/applications/{id}/releases",
  summary: "Upload a release: files with relative paths, or one archive (zip, tar, tgz)",
  request: { ...byId, ...uploadBody({}) },
  responses: { 201: json(Uploaded.openapi("UploadedRelease"), "The release and its queued analysis") },
});

export const getRelease = route("viewer", {
  method: "get",
  path: "/releases/{id}",
  summary: "One release",
  request: byId,
  responses: { 200: json(Release, "The release") },
});

const ReleaseChange = z
  .object({
    label: z.string().trim().min(1).max(200),
    applicationId: Id.openapi({
      description: "Of the application that gets it; the one that had it is deleted if no release is left there",
    }),
  })
  .partial()
  .openapi("ReleaseChange");

export const changeRelease = route("analyst", {
  method: "patch",
  path: "/releases/{id}",
  summary: "Rename a release, or move it to another application",
  request: { ...byId, ...jsonBody(ReleaseChange) },
  responses: { 200: json(Release, "The release") },
});

export const deleteRelease = route("analyst", {
  method: "delete",
  path: "/releases/{id}",
  summary: "Delete a release with its files, analyses and specifications",
  request: byId,
  responses: { 204: { description: "Deleted" } },
});

export const listFiles = route("viewer", {
  method: "get",
  path: "/releases/{id}/files",
  summary: "Files of a release, by path",
  request: byId,
  responses: { 200: json(z.object({ items: z.array(ReleaseFile) }), "All files") },
});

export const getFileText = route("viewer", {
  method: "get",
  path: "/releases/{id}/files/{fileId}/text",
  summary: "Text of a file, or UTF-16 code units `from` to `to` of it; headers x-text-from, -to, -length",
  request: {
    params: z.object({
      id: Id,
      fileId: z.string().openapi({ description: "Path, percent-encoded as one segment" }),
    }),
    query: z.object({
      from: z.coerce.number().int().min(0).optional(),
      to: z.coerce.number().int().min(0).optional(),
    }),
  },
  responses: {
    200: { description: "The text", content: { "text/plain": { schema: z.string() } } },
    304: { description: "Not changed since the answer whose ETag came as If-None-Match" },
  },
});
