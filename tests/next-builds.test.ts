/**
 * One application of Next's app router, built by webpack and by Turbopack. webpack names its chunks by the pages, and
 * Turbopack names nothing: what is stated of the product is the same all the same.
 */
import { fileURLToPath } from "node:url";
import { capturePath } from "@as-built/capture";
import { type Analysis, analyze } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { loadSignatures } from "@as-built/signatures";
import type { PointName } from "@as-built/spec";
import { beforeAll, describe, expect, test } from "vitest";
import expected from "../fixtures/next-builds/expected.json" with { type: "json" };
import { uncovered, wrongRanges } from "./audit.ts";

const BUILDERS = ["webpack", "turbopack"] as const;
const SAME: readonly PointName[] = ["screens", "entities", "states", "validation", "roles", "calls", "errors"];

const analyses = new Map<string, Analysis>();

beforeAll(async () => {
  const signatures = loadSignatures();
  for (const name of BUILDERS) {
    const folder = fileURLToPath(new URL(`../fixtures/next-builds/${name}/material`, import.meta.url));
    const capture = await capturePath(folder);
    const scripts = capture.artifacts.filter(({ kind }) => kind !== "html");
    analyses.set(name, analyze(capture, { parser: oxcParser(), signatures }));
    analyses.set(`${name}, scripts`, analyze({ ...capture, artifacts: scripts }, { parser: oxcParser(), signatures }));
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
