import { expect, test } from "vitest";
import { nestingOf } from "./nesting.ts";
import { oxcParser } from "./oxc.ts";

const parse = oxcParser();

test.each([
  ["statements that stand in no function", "", "return;", ""],
  ["members of a class", "class A{", "static prototype(){}", "}"],
  ["blocks", "", "try{}", ""],
  ["escapes in one text", 'f("', "\\x1", '")'],
  ["comments around them", "", "/**/return/**/;", ""],
])("twenty thousand errors on one line cost no more than the first: %s", (_, before, piece, after) => {
  const good = "a(1);".repeat(1000);
  const { fatal, errors } = parse("a.js", good + before + piece.repeat(20_000) + after);
  expect([fatal, errors.length]).toEqual([true, 1]);
  const at = errors[0]?.at ?? 0;
  expect(at).toBeGreaterThanOrEqual(good.length);
  expect(at).toBeLessThanOrEqual(good.length + before.length + piece.length);
});

test("a few errors in a long line are no failure", () => {
  const { fatal, errors } = parse("a.js", `return;${"a(1);".repeat(50_000)}`);
  expect([fatal, errors.length]).toEqual([false, 1]);
});

test("lines may end where the program stays the same", () => {
  const pieces = [
    "a=1e-4;",
    "b={c:[1,2]};",
    "d=/[;,]x/.test(f)?1:-1;",
    'g("\\u0061\\\\");',
    "h=`;${a+`,${b}`}`;",
    "i=j++-k;",
  ];
  const text = Array.from({ length: 600 }, (_, at) => pieces[(at * 7) % pieces.length]).join("");
  const { breaks } = nestingOf(text);
  expect(breaks.length).toBeGreaterThan(20);
  let copy = "";
  let from = 0;
  for (const { at, by } of breaks) {
    copy += text.slice(from, at) + by;
    from = at;
  }
  const types = (code: string) => parse("a.js", code).program.body.map(({ type }) => type);
  expect(parse("a.js", copy + text.slice(from)).errors).toEqual([]);
  expect(types(copy + text.slice(from))).toEqual(types(text));
});
