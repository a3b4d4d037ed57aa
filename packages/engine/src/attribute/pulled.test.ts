import { describe, expect, test } from "vitest";
import type { SignatureComponent } from "./component.ts";
import type { Count } from "./evidence.ts";
import type { Standing } from "./presence.ts";
import { pulledComponents } from "./pulled.ts";
import type { SignatureIndex } from "./signatures.ts";

const component = (name: string, more: Partial<SignatureComponent> = {}): SignatureComponent => ({
  name,
  kind: "library",
  every: 1,
  grams: 50,
  majors: [1],
  ...more,
});
const indexOf = (components: readonly SignatureComponent[]): SignatureIndex => ({
  components,
  size: 0,
  lookup: () => [],
  sole: components.map(() => 50),
});
const standing = (present: readonly number[]): Standing => ({
  present: new Set(present),
  doubted: new Set(),
  borrowed: new Set(),
  covered: () => 0,
  ownCovered: () => 0,
});
const count = (sole: number): Count => ({ raw: 4, covered: 4, weighed: 4, sole });
/** One unit of six grams each, of which four are a component's. */
const pulled = (index: SignatureIndex, present: readonly number[], pieces: readonly (readonly [number, number])[]) => [
  ...pulledComponents(
    pieces.map(() => ({ grams: 6, known: new Map() })),
    pieces.map(([number, sole]) => new Map([[number, count(sole)]])),
    standing(present),
    index,
  ),
];

describe("components of which a little is enough", () => {
  const chain = indexOf([
    component("editor", { pulls: [1] }),
    component("parser"),
    component("printer", { pulls: [1] }),
  ]);

  test("what one that is there depends on", () => {
    expect(pulled(chain, [0], [[1, 4]])).toEqual([1]);
    expect(pulled(chain, [], [[1, 4]])).toEqual([]);
  });

  test("what hardly anything else depends on brings its user along", () => {
    expect(
      pulled(
        chain,
        [0],
        [
          [1, 4],
          [2, 4],
        ],
      ),
    ).toEqual([1, 2]);
  });

  test("but not where all its grams are others', too", () => {
    expect(
      pulled(
        chain,
        [0],
        [
          [1, 0],
          [2, 4],
        ],
      ),
    ).toEqual([1]);
  });

  test("what is released together with what is released together", () => {
    const family = indexOf([
      component("core", { together: [1] }),
      component("compiler", { together: [0, 2] }),
      component("localize", { together: [1] }),
    ]);
    expect(pulled(family, [0], [[2, 3]])).toEqual([2]);
  });
});
