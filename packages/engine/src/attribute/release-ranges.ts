/**
 * Which major versions the code of a component fits, where no exact version is shown: of the grams that only some of the
 * known major versions have, nearly all that stand in the material must be of one.
 */
import { append } from "../multimap.ts";
import type { SignatureIndex } from "./signatures.ts";
import type { Votes } from "./votes.ts";

/** So many telling grams say something; fewer may be chance, or what a minor version moved. */
const ENOUGH = 8;
/** Share of the telling grams that a major version must have to fit. */
const FITS = 0.9;

/** `names`: component per unit, -1 none. Gives semver ranges by component; none where nothing tells. */
export function releaseRanges(
  votes: readonly Pick<Votes, "known">[],
  names: readonly number[],
  { components, releases }: SignatureIndex,
): ReadonlyMap<number, string> {
  const telling = new Map<number, Telling[]>();
  votes.forEach(({ known }, at) => {
    for (const [owners, count] of known) {
      const span = releases?.get(owners);
      if (!span) continue;
      const [component, from, to] = span;
      if (component === names[at]) append(telling, component, { from, to, count });
    }
  });
  const ranges = new Map<number, string>();
  for (const [number, grams] of telling) {
    const range = rangeOf(components[number]?.majors ?? [], grams);
    if (range !== undefined) ranges.set(number, range);
  }
  return ranges;
}

/** Grams that only the major versions from one to another have, and how many of them stand in the material. */
interface Telling {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const total = (grams: readonly Telling[]): number => grams.reduce((sum, { count }) => sum + count, 0);

/** From after the last older version that does not fit to before the first newer one: what lies between is not known. */
function rangeOf(majors: readonly number[], telling: readonly Telling[]): string | undefined {
  const all = total(telling);
  const fits = (major: number): boolean =>
    total(telling.filter(({ from, to }) => from <= major && major <= to)) >= FITS * all;
  const first = majors.findIndex(fits);
  if (all < ENOUGH || first < 0) return undefined;
  const after = majors.findIndex((major, at) => at > first && !fits(major));
  if (after >= 0 && majors.slice(after).some(fits)) return undefined;
  const [before, next] = [majors[first - 1], majors[after]];
  const bounds = [before === undefined ? [] : [`>=${before + 1}`], next === undefined ? [] : [`<${next}`]].flat();
  return bounds.length > 0 ? bounds.join(" ") : undefined;
}
