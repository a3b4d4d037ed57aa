import { describe, expect, it } from "vitest";
import type { SignatureComponent } from "./component.ts";
import { isFrameworkInName, isStranger, mostCovered, standingOf } from "./presence.ts";
import type { SignatureIndex } from "./signatures.ts";

const component = (name: string, grams: number): SignatureComponent => ({
  name,
  kind: "library",
  every: 1,
  grams,
  majors: [1],
});

const indexOf = (components: readonly SignatureComponent[], sole: readonly number[]): SignatureIndex => ({
  components,
  size: 0,
  lookup: () => [],
  sole,
});

describe("components that hold the same code", () => {
  const index = indexOf([component("giant", 5000), component("small", 100)], [4950, 50]);

  it("rather stands for the one of which much is there than for a giant that copies it", () => {
    const { doubted } = standingOf([{ fresh: new Map([[[0, 1], 50]]) }], new Set([0, 1]), index);
    expect([...doubted]).toEqual([0]);
  });

  it("leaves both where neither is there by much", () => {
    expect(mostCovered([0, 1], () => 0.01, index)).toEqual([0, 1]);
  });

  it("keeps a package that holds the parts of its own family", () => {
    const family = indexOf([component("kit", 5000), component("@kit/form", 100)], [4950, 50]);
    expect(mostCovered([0, 1], (number) => (number === 0 ? 0.02 : 0.9), family)).toEqual([0, 1]);
  });
});

it("takes a framework of whose own code hardly anything stands there for what it carries of others", () => {
  const index = indexOf([{ ...component("framework", 10_000), kind: "framework" }], [9000]);
  const doubted = new Set([0]);
  const named = (own: number): boolean => !isFrameworkInName(0, { doubted, ownCovered: () => own }, index);
  expect([named(0.012), named(0.17)]).toEqual([false, true]);
  expect(isFrameworkInName(0, { doubted: new Set(), ownCovered: () => 0.004 }, index)).toBe(false);
});

it("takes a little of what needs another framework for what it carries of others", () => {
  const vue = { ...component("vue", 10_000), kind: "framework" as const };
  const index = indexOf([vue, component("vue-router", 5000), { ...component("rows", 500), needs: [0] }], [1, 1, 1]);
  const isOne = (number: number, share: number, ...present: readonly number[]): boolean =>
    isStranger(number, { present: new Set(present), covered: () => share }, index);
  expect([isOne(1, 0.02), isOne(2, 0.02)]).toEqual([true, true]);
  expect([isOne(1, 0.02, 0), isOne(2, 0.02, 0), isOne(2, 0.2)]).toEqual([false, false, false]);
});
