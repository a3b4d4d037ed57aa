/** Scripts that hold one file behind the other: whose each of them is. */
import { fileId } from "@as-built/spec";
import { expect, test } from "vitest";
import { joinedFiles } from "./joined-files.ts";
import { NO_SIGNATURES } from "./signatures.ts";
import type { AttributionUnit } from "./unit.ts";

const FILE = fileId("vendor.js");
const SIGNATURES = {
  ...NO_SIGNATURES,
  components: [{ name: "tide-chart", kind: "library", every: 1, grams: 1, majors: [2] }] as const,
};

/** The files of the two functions within the only statement behind a comment. */
function filesBehind(
  comment: string,
  within = "",
  modules: readonly number[] = [0, 0],
  isRooted = false,
  before = "a();",
) {
  const head = `${before}${comment}\n`;
  const first = "function b(){}";
  const second = `function c(){${within}}`;
  const text = `${head}!function(){${first}${second}}();d();`;
  const start = head.length;
  const statement = { start, end: text.length - "d();".length };
  const unit = (code: string, module: number): AttributionUnit =>
    ({
      file: FILE,
      start: text.indexOf(code),
      end: text.indexOf(code) + code.length,
      module,
      statement,
    }) as AttributionUnit;
  const units = [unit(first, modules[0] ?? 0), unit(second, modules[1] ?? 0)];
  const value = comment.slice(2, -2);
  const comments = new Map([
    [FILE, [{ type: "Block" as const, value, start: before.length, end: before.length + comment.length }]],
  ]);
  const context = { texts: new Map([[FILE, text]]), comments, signatures: SIGNATURES };
  return [...joinedFiles(units, context, () => isRooted)];
}

test("a comment that names a known package speaks for all of the statement behind it", () => {
  const file = { name: "tide-chart", version: "2.3.0", isKnown: true };
  expect(filesBehind("/*!\n * Tide-Chart\n * Version: 2.3.0\n */")).toEqual([
    [0, file],
    [1, file],
  ]);
  expect(filesBehind("/*! Tide-Chart v2.3.0 */", "", [1, 2]).map(([, one]) => one)).toEqual([file, file]);
});

test("a package is also known by the module of AngularJS that the statement defines, and no part of a larger bundle", () => {
  const comment = "/*!\n * Words of a title\n * @license MIT\n * v1.2.5\n */";
  const defines = 'angular.module("ngMaterial",["ng"])';
  const file = { name: "angular-material", version: "1.2.5", isKnown: true };
  expect(filesBehind(comment, defines).map(([, one]) => one)).toEqual([file, file]);
  expect(filesBehind(comment, defines, [1, 2])).toEqual([]);
  expect(filesBehind(comment, defines, [0, 0], true)).toEqual([]);
});

test("a comment at the start of a file may be the product's own", () => {
  expect(filesBehind("/*! Tide-Chart v2.3.0 */", "", [0, 0], false, "")).toEqual([]);
});

test("what nothing else knows only names the code that is not the product's", () => {
  expect(filesBehind("/*! harbour v1.0.0 */").map(([, one]) => one)).toEqual([
    { name: "harbour", version: "1.0.0", isKnown: false },
    { name: "harbour", version: "1.0.0", isKnown: false },
  ]);
  expect(filesBehind("/* no name */")).toEqual([]);
});
