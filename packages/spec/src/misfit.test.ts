import { expect, test } from "vitest";
import schema from "../specification.schema.json" with { type: "json" };
import { misfit } from "./index.ts";

const POINT = { shown: false, statements: [] };
const NAMES = ["purpose", "screens", "entities", "states", "validation", "roles", "calls", "errors", "constants"];

const statement = {
  id: "call:http:GET:/a",
  basis: "shown",
  protocol: "http",
  url: "/a",
  evidence: [{ file: "a.js", start: 0, end: 1, quote: "f" }],
};

const specification = (calls: object = POINT, more: object = {}) => ({
  format: "asbuilt/1",
  tool: { name: "as-built", version: "1" },
  subject: { input: "x", digest: "" },
  material: { files: [], missing: [], failures: [] },
  provenance: { totals: { runtime: 0, framework: 0, library: 0, product: 0, unknown: 0 }, components: [], regions: [] },
  points: { ...Object.fromEntries(NAMES.map((name) => [name, POINT])), calls },
  ...more,
});

const said = (one: object) => specification({ shown: true, statements: [{ ...statement, ...one }] });

test.each<[string, unknown]>([
  ["an empty one", specification()],
  ["one with a statement", said({})],
  ["one with what a later version adds", said({ later: [1] })],
])("%s fits", (_, value) => {
  expect(misfit(value, schema)).toBeUndefined();
});

test.each<[string, unknown]>([
  ["", []],
  ["", null],
  ["/format", specification(POINT, { format: "asbuilt/2" })],
  ["/points", specification(POINT, { points: undefined })],
  ["/subject/digest", specification(POINT, { subject: { input: "x" } })],
  ["/material/files", specification(POINT, { material: { files: { length: 1 }, missing: [], failures: [] } })],
  ["/points/calls", specification([])],
  ["/points/calls/statements/0/url", said({ url: ["/a"] })],
  ["/points/calls/statements/0/protocol", said({ protocol: "constructor" })],
  ["/points/calls/statements/0/evidence", said({ evidence: [] })],
  [
    "/points/calls/statements/0/parameters/0/value",
    said({ parameters: [{ name: "n", in: "query", value: Number.POSITIVE_INFINITY }] }),
  ],
  ["/points/calls/statements/0/later/0/1", said({ later: [[1, Number.POSITIVE_INFINITY]] })],
  ["/points/calls/statements/0/evidence/0/start", said({ evidence: [{ ...statement.evidence[0], start: 0.5 }] })],
])("at %j one does not", (where, value) => {
  expect(misfit(value, schema)).toBe(where);
});
