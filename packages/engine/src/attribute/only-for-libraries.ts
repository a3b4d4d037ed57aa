/**
 * Code that no index knows and that the product does not reach: libraries never use the product, so what is linked by use only
 * among itself and with known libraries is a library's, too, whatever it shows: the tools that a kit offers, with a sentence
 * for each, in a package of which the index knows the rest. It is told by groups of units that are linked by use, directly or not,
 * without known code between them. The product's pages are linked with one another by what loads them.
 */
import type { AttributionUnit } from "./unit.ts";

export interface ReachInput {
  readonly units: readonly AttributionUnit[];
  readonly isThird: (unit: number) => boolean;
  /** Code of bundlers and transpilers, which stands beside and calls code of both sides. */
  readonly isHelper: (unit: number) => boolean;
  /** Believed to be a library's: what uses it is no more a library's for that. */
  readonly isLibrary: (unit: number) => boolean;
  /** Surely the product's. */
  readonly isOwn: (unit: number) => boolean;
}

/** A group with more of what no index knows is the product, or holds it. */
const MOST = 0.1;
/** So much of the modules of a group is known code where a library uses it, and where nothing does that is imported for it. */
const USED = 0.5;
const UNUSED = 0.9;

/** One per unit. */
export function onlyForLibraries(input: ReachInput): readonly boolean[] {
  const { units, isThird, isOwn } = input;
  const out = units.map(() => false);
  const groups = groupsOf(input);
  const used = usedByLibraries(input);
  const sizeOf = (group: readonly number[]): number => group.reduce((sum, at) => sum + lengthOf(units[at]), 0);
  const all = groups.reduce((sum, group) => sum + sizeOf(group), 0);
  const small = groups.filter((group) => sizeOf(group) <= MOST * all && !group.some(isOwn));
  const modules = new Map<number, Share>();
  units.forEach((unit, at) => {
    const share = modules.get(unit.module) ?? { all: 0, known: 0 };
    modules.set(unit.module, share);
    share.all += lengthOf(unit);
    if (isThird(at)) share.known += lengthOf(unit);
  });
  const take = (group: readonly number[]): void => {
    for (const at of group) {
      out[at] = true;
      const share = modules.get(units[at]?.module ?? -1);
      if (share) share.known += lengthOf(units[at]);
    }
  };
  const isAmid = (group: readonly number[], least: number): boolean => {
    const shares = [...new Set(group.map((at) => units[at]?.module ?? -1))].flatMap((one) => modules.get(one) ?? []);
    const known = shares.reduce((sum, share) => sum + share.known, 0);
    return known >= least * shares.reduce((sum, share) => sum + share.all, 0);
  };
  const forLibraries = small.filter((group) => group.some((at) => used[at]) && isAmid(group, USED));
  for (const group of forLibraries) take(group);
  const isStarted = (group: readonly number[]): boolean => group.some((at) => units[at]?.entry);
  for (const group of small) if (!out[group[0] ?? -1] && !isStarted(group) && isAmid(group, UNUSED)) take(group);
  return out;
}

/** Code of a module, in code units, and how much of it is a library's. */
interface Share {
  all: number;
  known: number;
}

const lengthOf = (unit: AttributionUnit | undefined): number => (unit ? unit.end - unit.start : 0);

function usedByLibraries({ units, isThird, isHelper }: ReachInput): readonly boolean[] {
  const used = units.map(() => false);
  units.forEach(({ uses }, at) => {
    if (isThird(at) && !isHelper(at)) for (const other of uses) used[other] = true;
  });
  return used;
}

/** Units of code that is nobody's or the product's so far, by group. */
function groupsOf({ units, isThird, isLibrary }: ReachInput): readonly (readonly number[])[] {
  const links = units.map((): number[] => []);
  const isKnown = units.map((_, at) => isThird(at) || isLibrary(at));
  units.forEach(({ uses, loads }, at) => {
    if (isKnown[at]) return;
    for (const other of [...uses, ...loads]) {
      if (isKnown[other]) continue;
      links[at]?.push(other);
      links[other]?.push(at);
    }
  });
  const seen = [...isKnown];
  return units.flatMap((_, first) => {
    if (seen[first]) return [];
    seen[first] = true;
    const group = [first];
    for (const at of group) {
      for (const other of links[at] ?? []) {
        if (seen[other]) continue;
        seen[other] = true;
        group.push(other);
      }
    }
    return [group];
  });
}
