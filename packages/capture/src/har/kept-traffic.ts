/** Traffic as it was kept for a later analysis (`keptTraffic` of the engine, as JSON); whatever stands there is checked. */
import type { Exchange, RecordedTraffic } from "@as-built/engine";
import type { SeenParameter, Shape } from "@as-built/spec";
import { z } from "zod";

const Sketch: z.ZodType<Shape> = z.lazy(() =>
  z.object({
    type: z.string().exactOptional(),
    properties: z.record(z.string(), Sketch).exactOptional(),
    items: z.exactOptional(Sketch),
    nullable: z.boolean().exactOptional(),
    values: z.exactOptional(Sketch),
  }),
);

const Parameter: z.ZodType<SeenParameter> = z.object({
  name: z.string(),
  type: z.enum(["boolean", "integer", "number", "string"]).exactOptional(),
});

const Kept: z.ZodType<Exchange> = z.object({
  entry: z.number().int().nonnegative(),
  method: z.string(),
  origin: z.string(),
  path: z.string(),
  query: z.array(Parameter),
  operation: z.string().exactOptional(),
  kind: z.enum(["request", "socket", "stream", "message"]),
  message: z
    .object({
      direction: z.enum(["sent", "received"]),
      names: z.array(z.string()),
      namespace: z.string().exactOptional(),
      isWhole: z.boolean(),
    })
    .exactOptional(),
  status: z.number(),
  requestType: z.string().exactOptional(),
  request: z.exactOptional(Sketch),
  answerType: z.string().exactOptional(),
  answer: z.exactOptional(Sketch),
});

const Traffic: z.ZodType<RecordedTraffic> = z.object({
  name: z.string(),
  sha256: z.string(),
  site: z.string(),
  entries: z.number().int().nonnegative(),
  exchanges: z.array(Kept),
});

/** @throws where it is something else */
export const keptTrafficIn = (text: string): RecordedTraffic => Traffic.parse(JSON.parse(text));
