import { expect, it } from "vitest";
import type { SignatureComponent } from "./component.ts";
import { countsOf, evidenceOf } from "./evidence.ts";
import type { SignatureIndex } from "./signatures.ts";

const component = (name: string, every: number): SignatureComponent => ({
  ...{ name, kind: "library", every, grams: 3000, majors: [1] },
});

const index: SignatureIndex = {
  components: [component("framework", 1), component("carrier", 16)],
  size: 0,
  lookup: () => [],
  sole: [2000, 2000],
};

/** Odds of a unit that is named by the framework, of which it has a few grams, and holds others of what carries it. */
function oddsWith(carried: number): number {
  const votes = { grams: 240, known: new Map([[[0], 12] as const, [[1], carried] as const]) };
  return evidenceOf(votes, countsOf(votes.known, index), 0, new Set([0, 1]), index).odds;
}

it("knows code that a package of which few grams were taken accounts for, whoever names it", () => {
  expect(oddsWith(14)).toBeGreaterThan(3);
});

it("knows no code by a few grams of such a package", () => {
  expect(oddsWith(4)).toBeLessThan(0);
});
