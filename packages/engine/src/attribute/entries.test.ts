import { expect, test } from "vitest";
import { entriesOf } from "./entries.ts";
import type { AttributionUnit } from "./unit.ts";

/** Units by what they use: 0 to 2 are the component's, 3 its entry, 4 hands it on, 5 is a part of it, 6 the product's. */
const USES = [[], [], [0], [0, 1, 2, 5], [3], [], [4]];

const entries = (uses: readonly (readonly number[])[], sole: readonly number[] = [3]) =>
  entriesOf({
    units: uses.map((used) => ({ uses: used, loads: [] }) as unknown as AttributionUnit),
    names: [7, 7, 7, -1, -1, -1, -1],
    main: [7, 7, 7, 7, -1, -1, 7],
    sole: (at) => (sole.includes(at) ? 2 : 0),
    grams: (at) => (at === 4 || at === 5 ? 0 : 10),
    isThird: (at) => at < 3,
    isHelper: () => false,
    isSettled: () => false,
  });

test("what uses what a component keeps to itself is its entry, with who hands it on and what it alone uses", () => {
  expect(entries(USES)).toEqual([-1, -1, -1, 7, 7, 7, -1]);
});

test.each([
  ["nothing of the component stands in it", USES, []],
  ["the product uses the same", [...USES.slice(0, 6), [4, 0]], [3]],
  ["it uses code of the product", [[], [], [0], [0, 1, 2, 6], [3], [], [4, 5]], [3]],
])("no entry: %s", (_, uses, sole) => {
  expect(entries(uses, sole)).toEqual(uses.map(() => -1));
});
