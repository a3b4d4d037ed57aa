/**
 * Wrapping changes nothing: built fixtures with layers of functions, blocks, helpers and tables around them, minified
 * again, show what they show without. `npm run bench:forms` takes hundreds, this takes a few that do not change. What is
 * known to differ stands with its reason in `forms/known-gaps.json`; a gap that is closed has to be taken from there.
 */
import { describe, expect, test } from "vitest";
import { formOf, outcomeOf } from "./forms/combination.ts";
import known from "./forms/known-gaps.json" with { type: "json" };
import { SMALL } from "./forms/materials.ts";

const SEED = 7;
/** Every second: the layer that a number surely has is the next in the list of wrappers, and so all families take part. */
const NUMBERS = Array.from({ length: 30 }, (_, index) => 2 * index);

interface Gap {
  readonly reason: string;
  readonly numbers: readonly number[];
}

const gaps: readonly Gap[] = known.gaps;
const reasons = new Map(gaps.flatMap(({ reason, numbers }) => numbers.map((number) => [number, reason] as const)));

describe("wrapping changes nothing", () => {
  test.each(NUMBERS)(`seed ${SEED}, number %i`, async (index) => {
    const { differences, ...combination } = await outcomeOf(await formOf(SEED, index, SMALL));
    const reason = reasons.get(index);
    if (reason === undefined) expect(differences, JSON.stringify(combination)).toEqual([]);
    else expect(differences, `closed, take it from the list: ${reason}`).not.toEqual([]);
  });

  test("lists no gap of a form that is not made", () => {
    expect([...reasons.keys()].filter((number) => !NUMBERS.includes(number))).toEqual([]);
  });
});
