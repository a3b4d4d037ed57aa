/** From installed packages to the index: grams per package name, owners, sampling, bytes. */
import type { SignatureComponent } from "@as-built/engine";
import { described, inOrder, numbersOf } from "./describe.ts";
import { type BuiltIndex, IndexEncoder } from "./index-encoder.ts";
import { isExcluded } from "./list.ts";
import { type SpanOf, spansOf } from "./majors.ts";
import { type Owners, ownership } from "./ownership.ts";
import type { InstalledPackage } from "./packages.ts";
import { forEachGram, gramPairs } from "./pairs.ts";
import { type NamedGrams, type ReadOptions, readByName } from "./read.ts";
import { relations } from "./relation.ts";
import { isTaken, mostOf, samplingRates } from "./sampling.ts";

export interface BuildOptions extends ReadOptions {
  readonly packages: readonly InstalledPackage[];
  /** Names of the long tail: `tail` of the list. */
  readonly tail?: ReadonlySet<string>;
  /** Components of an earlier index; those of wanted packages are replaced. */
  readonly previous?: readonly NamedGrams[];
  /** Take every gram, however large a package is. */
  readonly whole?: true;
}

export async function buildIndex(options: BuildOptions): Promise<BuiltIndex> {
  const { list, packages, whole } = options;
  const wanted = packages.filter(({ name }) => !isExcluded(name, list));
  const relation = relations(wanted);
  const { named: installed, versions } = await readByName(wanted, options);
  const named = inOrder([...installed, ...keptOf(wanted, options)], relation);
  const tail = options.tail ?? new Set<string>();
  const { facts, describe } = described(named, { ...relation, list, wanted, versions, tail });
  const pairs = gramPairs(named.map(({ grams }) => grams));
  const owners = ownership(pairs, facts);
  const most = whole ? named.map(() => Number.POSITIVE_INFINITY) : mostOf(named, list, { tail }, relation.dependents);
  const every = samplingRates(pairs, owners, most);
  const numbers = numbersOf(named);
  const components = named.map((entry, number) => ({ ...describe(entry, every[number] ?? 1, numbers), grams: 0 }));
  const spans = named.map(({ name, style, spanOf }) =>
    style ? undefined : (spanOf ?? spansOf(versions.get(name) ?? [])),
  );
  return encoded(components, pairs, owners, (number, gram) => spans[number]?.(gram));
}

function keptOf(wanted: readonly InstalledPackage[], { previous }: BuildOptions): readonly NamedGrams[] {
  const replaced = new Set(wanted.map(({ name }) => name));
  return (previous ?? []).filter(({ name }) => !replaced.has(name));
}

/** A gram is taken by the sampling rate of that owner of which most are taken. */
function encoded(
  empty: readonly SignatureComponent[],
  pairs: Float64Array,
  owners: Owners,
  spanOf: (component: number, gram: number) => ReturnType<SpanOf>,
): BuiltIndex {
  const encoder = new IndexEncoder(empty);
  forEachGram(pairs, (gram, all) => {
    const credited = owners(all);
    if (!isTaken(gram, credited, (number) => empty[number]?.every)) return;
    const [only = -1] = credited;
    encoder.add(gram, credited, credited.length === 1 ? spanOf(only, gram) : undefined);
  });
  return encoder.built();
}
