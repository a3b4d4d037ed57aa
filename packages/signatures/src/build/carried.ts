/**
 * Dependencies that a later version of a package no longer needs, because it holds their code itself: then that code
 * is both packages', although other versions of the one pull in the other.
 */
import type { InstalledPackage } from "./packages.ts";

/** So much of a version of a package stands in another one that has taken it over. */
const TAKEN_OVER = 0.45;

export interface ReadVersion {
  readonly installed: InstalledPackage;
  readonly grams: Uint32Array;
}

export interface Takeovers {
  /** Whether a version of the first package holds the second without needing it. */
  readonly test: (name: string, other: string) => boolean;
  /** What was found so far: the packages that hold another one, by its name. */
  readonly found: () => ReadonlyMap<string, readonly string[]>;
}

export function takeovers(
  versions: ReadonlyMap<string, readonly ReadVersion[]>,
  pullsIn: (name: string, other: string) => boolean,
): Takeovers {
  const known = new Map<string, boolean>();
  const needs = ({ manifest }: InstalledPackage, other: string): boolean =>
    Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).some(
      (name) => name === other || pullsIn(name, other),
    );
  const holds = (holder: ReadonlySet<number>, { grams }: ReadVersion): boolean => {
    let common = 0;
    for (const gram of grams) if (holder.has(gram)) common++;
    return grams.length > 0 && common >= TAKEN_OVER * grams.length;
  };
  const holders = new Map<string, string[]>();
  const test = (name: string, other: string): boolean => {
    const key = `${name} ${other}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const free = (versions.get(name) ?? []).filter(({ installed }) => !needs(installed, other));
    const found = free.some(({ grams }) => {
      const holder = new Set(grams);
      return (versions.get(other) ?? []).some((version) => holds(holder, version));
    });
    known.set(key, found);
    if (found) holders.set(other, [...(holders.get(other) ?? []), name]);
    return found;
  };
  return { test, found: () => holders };
}
