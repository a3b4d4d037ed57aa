/** Windows into long texts. */

import { sliceText } from "@as-built/spec";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { divide, FIRST_REACH, reachFurther, STEP, windowAround } from "./excerpt.ts";

const TEXT = `${"a".repeat(5000)}MARK${"b".repeat(5000)}`;
const RANGE = { start: 5000, end: 5004 };

describe("the window around a range", () => {
  it("shows a step on either side, marks the range, and says how much is hidden", () => {
    const { from, to } = windowAround(RANGE, FIRST_REACH);
    const division = divide(sliceText(TEXT, from, to), RANGE);
    expect(division.marked).toBe("MARK");
    expect([division.before.length, division.after.length]).toEqual([STEP, STEP]);
    expect([division.hiddenBefore, division.hiddenAfter]).toEqual([5000 - STEP, 5000 - STEP]);
  });

  it("grows on one side until the file ends", () => {
    let reach = FIRST_REACH;
    for (let times = 0; times < 4; times += 1) reach = reachFurther(reach, "before");
    const { from, to } = windowAround(RANGE, reach);
    const division = divide(sliceText(TEXT, from, to), RANGE);
    expect([division.hiddenBefore, division.hiddenAfter]).toEqual([0, 5000 - STEP]);
    expect(division.marked).toBe("MARK");
  });

  it("never splits a surrogate pair, and never loses a part of the range", () => {
    const text = fc.array(fc.constantFrom("a", "\u{1f6a2}", "é"), { maxLength: 40 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, fc.nat(60), fc.nat(60), (value, from, to) => {
        const excerpt = sliceText(value, from, to);
        expect(excerpt.text.isWellFormed()).toBe(true);
        expect(value.slice(excerpt.from, excerpt.to)).toBe(excerpt.text);
      }),
    );
  });

  it("takes a range that lies outside of the text as nothing", () => {
    expect(divide(sliceText("abc", 0, 10), { start: 7, end: 9 })).toMatchObject({
      before: "abc",
      marked: "",
      after: "",
    });
  });
});
