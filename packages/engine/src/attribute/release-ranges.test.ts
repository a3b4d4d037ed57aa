import { describe, expect, it } from "vitest";
import type { ReleaseSpan } from "./component.ts";
import { releaseRanges } from "./release-ranges.ts";
import { NO_SIGNATURES } from "./signatures.ts";

const COMPONENTS = [
  { name: "dates", kind: "library", every: 1, grams: 100, majors: [2, 3, 5, 6] } as const,
  { name: "other", kind: "library", every: 1, grams: 100, majors: [1, 2] } as const,
];

/** The range of the first component, of which one unit has so many grams of each span of major versions. */
function range(...found: readonly (readonly [first: number, last: number, count: number])[]): string | undefined {
  const releases = new Map(found.map(([first, last]): [number[], ReleaseSpan] => [[0], [0, first, last]]));
  const known = new Map([...releases.keys()].map((owners, at) => [owners, found[at]?.[2] ?? 0]));
  return releaseRanges([{ known }], [0], { ...NO_SIGNATURES, components: COMPONENTS, releases }).get(0);
}

describe("ranges of versions", () => {
  it("reach to the next known major version that does not fit, as what lies between is not known", () => {
    expect(range([2, 2, 12])).toBe("<3");
    expect(range([3, 3, 12])).toBe(">=3 <5");
    expect(range([5, 5, 12])).toBe(">=4 <6");
    expect(range([6, 6, 12])).toBe(">=6");
    expect(range([3, 5, 12])).toBe(">=3 <6");
  });

  it("narrow with every span that has grams in the material", () => {
    expect(range([3, 5, 12], [5, 6, 9])).toBe(">=4 <6");
    expect(range([2, 5, 12], [3, 6, 9])).toBe(">=3 <6");
  });

  it("are not stated on little, or where two versions stand side by side", () => {
    expect(range([2, 2, 7])).toBe(undefined);
    expect(range([2, 2, 40], [6, 6, 40])).toBe(undefined);
    expect(range([2, 2, 40], [5, 5, 3], [2, 3, 4])).toBe("<3");
  });

  it("count what stands in units of the component alone", () => {
    const owners = [0];
    const releases = new Map<readonly number[], ReleaseSpan>([[owners, [0, 6, 6]]]);
    const votes = [{ known: new Map([[owners, 50]]) }];
    expect(releaseRanges(votes, [1], { ...NO_SIGNATURES, components: COMPONENTS, releases }).size).toBe(0);
    expect(releaseRanges(votes, [0], { ...NO_SIGNATURES, components: COMPONENTS }).size).toBe(0);
  });
});
