import { expect, test } from "vitest";
import type { Value } from "../../evaluate/value.ts";
import { constant, union, unknown } from "../../evaluate/value.ts";
import { formShape } from "./form-body.ts";

const hole = unknown("runtime-value");
const text = (...parts: readonly (string | Value)[]): Value => ({
  kind: "template",
  parts: [...parts],
  sources: [],
  pieces: parts.map(() => []),
});

test("a text of names and values is a form, with the values that are fixed", () => {
  expect(formShape(text("kind=visit&visitor=", hole, "&day=", hole))).toEqual({
    type: "object",
    properties: { kind: { type: "string", enum: ["visit"] }, visitor: {}, day: {} },
  });
  expect(formShape(text("token=", hole))).toEqual({ type: "object", properties: { token: {} } });
  expect(formShape(constant("kind=visit&day=1"))).toBeDefined();
  // what differs from one outcome to the other is not fixed
  expect(formShape(union([text("kind=a&of=", hole), text("kind=b&at=", hole)]))).toEqual({
    type: "object",
    properties: { kind: {}, of: {}, at: {} },
  });
});

test("other texts are no form", () => {
  for (const other of [
    constant("kind=visit"),
    constant("dGhlIHNoZWxm=="),
    text("best = ", hole),
    text('{"kind=', hole, '"}'),
    text(hole, "&kind=visit"),
    text("hello ", hole),
    union([text("token=", hole), hole]),
    hole,
  ])
    expect(formShape(other)).toBeUndefined();
});
