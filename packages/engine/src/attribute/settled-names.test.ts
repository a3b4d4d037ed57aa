import { fileId } from "@as-built/spec";
import { expect, test } from "vitest";
import { oxcParser } from "../parse/oxc.ts";
import type { Evidence } from "./evidence.ts";
import { settled } from "./settled-names.ts";
import { NO_SIGNATURES } from "./signatures.ts";
import type { AttributionUnit } from "./unit.ts";

const { program: node } = oxcParser()("x.js", "a()");
const unitOf = (length: number): AttributionUnit => ({
  file: fileId("app.js"),
  start: 0,
  end: length,
  node,
  module: 0,
  uses: [],
  loads: [],
  entry: true,
});
const shareOf = (share: number): Evidence => ({ grams: 1000, odds: 9, share, hits: 100, sole: 50 });
const named = (length: number, share: number, banner?: string): number | undefined => {
  const banners = new Map(banner === undefined ? [] : [[0, { name: banner, version: "3.2.6", start: 0, end: 9 }]]);
  const components = ["editor", "sanitiser"].map((name) => ({
    name,
    kind: "library" as const,
    every: 1,
    grams: 100,
    majors: [3],
  }));
  const index = { ...NO_SIGNATURES, components };
  return settled([0], [unitOf(length)], [shareOf(share)], banners, index)[0];
};

test.each([
  ["long code, most of which is the component's", named(60_000, 0.6), 0],
  ["long code that holds a little of it", named(60_000, 0.09), -1],
  ["short code that holds a little of it", named(600, 0.09), 0],
  ["code behind another one's banner", named(600, 0.9, "Sanitiser"), 1],
  ["code behind a banner that names nothing known", named(600, 0.9, "Northwind"), 0],
])("%s", (_, found, expected) => expect(found).toBe(expected));
