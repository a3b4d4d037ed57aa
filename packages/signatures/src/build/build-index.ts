/** From installed packages to the index: grams per package name, owners, sampling, bytes. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type ComponentKind, isReadyMade, type SignatureComponent } from "@as-built/engine";
import { cachedGrams } from "./cache.ts";
import { type ReadVersion, takeovers } from "./carried.ts";
import { encodeSignatures } from "./encode.ts";
import { fontsOf } from "./grams.ts";
import { pullsOf, twinsOf, wholesOf } from "./kin.ts";
import { applicationNames, isExcluded, kindOf, type List, listedNames } from "./list.ts";
import { majorsOf, type SpanOf, spansOf } from "./majors.ts";
import { type Owners, ownership } from "./ownership.ts";
import { hasEsm, hasOnlyEsm, type InstalledPackage } from "./packages.ts";
import { forEachGram, gramPairs } from "./pairs.ts";
import { relations } from "./relation.ts";
import { releasedTogether } from "./releases.ts";
import { OwnerSets } from "./sets.ts";

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
/** A package's style sheets, of which class names tell much, may put in so many. */
const STYLE_GRAMS = 500;

export interface BuiltIndex {
  readonly bytes: Uint8Array;
  readonly components: readonly SignatureComponent[];
  readonly grams: number;
}

export interface BuildOptions {
  readonly list: List;
  readonly packages: readonly InstalledPackage[];
  readonly cache: string;
  /** Names of the long tail: {@link List.tail}. */
  readonly tail?: ReadonlySet<string>;
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
  readonly spanOf?: SpanOf;
  readonly style?: true;
  readonly fonts?: true;
  readonly states?: true;
}

export async function buildIndex(options: BuildOptions): Promise<BuiltIndex> {
  const { list, packages, whole } = options;
  const wanted = packages.filter(({ name }) => !isExcluded(name, list));
  const { related, dependents, pullsIn } = relations(wanted);
  const read = await readByName(wanted, options);
  const named = [...read.named, ...keptOf(wanted, options)].sort(
    (a, b) =>
      dependents(b.name) - dependents(a.name) || order(a.name, b.name) || Number(a.style ?? 0) - Number(b.style ?? 0),
  );
  const name = (number: number): string => named[number]?.name ?? "";
  const takesOver = takeovers(read.versions, pullsIn);
  const numbers = new Map(named.flatMap((entry, number) => (entry.style ? [] : [[entry.name, number] as const])));
  const numberOf = (other: string | undefined): number | undefined =>
    other === undefined ? undefined : numbers.get(other);
  const twins = twinsOf(
    [...numbers.keys()],
    (other) => named[numbers.get(other) ?? -1]?.grams ?? new Set(),
    (other) => formOf(read.versions.get(other)).form,
  );
  const wholes = wholesOf(read.versions, (other) => kindOf(other, list) === "framework");
  const pairs = gramPairs(named.map(({ grams }) => grams));
  const owners = ownership(pairs, {
    size: (number) => named[number]?.grams.size ?? 0,
    dependents: (number) => dependents(name(number)),
    related: (a, b) => related(name(a), name(b)),
    pullsIn: (a, b) => pullsIn(name(a), name(b)) && !takesOver.test(name(a), name(b)),
    twin: (number) => numberOf(twins.get(name(number))),
    tail: (number) => options.tail?.has(name(number)) ?? false,
    helper: (number) => kindOf(name(number), list) === "runtime",
  });
  const most = named.map((entry) => {
    if (whole) return Number.POSITIVE_INFINITY;
    if (options.tail?.has(entry.name)) return entry.style ? TAIL_GRAMS / 2 : TAIL_GRAMS;
    return entry.style ? STYLE_GRAMS : mostGrams(entry.name, dependents(entry.name), list);
  });
  const every = samplingRates(pairs, owners, most);
  const together = releasedTogether(wanted);
  const takenOver = takesOver.found();
  const kinOf = (of: string): Pick<SignatureComponent, "pulls" | "partOf" | "twin"> => {
    const twin = numberOf(twins.get(of));
    const partOf = numberOf(wholes.get(of));
    return {
      ...pullsOf(of, read.versions, numbers),
      ...(partOf === undefined ? {} : { partOf }),
      ...(twin === undefined ? {} : { twin }),
    };
  };
  const components = named.map(
    (entry, number): SignatureComponent => ({
      name: entry.name,
      kind: kindOf(entry.name, list),
      every: every[number] ?? 1,
      grams: 0,
      majors: entry.majors ?? majorsOf(wanted.filter((installed) => installed.name === entry.name)),
      ...(entry.style && { style: entry.style }),
      ...(entry.fonts && { fonts: entry.fonts }),
      ...(entry.states && { states: entry.states }),
      ...(entry.style ? {} : builtOf(read.versions.get(entry.name))),
      ...familyOf(entry, together, numbers),
      ...needsOf(entry, read.versions, numbers, list),
      ...(entry.style ? {} : formOf(read.versions.get(entry.name))),
      ...heldBy(entry, takenOver.get(entry.name), numbers),
      ...(entry.style ? {} : kinOf(entry.name)),
    }),
  );
  const spans = named.map(({ name, style, spanOf }) =>
    style ? undefined : (spanOf ?? spansOf(read.versions.get(name) ?? [])),
  );
  return encoded(components, pairs, owners, (number, gram) => spans[number]?.(gram));
}

function heldBy(
  { style }: NamedGrams,
  holders: readonly string[] = [],
  numbers: ReadonlyMap<string, number>,
): Pick<SignatureComponent, "heldBy"> {
  const found = style ? [] : holders.flatMap((name) => numbers.get(name) ?? []);
  return found.length > 0 ? { heldBy: found.sort((a, b) => a - b) } : {};
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function familyOf(
  { name, style }: NamedGrams,
  together: ReadonlyMap<string, readonly string[]>,
  numbers: ReadonlyMap<string, number>,
): Pick<SignatureComponent, "together"> {
  const family = (style ? [] : (together.get(name) ?? [])).flatMap((other) => numbers.get(other) ?? []);
  return family.length > 0 ? { together: family } : {};
}

function formOf(versions: readonly ReadVersion[] = []): Pick<SignatureComponent, "form"> {
  const manifests = versions.map(({ installed }) => installed.manifest);
  if (manifests.length === 0) return {};
  if (manifests.every(hasOnlyEsm)) return { form: "es" };
  return manifests.some(hasEsm) ? {} : { form: "commonjs" };
}

/** Whether a version names a file as its entry that holds a bundler's runtime. */
function builtOf(versions: readonly ReadVersion[] = []): Pick<SignatureComponent, "readyMade"> {
  const isBundle = ({ folder, manifest: { main, module } }: InstalledPackage): boolean =>
    [module, main].some((entry) => typeof entry === "string" && isReadyMade(textOf(join(folder, entry))));
  return versions.some(({ installed }) => isBundle(installed)) ? { readyMade: true } : {};
}

function textOf(path: string): string {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, "utf8") : "";
}

/** Frameworks that every version asks for. */
function needsOf(
  { name, style }: NamedGrams,
  versions: ReadonlyMap<string, readonly ReadVersion[]>,
  numbers: ReadonlyMap<string, number>,
  list: List,
): Pick<SignatureComponent, "needs"> {
  if (style || kindOf(name, list) === "framework") return {};
  const asked = (versions.get(name) ?? []).map(({ installed: { manifest } }) =>
    Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).filter(
      (other) => kindOf(other, list) === "framework",
    ),
  );
  if (asked.some((frameworks) => frameworks.length === 0)) return {};
  const needs = [...new Set(asked.flat())].flatMap((other) => numbers.get(other) ?? []);
  return needs.length > 0 ? { needs: needs.sort((a, b) => a - b) } : {};
}

interface ReadPackages {
  readonly named: readonly NamedGrams[];
  readonly versions: ReadonlyMap<string, readonly ReadVersion[]>;
}

async function readByName(
  packages: readonly InstalledPackage[],
  { list, cache, onPackage, isKnown }: BuildOptions,
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

function keptOf(wanted: readonly InstalledPackage[], { previous }: BuildOptions): readonly NamedGrams[] {
  const replaced = new Set(wanted.map(({ name }) => name));
  return (previous ?? []).filter(({ name }) => !replaced.has(name));
}

function bonusOf(kind: ComponentKind): number {
  if (kind === "framework") return FRAMEWORK_BONUS;
  return kind === "polyfill" ? POLYFILL_BONUS : 1;
}

function mostGrams(name: string, dependents: number, list: List): number {
  const listed = listedNames(list);
  const applied = applicationNames(list);
  const scope = name.startsWith("@") ? name.slice(0, name.indexOf("/") + 1) : undefined;
  const inScope = scope !== undefined && [...listed].some((other) => other.startsWith(scope));
  const base = listed.has(name) ? LISTED_GRAMS : inScope || applied.has(name) ? SCOPE_GRAMS : OTHER_GRAMS;
  return base * (1 + Math.log1p(dependents) / 3) * bonusOf(kindOf(name, list));
}

function samplingRates(pairs: Float64Array, owners: Owners, most: readonly number[]): readonly number[] {
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

/** A gram is taken by the sampling rate of that owner of which most are taken. */
function encoded(
  empty: readonly SignatureComponent[],
  pairs: Float64Array,
  owners: Owners,
  spanOf: (component: number, gram: number) => ReturnType<SpanOf>,
): BuiltIndex {
  const sets = new OwnerSets(empty.length);
  const counts = empty.map(() => 0);
  const grams: number[] = [];
  const numbers: number[] = [];
  forEachGram(pairs, (gram, all) => {
    const credited = owners(all);
    const every = credited.reduce(
      (least, number) => Math.min(least, empty[number]?.every ?? 1),
      Number.POSITIVE_INFINITY,
    );
    if (credited.length === 0 || gram % every !== 0) return;
    grams.push(gram);
    for (const number of credited) counts[number] = (counts[number] ?? 0) + 1;
    const [only = -1] = credited;
    numbers.push(sets.numberOf(credited, credited.length === 1 ? spanOf(only, gram) : undefined));
  });
  const components = empty.map((component, number) => ({ ...component, grams: counts[number] ?? 0 }));
  const { sets: kept, spans, final } = sets.compact();
  const entries = { grams: Uint32Array.from(grams), owners: Uint16Array.from(numbers, final) };
  return { bytes: encodeSignatures({ components, sets: kept, spans }, entries), components, grams: grams.length };
}
