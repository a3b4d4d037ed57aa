/** From installed packages to the index: grams per package name, owners, sampling, bytes. */
import type { ComponentKind, SignatureComponent } from "@as-built/engine";
import { cachedGrams } from "./cache.ts";
import { type Entry, encodeSignatures } from "./encode.ts";
import { kindOf, type List } from "./list.ts";
import { DROPPED, ownership } from "./ownership.ts";
import type { InstalledPackage } from "./packages.ts";
import { forEachGram, gramPairs } from "./pairs.ts";
import { relation } from "./relation.ts";

/** A package may put this many grams into the index; of a larger one every second, fourth, ... is taken. */
export const MAX_GRAMS = 24_000;

export interface BuiltIndex {
  readonly bytes: Uint8Array;
  readonly components: readonly SignatureComponent[];
  readonly grams: number;
}

export interface BuildOptions {
  readonly list: List;
  readonly packages: readonly InstalledPackage[];
  readonly cache: string;
  readonly onPackage?: (installed: InstalledPackage, grams: number) => void;
}

interface NamedGrams {
  readonly name: string;
  readonly kind: ComponentKind;
  readonly grams: ReadonlySet<number>;
}

export function buildIndex({ list, packages, cache, onPackage }: BuildOptions): BuiltIndex {
  const named = gramsByName(list, packages, cache, onPackage);
  const pairs = gramPairs(named.map(({ grams }) => grams));
  const owner = ownership(
    pairs,
    named.map(({ grams }) => grams.size),
    relation(
      packages,
      named.map(({ name }) => name),
    ),
  );
  const owned: Entry[] = [];
  forEachGram(pairs, (gram, owners) => {
    const number = owner(owners);
    if (number !== DROPPED) owned.push({ gram, owner: number });
  });
  return sampled(named, owned);
}

function gramsByName(
  list: List,
  packages: readonly InstalledPackage[],
  cache: string,
  onPackage: BuildOptions["onPackage"],
): readonly NamedGrams[] {
  const byName = new Map<string, Set<number>>();
  for (const installed of packages) {
    const grams = cachedGrams(installed, cache);
    onPackage?.(installed, grams.length);
    const all = byName.get(installed.name) ?? new Set();
    for (const gram of grams) all.add(gram);
    byName.set(installed.name, all);
  }
  return [...byName]
    .filter(([, grams]) => grams.size > 0)
    .map(([name, grams]) => ({ name, kind: kindOf(name, list), grams }));
}

function sampled(named: readonly NamedGrams[], owned: readonly Entry[]): BuiltIndex {
  const counts = new Map<number, number>();
  for (const { owner } of owned) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  const components = named.map(({ name, kind }, number) => ({ name, kind, every: everyOf(counts.get(number) ?? 0) }));
  const entries = owned.filter(({ gram, owner }) => gram % (components[owner]?.every ?? 1) === 0);
  return { bytes: encodeSignatures(components, entries), components, grams: entries.length };
}

function everyOf(grams: number): number {
  let every = 1;
  while (grams / every > MAX_GRAMS) every *= 2;
  return every;
}
