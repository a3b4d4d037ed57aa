/** The curated list (`list.json`): which packages the index is made of, and of which kind they are. */
import { readFileSync } from "node:fs";

import type { ComponentKind } from "@as-built/engine";

export interface List {
  /** Per batch, packages as `name@range`. Every batch is one folder, so a package stands in it in one version. */
  readonly batches: Readonly<Record<string, readonly string[]>>;
  /** Batches of the long tail: what only they have is added to what the others hold, and takes nothing from it. */
  readonly tail: readonly string[];
  /**
   * Batches that were added to the index since, each in a file of its own, in the order of their names; and of each the batches
   * that are installed beside it, for what is not theirs.
   */
  readonly additions: Readonly<Record<string, readonly string[]>>;
  /** Names, or patterns with `*`, of what is not an ordinary library. */
  readonly kinds: Readonly<Record<Exclude<ComponentKind, "library">, readonly string[]>>;
  /** Of packages that also hold a server, tools or other people's code: the parts that reach a browser. */
  readonly only: Readonly<Record<string, readonly string[]>>;
  /** Names or patterns of build tools and data that come along as dependencies and never stand in a bundle. */
  readonly excluded: readonly string[];
}

export function readList(): List {
  const list: List = JSON.parse(readFileSync(new URL("../../list.json", import.meta.url), "utf8"));
  return list;
}

/** Batches of what published applications depend on. */
const OF_APPLICATIONS = /^applications/;
/** Batches of what is downloaded often; the others are curated. */
const OF_DOWNLOADS = /^popular/;

/** Names that the list asks for itself. */
export const listedNames = (list: List): ReadonlySet<string> =>
  namesIn(
    list,
    (batch) => !OF_APPLICATIONS.test(batch) && !OF_DOWNLOADS.test(batch) && !Object.hasOwn(list.additions, batch),
  );
export const applicationNames = (list: List): ReadonlySet<string> =>
  namesIn(list, (batch) => OF_APPLICATIONS.test(batch));

/** Names of the long tail that the list asks for in particular. */
export const askedNames = (list: List): ReadonlySet<string> =>
  namesIn(list, (batch) => OF_DOWNLOADS.test(batch) || Object.hasOwn(list.additions, batch));

const namesIn = ({ batches }: List, wanted: (batch: string) => boolean): ReadonlySet<string> =>
  new Set(Object.entries(batches).flatMap(([batch, specs]) => (wanted(batch) ? namesOf(specs) : [])));

/** The names of `name@range`. */
export const namesOf = (specs: readonly string[]): readonly string[] =>
  specs.map((spec) => spec.slice(0, spec.lastIndexOf("@")));

/** The kind of a package by its name. */
export function kindOf(name: string, { kinds }: List): ComponentKind {
  if (kinds.framework.some((pattern) => matches(name, pattern))) return "framework";
  if (kinds.runtime.some((pattern) => matches(name, pattern))) return "runtime";
  if (kinds.polyfill.some((pattern) => matches(name, pattern))) return "polyfill";
  return "library";
}

export const isExcluded = (name: string, { excluded }: List): boolean =>
  excluded.some((pattern) => matches(name, pattern));

function matches(name: string, pattern: string): boolean {
  const star = pattern.indexOf("*");
  if (star < 0) return name === pattern;
  return name.startsWith(pattern.slice(0, star)) && name.endsWith(pattern.slice(star + 1));
}
