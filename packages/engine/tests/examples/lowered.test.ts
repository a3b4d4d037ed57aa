import { expect, test } from "vitest";
import { loweredCases, loweredGaps } from "../harness/lowered.ts";

const gaps = loweredGaps();
const cases = loweredCases();

test("the list of what is not found when lowered names examples that are there", () => {
  const keys = new Set(cases.map(({ key }) => key));
  expect([...gaps].filter((key) => !keys.has(key))).toEqual([]);
});

for (const { where, key, problems } of cases)
  if (gaps.has(key))
    test(`${where} (lowered), known to fail`, { meta: { knownToFail: "see lowered.gaps.json" } }, () =>
      expect(problems(), "found now: run npm run bench:lowered").not.toEqual([]),
    );
  else test(`${where} (lowered)`, () => expect(problems()).toEqual([]));
