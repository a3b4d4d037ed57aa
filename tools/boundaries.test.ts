import { parseSync } from "oxc-parser";
import { describe, expect, test } from "vitest";
import { checkBoundaries } from "./lib/boundaries.mjs";
import { importsOf } from "./lib/imports.mjs";

const table = [
  { name: "tests", files: [/\.test\.ts$/], may: ["*"] },
  { name: "core", files: ["packages/core/src/"], may: ["types:tree"] },
  { name: "first", files: ["packages/app/src/first/", "packages/app/src/first.ts"], may: ["@as-built/core"] },
  { name: "second", files: ["packages/app/src/second/"], may: ["node:*"], before: ["first"] },
];

/** Everything the table permits is used once, so that a case shows only its own problem. */
const GOOD = {
  "packages/core/src/a.ts": 'import type { Tree } from "tree"; import { b } from "./b.ts";',
  "packages/core/src/b.ts": "",
  "packages/core/src/b.test.ts": 'import { test } from "vitest";',
  "packages/app/src/first/a.ts": 'export { core } from "@as-built/core";',
  "packages/app/src/second/a.ts": 'import { a } from "../first/a.ts"; import fs from "node:fs";',
};

function check(changed: Readonly<Record<string, string>>): readonly string[] {
  const files = { ...GOOD, ...changed };
  const imports = Object.entries(files).map(([path, text]) => {
    return [path, importsOf({ path, text, parsed: parseSync(path, text) })] as const;
  });
  return checkBoundaries(table, new Map(imports));
}

test("what the table permits is no problem", () => expect(check({})).toEqual([]));

describe("violations", () => {
  test.each([
    ["a value where types are permitted", "packages/core/src/c.ts", 'import { parse } from "tree"'],
    ["a type of what is forbidden", "packages/core/src/c.ts", 'let a: import("other").B'],
    ["a module of Node", "packages/core/src/c.ts", 'import "node:fs"'],
    ["a dynamic import", "packages/core/src/c.ts", 'await import("node:fs")'],
    ["another package", "packages/core/src/c.ts", 'export * from "@as-built/app"'],
    ["a later stage", "packages/app/src/first/b.ts", 'import { a } from "../second/a.ts"'],
    ["a path into another package", "packages/app/src/first/b.ts", 'import "../../../core/src/b.ts"'],
    ["a file of no row", "packages/app/src/third/b.ts", ""],
  ])("%s", (_what, path, text) => {
    const problems = check({ [path]: text });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(path);
  });
});

test("a cycle", () => {
  expect(check({ "packages/core/src/b.ts": 'import "./a.ts"' })).toEqual([
    "cycle: packages/core/src/a.ts -> packages/core/src/b.ts -> packages/core/src/a.ts",
  ]);
});

test("types that refer to each other are no cycle", () => {
  expect(check({ "packages/core/src/b.ts": 'import type { A } from "./a.ts"' })).toEqual([]);
});

test("rows without files and permissions without use", () => {
  expect(check({ "packages/core/src/a.ts": "" })).toEqual(["stale permission: nothing in core imports types:tree"]);
  const rows = [...table, { name: "gone", files: ["packages/gone/"], may: [] }];
  const text = Object.entries(GOOD).map(([path, code]) => {
    return [path, importsOf({ path, text: code, parsed: parseSync(path, code) })] as const;
  });
  expect(checkBoundaries(rows, new Map(text))).toEqual(["stale row: gone has no files"]);
});
