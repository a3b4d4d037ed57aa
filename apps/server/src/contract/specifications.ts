/** Specifications of finished analyses, and what differs between two of them. */
import { z } from "@hono/zod-openapi";
import { Analysis } from "./analyses.ts";
import { byId, Id } from "./common.ts";
import { Release } from "./releases.ts";
import { json, route } from "./route.ts";

/** The document as `packages/spec/specification.schema.json` describes it. */
const Specification = z.looseObject({ format: z.literal("asbuilt/1") }).openapi("Specification");

export const getSpecification = route("viewer", {
  method: "get",
  path: "/analyses/{id}/specification",
  summary: "The specification, as the format asbuilt/1 or as Markdown",
  request: { ...byId, query: z.object({ format: z.enum(["json", "markdown"]).default("json") }) },
  responses: {
    200: {
      description: "The specification",
      content: { "application/json": { schema: Specification }, "text/markdown": { schema: z.string() } },
    },
  },
});

const Located = z.looseObject({ statement: z.looseObject({ id: z.string() }) }).openapi("LocatedStatement");

const PointComparison = z
  .object({
    point: z.string(),
    added: z.array(Located),
    removed: z.array(Located),
    changed: z.array(
      z.object({
        before: Located,
        after: Located,
        changes: z.array(z.object({ property: z.string(), before: z.unknown(), after: z.unknown() })),
      }),
    ),
    same: z.number().int(),
  })
  .openapi("PointComparison");

const Side = z.object({ analysis: Analysis, release: Release });

export const compare = route("viewer", {
  method: "get",
  path: "/compare",
  summary: "What is added, removed and changed from the left specification to the right one, by point",
  request: { query: z.object({ left: Id, right: Id }) },
  responses: {
    200: json(
      z.object({ left: Side, right: Side, points: z.array(PointComparison) }).openapi("Comparison"),
      "One entry a point",
    ),
  },
});
