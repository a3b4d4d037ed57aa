/**
 * Adds the long tail to an index that is there already, without what it was made of: what only the new packages have is
 * put in, and nothing of the others changes. What stands in a package that the index knows by name, and is installed
 * beside them, is not theirs either: the index holds only a sample of the giants, and no idioms.
 */
import { readEntries, readSignatures, type SignatureComponent, type SignatureIndex } from "@as-built/engine";
import { described, inOrder, numbersOf } from "./describe.ts";
import { type BuiltIndex, IndexEncoder } from "./index-encoder.ts";
import { pullsOf } from "./kin.ts";
import { isExcluded } from "./list.ts";
import { type SpanOf, spansOf } from "./majors.ts";
import { isCarried, type Owners, ownership } from "./ownership.ts";
import type { InstalledPackage } from "./packages.ts";
import { forEachGram, gramPairs, pairOf } from "./pairs.ts";
import { type NamedGrams, type ReadOptions, readByName } from "./read.ts";
import { relations } from "./relation.ts";
import { isTaken, mostOf, samplingRates } from "./sampling.ts";

export interface ExtendOptions extends ReadOptions {
  /** The index to which is added. */
  readonly base: Uint8Array;
  readonly packages: readonly InstalledPackage[];
  /** Names that the index was made of, those of which it holds nothing included. */
  readonly known: ReadonlySet<string>;
}

export async function extendIndex(options: ExtendOptions): Promise<BuiltIndex> {
  const { list, packages, known, base } = options;
  const index = readSignatures(base);
  const wanted = packages.filter(({ name }) => !isExcluded(name, list));
  const relation = relations(wanted);
  const { named: read, versions } = await readByName(wanted, options);
  const named = inOrder(read, relation).filter((entry) => known.has(entry.name) || !carriesKnown(entry, index));
  const tail = new Set(named.flatMap(({ name }) => (known.has(name) ? [] : [name])));
  const { facts, describe } = described(named, { ...relation, list, wanted, versions, tail });
  const pairs = gramPairs(named.map(({ grams }) => grams));
  const credited = ownership(pairs, facts);
  const owners: Owners = (all) => credited(all).filter(facts.tail);
  const added = unknownIn(pairs, index, facts.tail);
  const every = samplingRates(added, owners, mostOf(named, list, tail, relation.dependents));
  const taken = takenFrom(added, owners, every);
  const holding = new Set(taken.flatMap(({ owners: its }) => its));
  const fresh = named.flatMap((entry, place) => (holding.has(place) ? [{ ...entry, place }] : []));
  const numbers = numbersOf([...index.components, ...fresh]);
  const newNumbers = new Map([...numbers].filter(([, number]) => number >= index.components.length));
  const numberOf = new Map(fresh.map(({ place }, at) => [place, index.components.length + at]));
  const spans = new Map(
    fresh.map(({ name, style, place }) => [place, style ? undefined : spansOf(versions.get(name) ?? [])]),
  );
  const encoder = new IndexEncoder([
    ...index.components.map((component) => withPulls(component, pullsOf(component.name, versions, newNumbers).pulls)),
    ...fresh.map((entry) => ({ ...describe(entry, every[entry.place] ?? 1, numbers), grams: 0 })),
  ]);
  const more = taken.map(
    ({ gram, owners: its }): Entry => ({
      gram,
      owners: its.flatMap((place) => numberOf.get(place) ?? []),
      span: its.length === 1 ? spans.get(its[0] ?? -1)?.(gram) : undefined,
    }),
  );
  for (const { gram, owners: its, span } of inBoth(entriesOf(base), more)) encoder.add(gram, its, span);
  return encoder.built();
}

/** Of what is not known of a package, so much may be the part of a giant that the index has no sample of. */
const HIDDEN = 0.5;

/** A package that carries a copy of one that the index knows. */
function carriesKnown({ grams }: NamedGrams, { components, lookup }: SignatureIndex): boolean {
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

interface Entry {
  readonly gram: number;
  readonly owners: readonly number[];
  readonly span: ReturnType<SpanOf>;
}

function takenFrom(pairs: Float64Array, owners: Owners, every: readonly number[]): readonly Omit<Entry, "span">[] {
  const taken: Omit<Entry, "span">[] = [];
  forEachGram(pairs, (gram, all) => {
    const its = owners(all);
    if (isTaken(gram, its, (place) => every[place])) taken.push({ gram, owners: its });
  });
  return taken;
}

function* entriesOf(bytes: Uint8Array): Generator<Entry> {
  const { components, sets, spans, grams, owners } = readEntries(bytes);
  for (const [at, gram] of grams.entries()) {
    const owner = owners[at] ?? 0;
    const span = spans[owner - components.length - sets.length];
    if (span) yield { gram, owners: [span[0]], span: [span[1], span[2]] };
    else yield { gram, owners: sets[owner - components.length] ?? [owner], span: undefined };
  }
}

/** Ascending; none stands in both. */
function* inBoth(one: Iterable<Entry>, other: readonly Entry[]): Generator<Entry> {
  let at = 0;
  for (const entry of one) {
    for (let next = other[at]; next && next.gram < entry.gram; next = other[at]) {
      yield next;
      at++;
    }
    yield entry;
  }
  yield* other.slice(at);
}

/** What is installed of a known package may depend on a new one. */
function withPulls(component: SignatureComponent, more: readonly number[] = []): SignatureComponent {
  if (component.style || more.length === 0) return component;
  return { ...component, pulls: [...new Set([...(component.pulls ?? []), ...more])].sort((a, b) => a - b) };
}
