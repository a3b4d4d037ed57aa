/** Unnamed constants in two builds: what is one, and what must never be taken for one. */
import { describe, expect, it } from "vitest";
import { type Constant, type Evidence, fileId, offset, statementId } from "./index.ts";
import { sameConstants } from "./same-constants.ts";

const at = (start: number, end: number): Evidence => ({
  file: fileId("a.js"),
  start: offset(start),
  end: offset(end),
  quote: "x",
});

let next = 0;
const constant = (value: number, more: Partial<Constant>): Constant => {
  next += 1;
  return { id: statementId(`constant:${next}`), basis: "shown", evidence: [at(0, 1)], value, ...more };
};

/** How many of each side are said by the other. */
function alike(before: readonly Constant[], after: readonly Constant[]): readonly [number, number] {
  const ids = sameConstants(before, after);
  const count = (list: readonly Constant[]): number => list.filter(({ id }) => ids.has(id)).length;
  return [count(before), count(after)];
}

const limit = (value: number, words: string): Constant => constant(value, { meaning: `limit of length, ${words}` });
const used = (value: number, words: string): Constant => constant(value, { meaning: `used with ${words}` });

describe("two builds of one product", () => {
  it("have one constant where value, use and a word are the same", () => {
    expect(alike([limit(6, "toolId, photos")], [limit(6, "photos, target")])).toEqual([1, 1]);
  });

  it("may keep a value where it is declared, or write it to where it is used", () => {
    const size = constant(5, { meaning: "limit of size, image/png" });
    expect(alike([size], [{ ...size }, used(5, "image/png, target")])).toEqual([1, 2]);
    expect(alike([constant(3, { meaning: "at most, parse, slice" })], [used(3, "slice, parse")])).toEqual([1, 1]);
  });

  it("may declare a value next to anything: its bytes tell where it is used", () => {
    const timeout = constant(15_000, { name: "timeout", evidence: [at(100, 109)] });
    const declared = constant(15_000, { meaning: "used with mergeConfig", evidence: [at(5, 9), at(90, 120)] });
    expect(alike([timeout, declared], [{ ...timeout }])).toEqual([2, 1]);
    expect(alike([timeout, { ...declared, evidence: [at(5, 9)] }], [{ ...timeout }])).toEqual([1, 1]);
  });

  it("may tell no word of a waiting time", () => {
    const wait = (meaning: string): Constant => constant(45_000, { meaning, unit: "ms" });
    expect(alike([wait("setInterval")], [wait("setInterval, REFRESH_EVERY_MS")])).toEqual([1, 1]);
    expect(alike([wait("setTimeout")], [wait("setInterval, REFRESH_EVERY_MS")])).toEqual([0, 0]);
  });
});

describe("never one", () => {
  it.each([
    ["another value", limit(6, "photos"), limit(7, "photos")],
    ["another use", limit(6, "photos"), constant(6, { meaning: "limit of size, photos" })],
    ["another unit", limit(6, "photos"), { ...limit(6, "photos"), unit: "ms" }],
    ["no word in common", limit(6, "photos"), limit(6, "members")],
    ["a use with no word in common", limit(6, "photos"), used(6, "members")],
    ["a name", constant(6, { name: "max" }), constant(6, { name: "min" })],
  ])("%s", (_, before, after) => {
    expect(alike([before], [after])).toEqual([0, 0]);
  });

  it("a second limit of the same value beside the first", () => {
    const first = limit(6, "photos");
    expect(alike([first], [{ ...first }, limit(6, "photos, videos")])).toEqual([1, 1]);
  });
});

it("takes time as the constants of one value grow, and no more", () => {
  const many = (side: string): readonly Constant[] =>
    Array.from({ length: 30_000 }, (_, n) =>
      constant(6, { meaning: n % 2 ? `limit, ${side}${n}` : `used with ${side}${n}` }),
    );
  const before = process.cpuUsage();
  expect(alike(many("a"), many("b"))).toEqual([0, 0]);
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(10);
});
