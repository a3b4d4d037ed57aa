/** Everything as one archive, out and in. */
import { z } from "@hono/zod-openapi";
import { json, route } from "./route.ts";

export const ARCHIVE_TYPE = "application/x-tar";

const archive = { [ARCHIVE_TYPE]: { schema: { type: "string" as const, format: "binary" } } };

export const exportAll = route("admin", {
  method: "get",
  path: "/export",
  summary: "All applications, releases, files, analyses and specifications as one archive; no tokens",
  responses: { 200: { description: "The archive", content: archive } },
});

export const Imported = z
  .object({
    applications: z.number().int(),
    releases: z.number().int(),
    analyses: z.number().int(),
    files: z.number().int().openapi({ description: "Distinct contents" }),
  })
  .openapi("Imported");

export const importAll = route("admin", {
  method: "post",
  path: "/import",
  summary: "Add what an archive of /export holds; what is here already stays as it is",
  request: { body: { required: true, content: archive } },
  responses: { 200: json(Imported, "How much was added") },
});
