/** What a condition decides, and what is left open, by the value that it asks about. */
import { describe, expect, test } from "vitest";
import { textsOf } from "../../tests/program.ts";
import { decided } from "./condition.ts";
import { type Condition, constant, type Value } from "./value.ts";

const open: Value = { kind: "global", path: ["location"] };

describe("what a value was made by", () => {
  const AS_FORM = ["/form"];
  const AS_JSON = ["/json"];
  test.each([
    ["new FormData()", AS_FORM],
    ["new Blob([])", AS_JSON],
    ["new URLSearchParams()", AS_JSON],
    ["{ id: 1 }", AS_JSON],
    ['"id=1"', AS_JSON],
    ["`id=${location.hash}`", AS_JSON],
    ["window.body", [...AS_FORM, ...AS_JSON]],
  ])("%s instanceof FormData", (body, expected) => {
    const send = 'const send = (body) => (body instanceof FormData ? "/form" : "/json");';
    expect(textsOf(`${send} export const x = send(${body})`)).toEqual(expected);
  });
});

describe("what stands in for a value", () => {
  test.each([
    ["0 ?? 1", ["/0", "/1"]],
    ["0 || 1", ["/1"]],
    ["2 ?? 1", ["/2"]],
    ["2 || 1", ["/2"]],
    ["null ?? 1", ["/1"]],
    ["undefined ?? 1", ["/1"]],
    ["0 && 1", ["/0"]],
    ["2 && 1", ["/1"]],
  ])("%s", (source, expected) => expect(textsOf(`export const x = "/" + (${source})`)).toEqual(expected));
});

test.each<[string, Condition, boolean | undefined]>([
  ["a text is that text", { of: constant("a"), asks: "text", is: "a", holds: true }, true],
  ["a text is another one", { of: constant("b"), asks: "text", is: "a", holds: true }, false],
  ["a text is not that text", { of: constant("a"), asks: "text", is: "a", holds: false }, false],
  ["something open is that text", { of: open, asks: "text", is: "a", holds: true }, undefined],
  ["a text is a string", { of: constant("a"), asks: "type", is: "string", holds: true }, true],
  ["a number is a string", { of: constant(1), asks: "type", is: "string", holds: true }, false],
  ["a number is no string", { of: constant(1), asks: "type", is: "string", holds: false }, true],
  ["zero is true", { of: constant(0), asks: "truthy", holds: true }, false],
  ["zero is not true", { of: constant(0), asks: "truthy", holds: false }, true],
  ["one of a list", { of: constant("b"), asks: "listed", among: ["a", "b"], holds: true }, true],
  ["none of a list", { of: constant("c"), asks: "listed", among: ["a", "b"], holds: true }, false],
  ["something open is one of a list", { of: open, asks: "listed", among: ["a"], holds: true }, undefined],
])("%s", (_, condition, expected) => expect(decided(condition)).toBe(expected));
