import { expect, test } from "vitest";
import { slices } from "../../../../tests/full.ts";
import { loweredCases, loweredGaps } from "../harness/lowered.ts";

const gaps = loweredGaps();
const cases = loweredCases();

test("the list of what is not found when lowered names examples that are there", () => {
  const keys = new Set(cases.map(({ key }) => key));
  expect([...gaps].filter((key) => !keys.has(key))).toEqual([]);
});

for (const [options, slice] of slices(cases, 3))
  for (const { where, key, problems } of slice)
    if (gaps.has(key))
      test(`${where} (lowered), known to fail`, { ...options, meta: { knownToFail: "see lowered.gaps.json" } }, () =>
        expect(problems(), "found now: run npm run bench:lowered").not.toEqual([]),
      );
    else test(`${where} (lowered)`, options, () => expect(problems()).toEqual([]));
