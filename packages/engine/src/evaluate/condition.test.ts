/** What a condition decides, and what is left open, by the value that it asks about. */
import { describe, expect, test } from "vitest";
import { textsOf } from "../../tests/program.ts";
import { decided } from "./decided.ts";
import { type Condition, constant, type Value } from "./value.ts";

const open: Value = { kind: "global", path: ["location"] };

/** A text with a hole behind its first part, and what follows it. */
const holed = (first: string, ...rest: readonly string[]): Value => {
  const parts = [first, open, ...rest];
  return { kind: "template", parts, sources: [], pieces: parts.map(() => []) };
};

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
  ["a text begins so", { of: constant("/a/b"), asks: "begins", is: "/a", holds: true }, true],
  ["a text does not begin so", { of: constant("/b"), asks: "begins", is: "/a", holds: true }, false],
  ["a text with holes begins so", { of: holed("/a/", "/b"), asks: "begins", is: "/a", holds: true }, true],
  ["a text with holes begins otherwise", { of: holed("/b/", ""), asks: "begins", is: "/a", holds: true }, false],
  ["a text with holes may begin so", { of: holed("/", ""), asks: "begins", is: "/a", holds: true }, undefined],
  ["a text with holes ends so", { of: holed("/a/", "/b.json"), asks: "ends", is: ".json", holds: true }, true],
  ["a text with holes ends otherwise", { of: holed("/a/", "/b"), asks: "ends", is: ".json", holds: true }, false],
  ["a text that ends open may end so", { of: holed("/a/"), asks: "ends", is: ".json", holds: true }, undefined],
  ["a text has a part", { of: constant("/a/b"), asks: "has", is: "/b", holds: true }, true],
  ["a text with holes has a part", { of: holed("/a/", "/b"), asks: "has", is: "/b", holds: true }, true],
  ["a text with holes may have a part", { of: holed("/a/", "/c"), asks: "has", is: "/b", holds: true }, undefined],
  ["one of a list", { of: constant("b"), asks: "listed", among: ["a", "b"], holds: true }, true],
  ["none of a list", { of: constant("c"), asks: "listed", among: ["a", "b"], holds: true }, false],
  ["something open is one of a list", { of: open, asks: "listed", among: ["a"], holds: true }, undefined],
])("%s", (_, condition, expected) => expect(decided(condition)).toBe(expected));

test("callers decide what an address begins with, also behind a test that it is there, and with what else is done there", () => {
  const code = (test: string) =>
    `let n=0;const send=(path)=>{let url="/api"+path;if(${test})url=url+"?all=1";return url};export const x=`;
  for (const test of [
    'path.startsWith("/loans")',
    'path&&path.startsWith("/loans")',
    'n++,path.startsWith("/loans")',
  ]) {
    expect(textsOf(`${code(test)}send("/loans/"+location.hash)`)).toEqual(["/api/loans/{hash}?all=1"]);
    expect(textsOf(`${code(test)}send("/tools")`)).toEqual(["/api/tools"]);
  }
});

test("a text that stands in is there, a flag is only what it begins with", () => {
  const choice = (first: Value, second: Value): Condition => ({
    of: { kind: "choice", first, second, when: "falsy" },
    asks: "truthy",
    holds: true,
  });
  expect([choice(open, constant("/api")), choice(open, constant(true)), choice(open, open)].map(decided)).toEqual([
    true,
    undefined,
    undefined,
  ]);
});
