import { expect, test } from "vitest";
import { joinShapes, MAX_SHAPE_KEYS } from "./join-shapes.ts";
import type { Shape } from "./statements.ts";

const joined = (...shapes: readonly Shape[]): Shape => shapes.reduce(joinShapes);
const object = (properties: Readonly<Record<string, Shape>>): Shape => ({ type: "object", properties });

test("what two sketches say together", () => {
  expect(joined({ type: "integer" }, { type: "number" })).toEqual({ type: "number" });
  expect(joined({ type: "null" }, { type: "string" }, { type: "null" })).toEqual({ type: "string", nullable: true });
  expect(joined({ type: "string" }, { type: "boolean" }, { type: "string" })).toEqual({});
  expect(joined({ type: "string", nullable: true }, { type: "boolean" })).toEqual({});
  expect(joined({ type: "array" }, { type: "array", items: { type: "string" } })).toEqual({
    type: "array",
    items: { type: "string" },
  });
  expect(joined(object({ a: { type: "integer" } }), object({ a: { type: "null" }, b: {} }))).toEqual(
    object({ a: { type: "integer", nullable: true }, b: {} }),
  );
});

test("what adds nothing costs nothing", () => {
  const known = object({ a: { type: "integer" }, b: { type: "array", items: object({ c: {} }) } });
  expect(joinShapes(known, structuredClone(known))).toBe(known);
});

test("an object with more keys than the bound is a table, whatever comes behind it", () => {
  const row = (from: number): Shape =>
    object(Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`k${from + at}`, { type: "integer" }])));
  const table = joined(row(0), row(300));
  expect(600).toBeGreaterThan(MAX_SHAPE_KEYS);
  expect(table).toEqual({ type: "object", values: { type: "integer" } });
  expect(joined(table, object({ a: { type: "string" } }))).toEqual({ type: "object", values: {} });
});

test("keys may be anything", () => {
  const hostile: Shape = { type: "object", properties: JSON.parse('{"__proto__":{"type":"string"}}') };
  const { properties = {} } = joined(object({ a: {} }), hostile);
  expect(Object.entries(properties)).toEqual([
    ["a", {}],
    ["__proto__", { type: "string" }],
  ]);
});
