/** Specifications of finished analyses, and what differs between two of them. */
import type { PointComparison } from "@as-built/spec";
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
    304: { description: "Not changed since the answer whose ETag came as If-None-Match" },
  },
});

/** As `compareSpecifications` gives it; lists of statements with the place each has in its document. */
const Points = z.custom<readonly PointComparison[]>().openapi({
  type: "array",
  items: {
    type: "object",
    required: ["point", "added", "removed", "changed", "same"],
    properties: {
      point: { type: "string" },
      added: { type: "array", items: { type: "object" } },
      removed: { type: "array", items: { type: "object" } },
      changed: {
        type: "array",
        items: {
          type: "object",
          required: ["before", "after", "changes"],
          properties: {
            before: { type: "object" },
            after: { type: "object" },
            changes: {
              type: "array",
              items: { type: "object", required: ["property"], properties: { property: { type: "string" } } },
            },
          },
        },
      },
      same: { type: "integer" },
    },
  },
});

const Side = z.object({ analysis: Analysis, release: Release });

export const compare = route("viewer", {
  method: "get",
  path: "/compare",
  summary: "What is added, removed and changed from the left specification to the right one, by point",
  request: { query: z.object({ left: Id, right: Id }) },
  responses: {
    200: json(z.object({ left: Side, right: Side, points: Points }).openapi("Comparison"), "One entry a point"),
  },
});
