import { expect, test } from "vitest";
import { guardedParser } from "./guarded-parser.ts";
import { nestingOf } from "./nesting.ts";
import { oxcParser } from "./oxc.ts";
import { repeatedExportsAt } from "./repeated-exports.ts";

const tooManyAt = (text: string): number | undefined => repeatedExportsAt(text, nestingOf(text).links);

test.each([
  ["one name in lists", "export{x};".repeat(102), 1010],
  ["one name of many", `export{${"a as x,".repeat(102)}};`, 0],
  ["what is exported without a name", "export default 1;".repeat(102), 1717],
  ["declarations", "export const x=1;".repeat(102), 1717],
  ["exports in brackets, where none may stand", `{${"export{x};".repeat(102)}}`, 1011],
])("%s, again and again, are too many", (_, text, at) => {
  expect(tooManyAt(text)).toBe(at);
});

test.each([
  [
    "exports of many names",
    Array.from({ length: 5000 }, (_, at) => `export{a as x${at}};export const y${at}=1;`).join(""),
  ],
  ["a word in texts", 'x="export a";export_();exports.x=1;'.repeat(1000)],
  [
    "comments of webpack's development builds",
    'd(e,{/* harmony export */ "default": () => (/* export default binding */ f)});'.repeat(200),
  ],
  ["declarations in texts", "f(`export const x=1;`);".repeat(200)],
  ["lists without an end", "export{".repeat(200_000)],
])("%s are not", (_, text) => {
  expect(tooManyAt(text)).toBeUndefined();
});

test("the parser is not asked, and what is beside it is", () => {
  const parse = oxcParser();
  expect(parse("a.js", "export{x};".repeat(15_000))).toMatchObject({
    fatal: true,
    errors: [{ code: "repeated-exports" }],
  });
  expect(parse("b.js", "export{x};export{x};").fatal).toBe(false);
});

test("exports that hide their names are tried, and their errors are not counted first, which takes gigabytes", () => {
  const none = (): never => {
    throw new Error("asked");
  };
  const parse = guardedParser(none, (texts) => texts.map(() => "parser-ended"), none);
  expect(parse("a.js", "export/**/{z};".repeat(40_000)).errors).toMatchObject([{ code: "parser-ended" }]);
});
