/** One product, built by several bundlers: the comparison is empty. */
import { compareSpecifications, labelOf, POINTS } from "@as-built/spec";
import { expect, test } from "vitest";
import { analyzeFixture } from "./fixture.ts";

async function differences(before: string, after: string): Promise<readonly string[]> {
  const [{ specification: old }, { specification: young }] = await Promise.all([
    analyzeFixture(before),
    analyzeFixture(after),
  ]);
  return compareSpecifications(old, young).flatMap(({ added, removed, changed }) => [
    ...added.map((one) => `+ ${labelOf(one)}`),
    ...removed.map((one) => `- ${labelOf(one)}`),
    ...changed.map(({ after: one, changes }) => `~ ${labelOf(one)}: ${changes.map(({ property }) => property)}`),
  ]);
}

const example = (bundler: string): string => `example/${bundler}/material`;

test.each([
  ["vite", "webpack"],
  ["vite", "rollup"],
  ["vite", "rspack"],
  ["vite", "rspack-module"],
  ["vite", "iife"],
  ["vite", "vite-commonjs"],
  ["vite", "system"],
  ["vite", "webpack-umd"],
])("%s and %s differ in nothing", async (before, after) => {
  expect(await differences(example(before), example(after))).toEqual([]);
  const { specification } = await analyzeFixture(example(before));
  for (const { name } of POINTS) expect(specification.points[name].statements.length).toBeGreaterThan(0);
});

test("webpack's and Turbopack's builds of a Next application differ in nothing", async () => {
  expect(await differences("next-builds/webpack/material", "next-builds/turbopack/material")).toEqual([]);
});

test("another product is another", async () => {
  expect((await differences(example("vite"), "stacks/vue3/material")).length).toBeGreaterThan(100);
});
