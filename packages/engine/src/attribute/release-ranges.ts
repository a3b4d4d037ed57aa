/**
 * Which major versions the code of a component fits, where no exact version is shown: of the grams that only some of the
 * known major versions have, nearly all that stand in the material must be of one.
 */
import type { SignatureIndex } from "./signatures.ts";
import type { Votes } from "./votes.ts";

/** So many telling grams say something; fewer may be chance, or what a minor version moved. */
const ENOUGH = 8;
/** Share of the telling grams that a major version must have to fit. */
const FITS = 0.9;

/** `names`: component per unit, -1 none. Gives semver ranges by component; none where nothing tells. */
export function releaseRanges(
  votes: readonly Votes[],
  names: readonly number[],
  { components, releases = new Map() }: SignatureIndex,
): ReadonlyMap<number, string> {
  const tallies = new Map<number, Map<number, number>>();
  votes.forEach(({ known }, at) => {
    for (const [owners, count] of known) {
      const span = releases.get(owners);
      if (!span || span[0] !== names[at]) continue;
      const tally = tallies.get(span[0]) ?? new Map<number, number>();
      tallies.set(span[0], tally);
      for (const major of components[span[0]]?.majors ?? []) {
        tally.set(major, (tally.get(major) ?? 0) + (major >= span[1] && major <= span[2] ? count : 0));
      }
      tally.set(ALL, (tally.get(ALL) ?? 0) + count);
    }
  });
  const ranges = new Map<number, string>();
  for (const [number, tally] of tallies) {
    const range = rangeOf(components[number]?.majors ?? [], tally);
    if (range !== undefined) ranges.set(number, range);
  }
  return ranges;
}

/** Stands for all major versions in a tally. */
const ALL = -1;

/** From after the last older version that does not fit to before the first newer one: what lies between is not known. */
function rangeOf(majors: readonly number[], tally: ReadonlyMap<number, number>): string | undefined {
  const all = tally.get(ALL) ?? 0;
  const fits = (major: number): boolean => (tally.get(major) ?? 0) >= FITS * all;
  const first = majors.findIndex(fits);
  if (all < ENOUGH || first < 0) return undefined;
  const after = majors.findIndex((major, at) => at > first && !fits(major));
  if (after >= 0 && majors.slice(after).some(fits)) return undefined;
  const [before, next] = [majors[first - 1], majors[after]];
  const bounds = [before === undefined ? [] : [`>=${before + 1}`], next === undefined ? [] : [`<${next}`]].flat();
  return bounds.length > 0 ? bounds.join(" ") : undefined;
}
