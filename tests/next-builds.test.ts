/**
 * One application of Next's app router, built by webpack and by Turbopack. webpack names its chunks by the pages, and
 * Turbopack names nothing: what is stated of the product is the same all the same.
 */
import type { Analysis } from "@as-built/engine";
import type { PointName } from "@as-built/spec";
import { beforeAll, describe, expect, test } from "vitest";
import expected from "../fixtures/next-builds/expected.json" with { type: "json" };
import { uncovered, wrongRanges } from "./audit.ts";
import { analyzed, analyzeFixture, captureFixture } from "./fixture.ts";

const BUILDERS = ["webpack", "turbopack"] as const;
const SAME: readonly PointName[] = ["screens", "entities", "states", "validation", "roles", "calls", "errors"];

const analyses = new Map<string, Analysis>();

beforeAll(async () => {
  for (const name of BUILDERS) {
    const folder = `next-builds/${name}/material`;
    const capture = await captureFixture(folder);
    const scripts = capture.artifacts.filter(({ kind }) => kind !== "html");
    analyses.set(name, await analyzeFixture(folder));
    analyses.set(`${name}, scripts`, analyzed({ ...capture, artifacts: scripts }));
  }
});

const idsOf = (name: string, point: PointName): readonly string[] =>
  (analyses.get(name)?.specification.points[point].statements ?? []).map(({ id }) => id);

describe.each(BUILDERS)("%s", (name) => {
  test.each(["screens", "calls", "roles"] as const)("shows all %s and no other", (point) => {
    expect(idsOf(name, point)).toEqual(expected[point]);
  });

  test("lacks nothing but the polyfills", () => {
    const material = analyses.get(name)?.specification.material;
    expect(material?.gaps).toBeUndefined();
    expect(material?.failures).toEqual([]);
    expect(material?.missing.map(({ evidence = [] }) => evidence.map(({ quote }) => quote))).toEqual([
      [expect.stringContaining("noModule")],
    ]);
  });

  test("has every quote at its place and every script covered", () => {
    const analysis = analyses.get(name);
    expect(analysis && wrongRanges(analysis.specification, analysis.texts)).toEqual([]);
    expect(analysis && uncovered(analysis.specification, analysis.texts)).toEqual([]);
  });
});

test.each(SAME)("both builds give the same %s", (point) => {
  expect(idsOf("turbopack", point).length).toBeGreaterThan(0);
  expect(idsOf("turbopack", point)).toEqual(idsOf("webpack", point));
});

test("of the scripts alone, Turbopack's lack the start page, to which only the server links", () => {
  expect(idsOf("webpack, scripts", "screens")).toEqual(expected.screens);
  expect(idsOf("turbopack, scripts", "screens")).toEqual(expected.screens.filter((id) => id !== "screen:/"));
});

test("what only links lead to is inferred", () => {
  const screens = analyses.get("turbopack")?.specification.points.screens.statements ?? [];
  expect(screens.filter(({ basis }) => basis === "shown").map(({ path }) => path)).toEqual(["/"]);
});
