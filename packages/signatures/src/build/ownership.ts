/**
 * Decides to which packages a gram is credited that stands in several. Packages copy each other: a package that pulls
 * in another and holds its code has bundled it; else the origin is the one that is contained in the others and that
 * others depend on. Where copies and relatives cannot be told apart by one
 * gram, all of them are credited and the code around it decides. A gram that many unrelated packages share is an idiom
 * of the language and is dropped.
 */
import { forEachGram } from "./pairs.ts";

/** Two packages that share so many grams, or such a part of the smaller one, copy from each other or from a third. */
const COPIED = 40;
const COPIED_PART = 0.4;
/** A gram in more packages than this is credited only to an origin that is copied as a whole. */
const FEW = 6;
const COPIED_WHOLE = 0.4;
const MOSTLY_COPIES = 0.6;
/** Grams in more packages than this are not compared pair by pair. */
const MANY = 40;
/** Most packages that one gram is credited to. */
const MAX_CREDITED = 4;

/** Packages by number, best first; empty: dropped. Idioms that few packages share are credited to all of them. */
export type Owners = (owners: readonly number[]) => readonly number[];

export interface Facts {
  /** Grams of a package. */
  readonly size: (number: number) => number;
  /** How many packages depend on it. */
  readonly dependents: (number: number) => number;
  /** Of one family, or one depends on the other. */
  readonly related: (a: number, b: number) => boolean;
  /** The first pulls in the second, directly or not. */
  readonly pullsIn: (a: number, b: number) => boolean;
  /** The same code in the other module form (`lodash`, `lodash-es`). */
  readonly twin: (number: number) => number | undefined;
  /** Of the long tail: code that others have, too, is not credited to it. */
  readonly tail: (number: number) => boolean;
  /** A helper library of transpilers, which is copied everywhere. */
  readonly helper: (number: number) => boolean;
}

export function ownership(pairs: Float64Array, facts: Facts): Owners {
  const shared = sharedCounts(pairs);
  const overlap = (a: number, b: number): number => shared.get(a < b ? a * 65536 + b : b * 65536 + a) ?? 0;
  const isCopy = (a: number, b: number): boolean =>
    overlap(a, b) >= Math.min(COPIED, COPIED_PART * Math.min(facts.size(a), facts.size(b)));
  const containment = (a: number, others: readonly number[]): number => {
    let sum = 0;
    for (const b of others) if (b !== a) sum += overlap(a, b);
    return sum / (Math.max(1, facts.size(a)) * (others.length - 1));
  };
  /** What many packages have because most of them copy the one of them that most others depend on. */
  const copiesOfOrigin = (owners: readonly number[]): readonly number[] => {
    const origin = owners.reduce((most, owner) => (facts.dependents(owner) > facts.dependents(most) ? owner : most));
    const copies = owners.filter(
      (owner) => owner !== origin && (isCopy(owner, origin) || facts.related(owner, origin)),
    );
    return copies.length >= MOSTLY_COPIES * (owners.length - 1) ? [origin, ...copies].slice(0, MAX_CREDITED) : [];
  };
  const copiers = copiersIn(shared, facts);
  const ownersOf: Owners = (every) => {
    const all = withoutTail(
      every.filter((owner) => !copiers.has(owner)),
      facts,
    );
    if (all.length < 2) return all;
    const helper = all.find(facts.helper);
    if (helper !== undefined) return [helper];
    if (all.length > MANY) return [];
    const owners = withoutBundlers(all, facts.pullsIn);
    if (owners.length === 1) return owners;
    const ranked = owners
      .map((owner) => ({ owner, share: containment(owner, owners), weight: 1 + Math.log1p(facts.dependents(owner)) }))
      .sort((a, b) => b.share * b.weight - a.share * a.weight || a.owner - b.owner);
    const [best] = ranked;
    if (!best) return [];
    if (owners.length > FEW) {
      const copied = copiesOfOrigin(ranked.map(({ owner }) => owner));
      return copied.length > 0 ? copied : best.share >= COPIED_WHOLE ? [best.owner] : [];
    }
    const copies = ranked.filter(
      ({ owner }) => owner === best.owner || isCopy(owner, best.owner) || facts.related(owner, best.owner),
    );
    return copies.length < 2 && owners.length > 2 ? [] : copies.slice(0, MAX_CREDITED).map(({ owner }) => owner);
  };
  return (all) => withTwins(ownersOf(all), all, facts.twin);
}

/** A package of the long tail that holds such a part of one of so many grams outside of it carries a copy. */
const CARRIED_GRAMS = 100;
const CARRIED_PART = 0.4;
/** Of a package so many times larger the copy is too little to spoil it. */
const CARRIED_IN = 50;

export const isCarried = (common: number, origin: number, copier: number): boolean =>
  origin >= CARRIED_GRAMS && common >= CARRIED_PART * origin && origin * CARRIED_IN >= copier;

/**
 * Their other grams may be those of the copy, at a version that is not in the index, and are nobody's. What a package pulls
 * in is installed with it, at the version that it carries.
 */
function copiersIn(shared: ReadonlyMap<number, number>, { size, tail, pullsIn }: Facts): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [pair, grams] of shared) {
    const [a, b] = [Math.floor(pair / 65536), pair % 65536];
    for (const [copier, origin] of [[a, b] as const, [b, a] as const]) {
      if (tail(copier) && !tail(origin) && !pullsIn(copier, origin) && isCarried(grams, size(origin), size(copier)))
        found.add(copier);
    }
  }
  return found;
}

function withoutTail(owners: readonly number[], { tail }: Facts): readonly number[] {
  const known = owners.filter((owner) => !tail(owner));
  return known.length > 0 ? known : owners;
}

/** A twin that has the gram stands right behind the package whose twin it is. */
function withTwins(credited: readonly number[], all: readonly number[], twin: Facts["twin"]): readonly number[] {
  const both = credited.flatMap((owner) => {
    const other = twin(owner);
    return other !== undefined && all.includes(other) ? [owner, other] : [owner];
  });
  return both.length === credited.length ? credited : [...new Set(both)].slice(0, MAX_CREDITED);
}

/** Leaves out packages that pull in another one of the list; all stay where they pull in each other. */
function withoutBundlers(owners: readonly number[], pullsIn: Facts["pullsIn"]): readonly number[] {
  const origins = owners.filter((a) => !owners.some((b) => b !== a && pullsIn(a, b)));
  return origins.length > 0 ? origins : owners;
}

function sharedCounts(pairs: Float64Array): ReadonlyMap<number, number> {
  const shared = new Map<number, number>();
  forEachGram(pairs, (_gram, owners) => {
    if (owners.length < 2 || owners.length > MANY) return;
    for (let i = 0; i < owners.length; i++) {
      for (let j = i + 1; j < owners.length; j++) {
        const key = (owners[i] ?? 0) * 65536 + (owners[j] ?? 0);
        shared.set(key, (shared.get(key) ?? 0) + 1);
      }
    }
  });
  return shared;
}
