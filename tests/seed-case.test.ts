/**
 * The seed's case: the shared scripts of a Next.js application with its error-reporting client. Nothing of a product
 * is in them, so nothing may be stated.
 */
import { POINTS } from "@as-built/spec";
import { expect, test } from "vitest";
import { uncovered, wrongRanges } from "./audit.ts";
import { analyzeFixture } from "./fixture.ts";

test("material without product code gives nine times not shown", async () => {
  const { specification, texts } = await analyzeFixture("seed-case/a/material");
  for (const { name } of POINTS) {
    const { shown, statements, notShown, reasons } = specification.points[name];
    expect({ name, shown, statements }).toEqual({ name, shown: false, statements: [] });
    expect(notShown).toMatch(/^Not shown\./);
    expect(reasons?.length).toBeGreaterThan(0);
  }
  const names = new Set(specification.provenance.components.map(({ name }) => name));
  for (const machinery of ["next", "react", "react-dom", "scheduler", "@sentry/core", "@sentry/browser"])
    expect(names).toContain(machinery);
  expect(wrongRanges(specification, texts)).toEqual([]);
  expect(uncovered(specification, texts)).toEqual([]);
});
