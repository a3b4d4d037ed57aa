/**
 * One product in many stacks, each written the way people of that stack write it. What is not found yet, or found wrong,
 * stands in `stacks.gaps.json`: per stack and point how much is found and how many are wrong. A gain has to be noted there
 * (`npm run bench:stacks`), a loss fails.
 */
import type { Analysis } from "@as-built/engine";
import { beforeAll, describe, expect, test } from "vitest";
import { gapsIn, scoreOf } from "../bench/stack-score.mjs";
import { STACKS } from "../tools/fixtures/stacks.mjs";
import { uncovered, wrongRanges } from "./audit.ts";
import { analyzeFixture, readFixture } from "./fixture.ts";
import gaps from "./stacks.gaps.json" with { type: "json" };

const GAPS: Readonly<Record<string, unknown>> = gaps;
const expected = readFixture("stacks/expected.json") as Record<string, unknown>;

describe.each(STACKS)("the product written with %s", (stack) => {
  let analysis: Analysis;

  beforeAll(async () => {
    analysis = await analyzeFixture(`stacks/${stack}/material`);
  });

  test("shows what it showed, and nothing more that is wrong", () => {
    expect(gapsIn(scoreOf(analysis.specification.points, expected))).toEqual(GAPS[stack]);
  });

  test("parses whole and lacks no script", () => {
    expect(analysis.specification.material.failures).toEqual([]);
    expect(analysis.specification.material.missing).toEqual([]);
  });

  test("has every quote at its place and every script covered", () => {
    expect(wrongRanges(analysis.specification, analysis.texts)).toEqual([]);
    expect(uncovered(analysis.specification, analysis.texts)).toEqual([]);
  });
});

test("every stack that has gaps is there", () => {
  expect(Object.keys(GAPS).sort()).toEqual([...STACKS].sort());
});
