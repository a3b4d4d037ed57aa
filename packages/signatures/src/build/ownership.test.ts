import { describe, expect, test } from "vitest";
import { type Facts, ownership } from "./ownership.ts";
import { gramPairs } from "./pairs.ts";

const range = (from: number, to: number): ReadonlySet<number> =>
  new Set(Array.from({ length: to - from }, (_, at) => from + at));

/** Owners of grams among packages by number; those from `tail` on are of the long tail. */
function ownersOf(
  packages: readonly ReadonlySet<number>[],
  tail: number,
  dependents: readonly number[] = [],
  pullsIn: Facts["pullsIn"] = () => false,
) {
  const facts: Facts = {
    size: (number) => packages[number]?.size ?? 0,
    dependents: (number) => dependents[number] ?? 0,
    related: () => false,
    pullsIn,
    twin: () => undefined,
    tail: (number) => number >= tail,
    helper: () => false,
  };
  const owners = ownership(gramPairs(packages), facts);
  return (gram: number) => owners(packages.flatMap((grams, number) => (grams.has(gram) ? [number] : [])));
}

describe("to which packages a gram is credited", () => {
  test("a copy goes to the one that others depend on, with who copies it behind", () => {
    const owners = ownersOf([range(0, 60), range(0, 200)], 2, [9, 0]);
    expect(owners(5)[0]).toBe(0);
    expect(owners(150)).toEqual([1]);
  });

  test("the long tail takes nothing from the others, and adds what only it has", () => {
    const owners = ownersOf([range(0, 200), range(180, 400)], 1);
    expect(owners(190)).toEqual([0]);
    expect(owners(300)).toEqual([1]);
  });

  test("a package of the long tail that holds another one has nothing for sure", () => {
    const owners = ownersOf([range(0, 200), range(0, 400)], 1);
    expect(owners(100)).toEqual([0]);
    expect(owners(300)).toEqual([]);
  });

  test("what a package of the long tail pulls in is there at its version: the rest is its own", () => {
    const owners = ownersOf([range(0, 200), range(0, 400)], 1, [], (from, to) => from === 1 && to === 0);
    expect(owners(100)).toEqual([0]);
    expect(owners(300)).toEqual([1]);
  });
});
