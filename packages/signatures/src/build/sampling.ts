/** How many grams each package may put into the index. */
import type { ComponentKind } from "@as-built/engine";
import { applicationNames, askedNames, kindOf, type List, listedNames } from "./list.ts";
import type { Owners } from "./ownership.ts";
import { forEachGram } from "./pairs.ts";
import type { NamedGrams } from "./read.ts";

/**
 * How many grams a package may put into the index; of a larger one every second, fourth, ... is taken. What the list
 * names, what stands in the scope of something that it names, and what many packages depend on, may put in more.
 */
const LISTED_GRAMS = 4_600;
const SCOPE_GRAMS = 2_500;
const OTHER_GRAMS = 1_100;
const FRAMEWORK_BONUS = 2;
/** Polyfills stand in bundles as hundreds of tiny modules, of which each needs its own grams. */
const POLYFILL_BONUS = 4;
/** A package of the long tail. */
const TAIL_GRAMS = 90;
/** One that the list names itself, for how often it is downloaded or behind the index. */
const ASKED_GRAMS = 360;
/** A package's style sheets, of which class names tell much, may put in so many. */
const STYLE_GRAMS = 500;

/** How many each of the packages may put in; `sampled`: names of which an index holds a sample that this one adds to. */
export function mostOf(
  named: readonly NamedGrams[],
  list: List,
  { tail, sampled }: { readonly tail: ReadonlySet<string>; readonly sampled?: ReadonlySet<string> },
  dependents: (name: string) => number,
): readonly number[] {
  const listed = listedNames(list);
  const applied = applicationNames(list);
  const asked = askedNames(list);
  const scopes = new Set([...listed].flatMap((name) => scopeOf(name) ?? []));
  return named.map(({ name, style }) => {
    if (sampled?.has(name)) return style ? STYLE_GRAMS : SCOPE_GRAMS;
    if (tail.has(name)) return (asked.has(name) ? ASKED_GRAMS : TAIL_GRAMS) / (style ? 2 : 1);
    if (style) return STYLE_GRAMS;
    const inScope = scopes.has(scopeOf(name) ?? "");
    const base = listed.has(name) ? LISTED_GRAMS : inScope || applied.has(name) ? SCOPE_GRAMS : OTHER_GRAMS;
    return base * (1 + Math.log1p(dependents(name)) / 3) * bonusOf(kindOf(name, list));
  });
}

const scopeOf = (name: string): string | undefined =>
  name.startsWith("@") ? name.slice(0, name.indexOf("/") + 1) : undefined;

function bonusOf(kind: ComponentKind): number {
  if (kind === "framework") return FRAMEWORK_BONUS;
  return kind === "polyfill" ? POLYFILL_BONUS : 1;
}

/** Of how many grams each package puts in one, as powers of two. */
export function samplingRates(pairs: Float64Array, owners: Owners, most: readonly number[]): readonly number[] {
  const totals = most.map(() => 0);
  forEachGram(pairs, (_gram, all) => {
    for (const owner of owners(all)) totals[owner] = (totals[owner] ?? 0) + 1;
  });
  return totals.map((grams, number) => {
    let every = 1;
    while (grams / every > (most[number] ?? 0)) every *= 2;
    return every;
  });
}

/** A gram is taken by the rate of that owner of which most are taken. */
export function isTaken(
  gram: number,
  owners: readonly number[],
  everyOf: (owner: number) => number | undefined,
): boolean {
  const every = owners.reduce((least, owner) => Math.min(least, everyOf(owner) ?? 1), Number.POSITIVE_INFINITY);
  return owners.length > 0 && gram % every === 0;
}
