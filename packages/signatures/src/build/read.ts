/** What was read of installed packages, by name: the grams of all their versions together. */
import { cachedGrams } from "./cache.ts";
import type { ReadVersion } from "./carried.ts";
import { fontsOf } from "./grams.ts";
import type { List } from "./list.ts";
import type { SpanOf } from "./majors.ts";
import type { InstalledPackage } from "./packages.ts";

export interface NamedGrams {
  readonly name: string;
  readonly grams: ReadonlySet<number>;
  /** Major versions, where they are not read from what is installed. */
  readonly majors?: readonly number[];
  readonly spanOf?: SpanOf;
  readonly style?: true;
  readonly fonts?: true;
  readonly states?: true;
}

export interface ReadOptions {
  readonly list: List;
  readonly cache: string;
  /** Grams that are not taken. */
  readonly isKnown?: (gram: number) => boolean;
  readonly onPackage?: (installed: InstalledPackage, grams: number) => void;
}

export interface ReadPackages {
  readonly named: readonly NamedGrams[];
  readonly versions: ReadonlyMap<string, readonly ReadVersion[]>;
}

export async function readByName(
  packages: readonly InstalledPackage[],
  { list, cache, onPackage, isKnown }: ReadOptions,
): Promise<ReadPackages> {
  const scripts = new Map<string, Set<number>>();
  const styles = new Map<string, Set<number>>();
  const fonts = new Map<string, Set<number>>();
  const stating = new Set<string>();
  const versions = new Map<string, ReadVersion[]>();
  const collect = (map: Map<string, Set<number>>, name: string, grams: Iterable<number>): void => {
    const all = map.get(name) ?? new Set();
    for (const gram of grams) if (!isKnown?.(gram)) all.add(gram);
    if (all.size > 0) map.set(name, all);
  };
  for (const installed of packages) {
    const { name } = installed;
    const read = await cachedGrams(installed, cache, Object.hasOwn(list.only, name) ? list.only[name] : undefined);
    onPackage?.(installed, read.grams.length);
    collect(scripts, name, read.grams);
    collect(styles, name, read.styles);
    collect(fonts, name, fontsOf(installed));
    if (read.states) stating.add(name);
    versions.set(name, [...(versions.get(name) ?? []), { installed, grams: read.grams }]);
  }
  const named = [...scripts].map(([name, grams]) => ({
    name,
    grams,
    ...(stating.has(name) && { states: true as const }),
  }));
  return {
    named: [
      ...named,
      ...[...styles].map(([name, grams]) => ({ name, grams, style: true as const })),
      ...[...fonts].map(([name, grams]) => ({ name, grams, style: true as const, fonts: true as const })),
    ],
    versions,
  };
}
