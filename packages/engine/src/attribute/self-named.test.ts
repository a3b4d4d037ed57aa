import { describe, expect, test } from "vitest";
import type { Count } from "./evidence.ts";
import { oddsWithName, selfNamed } from "./self-named.ts";
import type { SignatureIndex } from "./signatures.ts";

const component = (name: string) => ({ name, kind: "library", every: 1, grams: 50, majors: [1] }) as const;
const index: SignatureIndex = {
  components: [component("make-id"), component("uid"), component("@scope/quick-compare")],
  size: 0,
  lookup: () => [],
  sole: [50, 50, 50],
};
const count = (sole: number): Count => ({ raw: sole, covered: sole, weighed: sole, sole });
const named = (text: string, number: number, sole = 3, grams = 10) =>
  selfNamed([{ grams }], [new Map([[number, count(sole)]])], () => text, index).get(0);

describe("components that their own code names", () => {
  test.each([
    ["address of the repository", 'throw Error("See https://github.com/owner/uid#not-supported")', 1],
    ["start of a message", "console.warn(`Warning: make-id does not handle cycles.`)", 0],
    ["start of a message in brackets", 'log("[make-id] bad input")', 0],
    ["what is given away", "t.makeId=function(){}", 0],
    ["of a scope, what is given away", "t.quickCompare=(a,b)=>a===b", 2],
  ])("%s", (_, text, number) => expect(named(text, number)).toBe(number));

  test.each([
    ["a word of any code", "t.uid=function(){}", 1],
    ["a mention", 'throw Error("Use make-id instead")', 0],
    ["another repository", 'throw Error("https://github.com/owner/uid-tools")', 1],
    ["a comparison", "return t.makeId==e", 0],
  ])("not by %s", (_, text, number) => expect(named(text, number)).toBeUndefined());

  test("not without code of its own, and not in much other code", () => {
    expect(named("t.makeId=1", 0, 1)).toBeUndefined();
    expect(named("t.makeId=1", 0, 3, 500)).toBeUndefined();
  });

  test("a name lifts the odds no further than it takes", () => {
    expect(oddsWithName(-10)).toBe(5);
    expect(oddsWithName(-30)).toBe(-10);
    expect(oddsWithName(40)).toBe(40);
  });
});
