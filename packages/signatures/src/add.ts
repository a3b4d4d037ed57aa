/**
 * A team's own packages as an index of their own, which is read together with the one of published packages. What that
 * one knows already is left out: packages by their names, and code by its grams, so that copies keep their origin.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { gramsByComponent, readSignatures, type SignatureIndex } from "@as-built/engine";
import { buildIndex } from "./build/build-index.ts";
import { isExcluded, readList } from "./build/list.ts";
import type { SpanOf } from "./build/majors.ts";
import { installedPackages } from "./build/packages.ts";
import type { NamedGrams } from "./build/read.ts";

export interface AddOptions {
  /** A `node_modules` folder, or the folder that holds one. */
  readonly folder: string;
  /** Names, or patterns with one `*`; none: every package that `published` does not know. */
  readonly names: readonly string[];
  readonly published: SignatureIndex;
  /** The index so far; packages of the same name are replaced. */
  readonly previous?: Uint8Array;
}

export interface AddedPackage {
  readonly name: string;
  readonly versions: readonly string[];
  /** How much of it can be recognised; 0: too little that is its own. */
  readonly grams: number;
}

export interface Added {
  readonly bytes: Uint8Array;
  readonly packages: readonly AddedPackage[];
  /** Components of the whole index, those from before included. */
  readonly total: number;
}

export async function addPackages({ folder, names, published, previous }: AddOptions): Promise<Added> {
  const list = { ...readList(), only: {} };
  const known = new Set(published.components.map(({ name }) => name));
  const wanted = installedPackages([rootOf(folder)]).filter(({ name }) =>
    names.length > 0 ? names.some((pattern) => matches(name, pattern)) : !known.has(name) && !isExcluded(name, list),
  );
  const cache = mkdtempSync(join(tmpdir(), "asbuilt-signatures-"));
  try {
    const built = await buildIndex({
      list: { ...list, excluded: [] },
      packages: wanted,
      cache,
      isKnown: (gram) => published.lookup(gram).length > 0,
      whole: true,
      ...(previous && { previous: componentsOf(previous) }),
    });
    const grams = new Map(built.components.map((component) => [component.name, component.grams]));
    const packages = [...new Set(wanted.map(({ name }) => name))].map((name) => ({
      name,
      versions: wanted.flatMap((one) => (one.name === name ? [one.version] : [])),
      grams: grams.get(name) ?? 0,
    }));
    return { bytes: built.bytes, packages, total: built.components.length };
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
}

function componentsOf(bytes: Uint8Array): readonly NamedGrams[] {
  const grams = gramsByComponent(bytes);
  const { components, lookup, releases } = readSignatures(bytes);
  const spanOf: SpanOf = (gram) => {
    const [, first, last] = releases?.get(lookup(gram)) ?? [];
    return first === undefined || last === undefined ? undefined : [first, last];
  };
  return components.map(({ name, majors, style, fonts, states }, number) => ({
    name,
    majors,
    spanOf,
    grams: grams[number] ?? new Set<number>(),
    ...(style && { style }),
    ...(fonts && { fonts }),
    ...(states && { states }),
  }));
}

const rootOf = (folder: string): string => {
  const path = resolve(folder);
  return basename(path) === "node_modules" ? dirname(path) : path;
};

function matches(name: string, pattern: string): boolean {
  const star = pattern.indexOf("*");
  if (star < 0) return name === pattern;
  return name.startsWith(pattern.slice(0, star)) && name.endsWith(pattern.slice(star + 1));
}
