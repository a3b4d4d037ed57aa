/**
 * An index of what is added to one that is there already, without what that was made of: what only the new packages have.
 * What stands in a package that the index knows by name, and is installed beside them, is not theirs either: the index
 * holds only a sample of the giants, and no idioms.
 */
import { renumbered, type SignatureComponent, type SignatureIndex } from "@as-built/engine";
import { described, inOrder, numbersOf } from "./describe.ts";
import { type BuiltIndex, IndexEncoder } from "./index-encoder.ts";
import { pullsOf } from "./kin.ts";
import { isExcluded } from "./list.ts";
import { spansOf } from "./majors.ts";
import { isCarried, type Owners, ownership } from "./ownership.ts";
import type { InstalledPackage } from "./packages.ts";
import { forEachGram, gramPairs, pairOf } from "./pairs.ts";
import { type NamedGrams, type ReadOptions, readByName } from "./read.ts";
import { relations } from "./relation.ts";
import { isTaken, mostOf, samplingRates } from "./sampling.ts";

export interface ExtendOptions extends ReadOptions {
  /** To which is added. */
  readonly index: SignatureIndex;
  readonly packages: readonly InstalledPackage[];
  /**
   * Names that the index was made of, those of which it holds nothing included; without those of which it holds a
   * sample and this is to hold more.
   */
  readonly known: ReadonlySet<string>;
  /** Names that were asked for: they may carry a copy of a package that the index knows, which stays that one's. */
  readonly listed?: ReadonlySet<string>;
}

export async function extendIndex(options: ExtendOptions): Promise<BuiltIndex> {
  const { list, packages, known, index, listed } = options;
  const wanted = packages.filter(({ name }) => !isExcluded(name, list));
  const relation = relations(wanted);
  const { named: read, versions } = await readByName(wanted, options);
  const sampled = new Set(index.components.flatMap(({ name }) => (known.has(name) ? [] : [name])));
  const named = inOrder(read, relation).filter(
    (entry) => known.has(entry.name) || sampled.has(entry.name) || !carriesKnown(entry, index, listed?.has(entry.name)),
  );
  const tail = new Set(named.flatMap(({ name }) => (known.has(name) ? [] : [name])));
  const { facts, describe } = described(named, { ...relation, list, wanted, versions, tail });
  const pairs = gramPairs(named.map(({ grams }) => grams));
  const credited = ownership(pairs, facts);
  const owners: Owners = (all) => credited(all).filter(facts.tail);
  const added = unknownIn(pairs, index, facts.tail);
  const every = samplingRates(added, owners, mostOf(named, list, { tail, sampled }, relation.dependents));
  const taken = takenFrom(added, owners, every);
  const holding = new Set(taken.flatMap(({ owners: its }) => its));
  const fresh = named.flatMap((entry, place) => (holding.has(place) ? [{ ...entry, place }] : []));
  const numbers = numbersOf([...index.components, ...fresh]);
  const numberOf = new Map(fresh.map(({ place }, at) => [place, at]));
  const spans = new Map(
    fresh.map(({ name, style, place }) => [place, style ? undefined : spansOf(versions.get(name) ?? [])]),
  );
  const newNumbers = new Map([...numbers].filter(([, number]) => number >= index.components.length));
  const encoder = new IndexEncoder(
    withNamed(
      index.components.map(({ name, style }) => (style ? undefined : pullsOf(name, versions, newNumbers).pulls)),
      fresh.map((entry) => ({ ...describe(entry, every[entry.place] ?? 1, numbers), grams: 0 })),
      index,
    ),
  );
  for (const { gram, owners: its } of taken) {
    const span = its.length === 1 ? spans.get(its[0] ?? -1)?.(gram) : undefined;
    encoder.add(
      gram,
      its.flatMap((place) => numberOf.get(place) ?? []),
      span,
    );
  }
  return encoder.built();
}

/** Of what is not known of a package, so much may be the part of a giant that the index has no sample of. */
const HIDDEN = 0.5;

/** A package that carries a copy of one that the index knows, or, of one that was asked for, of a sample of one. */
function carriesKnown(
  { grams }: NamedGrams,
  { components, lookup }: SignatureIndex,
  isListed: boolean | undefined,
): boolean {
  const hits = new Map<number, number>();
  let unknown = 0;
  let hidden = 0;
  for (const gram of grams) {
    const its = lookup(gram);
    if (its.length === 0) unknown++;
    for (const number of its) hits.set(number, (hits.get(number) ?? 0) + 1);
    const [only] = its;
    if (only !== undefined) hidden += (components[only]?.every ?? 1) - 1;
  }
  if (hidden > HIDDEN * unknown) return true;
  if (isListed) return false;
  return [...hits].some(([number, common]) => {
    const { grams: all = 0, every = 1 } = components[number] ?? {};
    return isCarried(common * every, all * every, grams.size);
  });
}

/** Pairs of grams that the index does not hold, and a new package does. */
function unknownIn(pairs: Float64Array, { lookup }: SignatureIndex, isNew: (place: number) => boolean): Float64Array {
  const kept: number[] = [];
  forEachGram(pairs, (gram, all) => {
    if (!all.some(isNew) || lookup(gram).length > 0) return;
    for (const place of all) kept.push(pairOf(gram, place));
  });
  return Float64Array.from(kept);
}

interface Taken {
  readonly gram: number;
  readonly owners: readonly number[];
}

function takenFrom(pairs: Float64Array, owners: Owners, every: readonly number[]): readonly Taken[] {
  const taken: Taken[] = [];
  forEachGram(pairs, (gram, all) => {
    const its = owners(all);
    if (isTaken(gram, its, (place) => every[place])) taken.push({ gram, owners: its });
  });
  return taken;
}

/**
 * The fresh components, and behind them those of the index to which they refer, which only name them: `fresh` count
 * behind all of the index, here they come first. What is installed of a known package may depend on a fresh one.
 *
 * @param pulls what each of the index depends on among the fresh ones
 */
function withNamed(
  pulls: readonly (readonly number[] | undefined)[],
  fresh: readonly SignatureComponent[],
  { components }: SignatureIndex,
): readonly SignatureComponent[] {
  const all = components.length;
  const pulling = pulls.flatMap((numbers, number) => (numbers ? [number] : []));
  const used = fresh.flatMap(referredTo).filter((number) => number < all);
  const named = [...new Set([...used, ...pulling])].sort((a, b) => a - b);
  const places = new Map(named.map((number, at) => [number, fresh.length + at]));
  const moved = (number: number): number => places.get(number) ?? number - all;
  return [
    ...fresh.map((component) => renumbered(component, moved)),
    ...named.map((number): SignatureComponent => {
      const { name = "", kind = "library" } = components[number] ?? {};
      const its = pulls[number];
      return { name, kind, every: 1, grams: 0, majors: [], ...(its && { pulls: its.map(moved) }) };
    }),
  ];
}

function referredTo({ together, heldBy, pulls, needs, twin, partOf }: SignatureComponent): readonly number[] {
  return [together, heldBy, pulls, needs, twin, partOf].flatMap((numbers) => numbers ?? []);
}
