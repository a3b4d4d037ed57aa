import { fileId } from "@as-built/spec";
import { expect, test } from "vitest";
import { shelvedLibraries } from "./shelved-libraries.ts";

const OWN = 'import{a}from"./a.js";a()';
const UMD =
  '!function(e,t){"object"==typeof exports&&"undefined"!=typeof module?module.exports=t():"function"==typeof define&&define.amd?define(t):e.lint=t()}(this,function(){return 1})';
const PAGE = '<script src="/assets/app.js"></script>';

const shelved = (files: Readonly<Record<string, string>>): readonly string[] => {
  const texts = new Map(Object.entries(files).map(([name, text]) => [fileId(name), text]));
  const units = Object.keys(files).flatMap((name) => (name.endsWith(".js") ? [{ file: fileId(name) }] : []));
  const comments = new Map([[fileId("assets/lint.js"), [{ type: "Block" as const, value: "", start: 0, end: 12 }]]]);
  return [...shelvedLibraries(units, { texts, comments })];
};

test("a library that nothing names lies beside what a page names", () => {
  const files = { "assets/app.js": OWN, "assets/lint.js": `/* MIT L. */${UMD}`, "index.html": PAGE };
  expect(shelved(files)).toEqual(["assets/lint.js"]);
});

test("what a page or a script names is part of the application, and so is all of one without a page", () => {
  const named = { "assets/app.js": 'importScripts("lint.js")', "assets/lint.js": UMD, "index.html": PAGE };
  expect(shelved(named)).toEqual([]);
  expect(shelved({ "assets/app.js": OWN, "assets/lint.js": UMD })).toEqual([]);
  expect(shelved({ "assets/lint.js": UMD, "index.html": PAGE })).toEqual([]);
});

test("code that holds such a library somewhere is not one", () => {
  const files = { "assets/app.js": OWN, "assets/more.js": `import"./app.js";${UMD}`, "index.html": PAGE };
  expect(shelved(files)).toEqual([]);
});
