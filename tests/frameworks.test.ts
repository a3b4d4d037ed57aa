/** The same desk as the frameworks that write down their routes build it: screens, calls and lazy scripts of each. */
import type { Analysis, Capture } from "@as-built/engine";
import { beforeAll, describe, expect, test } from "vitest";
import { uncovered, wrongRanges } from "./audit.ts";
import { analyzed, analyzeFixture, captureFixture } from "./fixture.ts";

const folderOf = (name: string): string => `frameworks/${name}/material`;
const captureOf = (name: string): Promise<Capture> => captureFixture(folderOf(name));

/** Texts of the three screens, each in a script that is loaded when it is needed. */
const ON_SCREENS = ["Shipments of the day", "Cancel shipment", "Settings of the desk"];

describe.each(["angular", "next", "nuxt", "react-router", "remix", "sveltekit"])("%s", (name) => {
  let capture: Capture;
  let analysis: Analysis;

  beforeAll(async () => {
    capture = await captureOf(name);
    analysis = await analyzeFixture(folderOf(name));
  });

  test("shows every screen and no other", () => {
    const paths = analysis.specification.points.screens.statements.map(({ path }) => path);
    expect(paths.sort()).toEqual(["/", "/settings", "/shipments/{id}"]);
  });

  test("shows every call and no other", () => {
    const calls = analysis.specification.points.calls.statements.map(({ method, url }) => `${method} ${url}`);
    expect(calls.sort()).toEqual([
      "DELETE /api/v2/shipments/{id}",
      "GET /api/v2/shipments",
      "GET /api/v2/shipments/{id}",
      // the data of a route that has a loader on the server
      ...(name === "remix" ? ["GET /settings"] : []),
      "PUT /api/v2/settings/carrier",
    ]);
  });

  test("shows the errors that its code shows", () => {
    const messages = analysis.specification.points.errors.statements.map(({ message }) => message);
    expect(messages).toContain("This shipment is on its way and cannot be cancelled.");
  });

  test("lacks nothing, and names each screen's script that is taken away", () => {
    expect(analysis.specification.material.missing).toEqual([]);
    expect(analysis.specification.material.gaps).toBeUndefined();
    const scripts = capture.artifacts.filter(({ kind }) => kind === "script");
    const screens = ON_SCREENS.map((text) => scripts.filter((script) => script.text.includes(text)));
    expect(screens.map((found) => found.length)).toEqual([1, 1, 1]);
    for (const { id } of screens.flat()) {
      const artifacts = capture.artifacts.filter((artifact) => artifact.id !== id);
      const { material } = analyzed({ ...capture, artifacts }).specification;
      const last = (path: string): string => path.split("/").at(-1) ?? "";
      expect([...new Set(material.missing.map(({ reference }) => last(reference)))]).toEqual([last(id)]);
    }
  });

  test("has every quote at its place and every script covered", () => {
    expect(wrongRanges(analysis.specification, analysis.texts)).toEqual([]);
    expect(uncovered(analysis.specification, analysis.texts)).toEqual([]);
  });
});

test("next, without the pages that were drawn, shows where links lead, and the one with a parameter", async () => {
  const capture = await captureOf("next");
  const artifacts = capture.artifacts.filter(({ kind }) => kind !== "html");
  const { screens } = analyzed({ ...capture, artifacts }).specification.points;
  // names of Turbopack's chunks say nothing, and to the start nothing leads
  expect(screens.statements.map(({ path, basis }) => [path, basis])).toEqual([
    ["/settings", "inferred"],
    ["/shipments/{id}", "inferred"],
  ]);
});

test("remix shows that a route has a loader on the server, and nothing of what it does there", async () => {
  const { artifacts } = await captureOf("remix");
  const texts = artifacts.map(({ text }) => text).join("\n");
  expect(texts).toMatch(/"path":"settings","hasAction":false,"hasLoader":true/);
  for (const words of ["depot.example", "no default carrier"]) expect(texts).not.toContain(words);
});

test.each(["next", "remix"])("%s shows nothing of what the framework has of its own", async (name) => {
  const { points } = (await analyzeFixture(folderOf(name))).specification;
  for (const point of ["states", "roles"] as const) expect(points[point].statements).toEqual([]);
  const entities = points.entities.statements.map((one) => [
    one.name,
    one.source,
    one.fields.map((field) => field.name),
  ]);
  // the desk's own: what it sends, and what a page of the next one reads of what `/api/v2/shipments` answers
  const sent = ["CarrierRequest", "request", ["carrierId"]];
  expect(entities).toEqual(name === "next" ? [sent, ["Shipment", "response", ["id", "label"]]] : [sent]);
});
