/** From installed packages to the index: grams per package name, owners, sampling, bytes. */
import type { SignatureComponent } from "@as-built/engine";
import { cachedGrams } from "./cache.ts";
import { encodeSignatures } from "./encode.ts";
import { isExcluded, kindOf, type List, listedNames } from "./list.ts";
import { type Owners, ownership } from "./ownership.ts";
import type { InstalledPackage } from "./packages.ts";
import { forEachGram, gramPairs } from "./pairs.ts";
import { relations } from "./relation.ts";
import { OwnerSets } from "./sets.ts";

/**
 * How many grams a package may put into the index; of a larger one every second, fourth, ... is taken. What the list
 * names, what stands in the scope of something that it names, and what many packages depend on, may put in more.
 */
const LISTED_GRAMS = 8_000;
const SCOPE_GRAMS = 3_500;
const OTHER_GRAMS = 1_500;
const FRAMEWORK_BONUS = 2;

export interface BuiltIndex {
  readonly bytes: Uint8Array;
  readonly components: readonly SignatureComponent[];
  readonly grams: number;
}

export interface BuildOptions {
  readonly list: List;
  readonly packages: readonly InstalledPackage[];
  readonly cache: string;
  /** Grams that are not taken. */
  readonly isKnown?: (gram: number) => boolean;
  /** Components of an earlier index; those of wanted packages are replaced. */
  readonly previous?: readonly NamedGrams[];
  /** Take every gram, however large a package is. */
  readonly whole?: true;
  readonly onPackage?: (installed: InstalledPackage, grams: number) => void;
}

export interface NamedGrams {
  readonly name: string;
  readonly grams: ReadonlySet<number>;
  /** Major versions, where they are not read from what is installed. */
  readonly majors?: readonly number[];
}

export async function buildIndex(options: BuildOptions): Promise<BuiltIndex> {
  const { list, packages, whole } = options;
  const wanted = packages.filter(({ name }) => !isExcluded(name, list));
  const { related, dependents, pullsIn } = relations(wanted);
  const named = [...(await gramsByName(wanted, options)), ...keptOf(wanted, options)].sort(
    (a, b) => dependents(b.name) - dependents(a.name) || (a.name < b.name ? -1 : 1),
  );
  const name = (number: number): string => named[number]?.name ?? "";
  const pairs = gramPairs(named.map(({ grams }) => grams));
  const owners = ownership(pairs, {
    size: (number) => named[number]?.grams.size ?? 0,
    dependents: (number) => dependents(name(number)),
    related: (a, b) => related(name(a), name(b)),
    pullsIn: (a, b) => pullsIn(name(a), name(b)),
    helper: (number) => kindOf(name(number), list) === "runtime",
  });
  const most = named.map((entry) =>
    whole ? Number.POSITIVE_INFINITY : mostGrams(entry.name, dependents(entry.name), list),
  );
  const every = samplingRates(pairs, owners, most);
  const components = named.map((entry, number) => ({
    name: entry.name,
    kind: kindOf(entry.name, list),
    every: every[number] ?? 1,
    grams: 0,
    majors: entry.majors ?? majorsOf(entry.name, wanted),
  }));
  return encoded(components, pairs, owners);
}

async function gramsByName(
  packages: readonly InstalledPackage[],
  { list, cache, onPackage, isKnown }: BuildOptions,
): Promise<NamedGrams[]> {
  const byName = new Map<string, Set<number>>();
  for (const installed of packages) {
    const grams = await cachedGrams(installed, cache, list.only[installed.name]);
    onPackage?.(installed, grams.length);
    const all = byName.get(installed.name) ?? new Set();
    for (const gram of grams) if (!isKnown?.(gram)) all.add(gram);
    byName.set(installed.name, all);
  }
  return [...byName].filter(([, grams]) => grams.size > 0).map(([name, grams]) => ({ name, grams }));
}

function keptOf(wanted: readonly InstalledPackage[], { previous }: BuildOptions): readonly NamedGrams[] {
  const replaced = new Set(wanted.map(({ name }) => name));
  return (previous ?? []).filter(({ name }) => !replaced.has(name));
}

function majorsOf(name: string, packages: readonly InstalledPackage[]): readonly number[] {
  const own = packages.filter((installed) => installed.name === name);
  const majors = own.map(({ version }) => Number.parseInt(version, 10)).filter(Number.isInteger);
  return [...new Set(majors)].sort((a, b) => a - b);
}

function mostGrams(name: string, dependents: number, list: List): number {
  const listed = listedNames(list);
  const scope = name.startsWith("@") ? name.slice(0, name.indexOf("/") + 1) : undefined;
  const inScope = scope !== undefined && [...listed].some((other) => other.startsWith(scope));
  const base = listed.has(name) ? LISTED_GRAMS : inScope ? SCOPE_GRAMS : OTHER_GRAMS;
  return base * (1 + Math.log1p(dependents) / 3) * (kindOf(name, list) === "framework" ? FRAMEWORK_BONUS : 1);
}

function samplingRates(pairs: Float64Array, owners: Owners, most: readonly number[]): readonly number[] {
  const totals = most.map(() => 0);
  forEachGram(pairs, (_gram, all) => {
    const first = owners(all)[0];
    if (first !== undefined) totals[first] = (totals[first] ?? 0) + 1;
  });
  return totals.map((grams, number) => {
    let every = 1;
    while (grams / every > (most[number] ?? 0)) every *= 2;
    return every;
  });
}

/** A gram is taken by the sampling rate of that owner of which most are taken. */
function encoded(empty: readonly SignatureComponent[], pairs: Float64Array, owners: Owners): BuiltIndex {
  const sets = new OwnerSets(empty.length);
  const counts = empty.map(() => 0);
  const grams: number[] = [];
  const numbers: number[] = [];
  forEachGram(pairs, (gram, all) => {
    const credited = owners(all);
    const every = Math.min(...credited.map((number) => empty[number]?.every ?? 1));
    if (credited.length === 0 || gram % every !== 0) return;
    grams.push(gram);
    for (const number of credited) counts[number] = (counts[number] ?? 0) + 1;
    numbers.push(sets.numberOf(credited));
  });
  const components = empty.map((component, number) => ({ ...component, grams: counts[number] ?? 0 }));
  const { list, final } = sets.compact();
  const entries = { grams: Uint32Array.from(grams), owners: Uint16Array.from(numbers, final) };
  return { bytes: encodeSignatures({ components, sets: list }, entries), components, grams: grams.length };
}
