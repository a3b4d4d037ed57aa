/**
 * One product, built by several bundlers: the comparison is empty. Where it is not, what one build shows and the other does not
 * is named here.
 */
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
])("%s and %s differ in nothing", async (before, after) => {
  expect(await differences(example(before), example(after))).toEqual([]);
  const { specification } = await analyzeFixture(example(before));
  for (const { name } of POINTS) expect(specification.points[name].statements.length).toBeGreaterThan(0);
});

/** What stands in one scope, or behind an interop helper, is followed more or less far: the rest of the product is the same. */
test.each([
  // what that call answers is a `Category`: where the answer is followed, both are shown
  ["iife", ["~ GET /api/v1/categories: response", "+ Category"]],
  ["vite-commonjs", ["~ GET /api/v1/categories: response", "+ Category"]],
  ["system", ["~ /: texts"]],
  ["webpack-umd", ['- depositCents type "number"', '~ depositCents type "number": message']],
])("vite and %s differ in no more than one statement's details", async (after, known) => {
  expect((await differences(example("vite"), example(after))).filter((one) => !known.includes(one))).toEqual([]);
});

test("webpack's and Turbopack's builds of a Next application differ in a value that one parameter may have", async () => {
  expect(await differences("next-builds/webpack/material", "next-builds/turbopack/material")).toEqual([
    "~ GET /api/v1/firings: parameters",
  ]);
});

test("another product is another", async () => {
  expect((await differences(example("vite"), "stacks/vue3/material")).length).toBeGreaterThan(100);
});
