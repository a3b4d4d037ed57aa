/**
 * Exact versions where the bundle shows them: a banner, a version constant in code of a component that is known to
 * state its version, a name beside a version (module federation), or a component that is released together with one of
 * these. Two different ones are two copies; then each unit has the version that stands in it, and the others have none.
 */
import type { FileId } from "@as-built/spec";
import { addTo } from "../multimap.ts";
import { type Banner, packageName } from "./banners.ts";
import type { SignatureComponent } from "./component.ts";
import { pairedVersions } from "./paired-versions.ts";
import type { AttributionUnit, OriginComponent } from "./unit.ts";

/** `version:"1.2.3"`, `e.VERSION="1.2.3"`, `reconcilerVersion: '19.1.0'` */
const CONSTANT = /version["']?\s*[:=]\s*["'`](\d+\.\d+\.\d+(?:-[\w.-]+)?)["'`]/gi;
const LITERAL = /["'`]v?(\d+\.\d+\.\d+(?:-[\w.-]+)?)["'`]/g;
/** `ha="3.2.35"`: a statement that holds nothing but a version. */
const BARE = /^(?:(?:var|let|const)\s+)?[\w$]+\s*=\s*["'`]v?(\d+\.\d+\.\d+(?:-[\w.-]+)?)["'`][,;]?$/;
/** `{name:"PostHog JS",type:"enrichment",version:"1.0.0"}`: what is made for something else has a version of its own. */
const NAMED = /\bname["']?:["'`]([^"'`]+)["'`],(?:[\w$]+:["'`][^"'`]*["'`],){0,3}version["']?:["'`][^"'`]*["'`]/g;
/** `version={major:4,minor:4,patch:3}` */
const IN_PARTS = /\bmajor:(\d+),minor:(\d+),patch:(\d+)\b/g;

export interface VersionInput {
  readonly units: readonly AttributionUnit[];
  readonly texts: ReadonlyMap<FileId, string>;
  readonly banners: ReadonlyMap<number, Banner>;
  /** Banners amid the code of others. */
  readonly inside: readonly Banner[];
  /** Versions in comments that name nothing, by the unit that follows. */
  readonly notes: ReadonlyMap<number, string>;
  /** Component number per unit, -1: none. */
  readonly component: readonly number[];
  /** Whether the unit's code surely is its component's. */
  readonly isSure: (unit: number) => boolean;
  /** Units that are not the product's, in which names stand beside versions. */
  readonly isForeign: (unit: number) => boolean;
  readonly components: readonly SignatureComponent[];
  /** Semver ranges by component, for those of which no exact version is shown. */
  readonly ranges: ReadonlyMap<number, string>;
}

export type KnownVersion = Pick<OriginComponent, "version" | "versionRange">;

/** Version of a unit of a component: exact where it is shown, else the range that its code fits, if any. */
export function versionsOf(input: VersionInput): (unit: number, component: number) => KnownVersion {
  const { components } = input;
  const shown = shownVersions(input);
  const only = new Map<number, string>();
  for (const [number, versions] of shown.all) {
    const [version] = versions;
    if (versions.size === 1 && version !== undefined) only.set(number, version);
  }
  for (const [number, version] of pairedVersions(input)) {
    if (!shown.all.has(number)) only.set(number, version);
  }
  spread(only, shown.all, components);
  return (unit, number) => {
    const version = only.get(number) ?? shown.own.get(unit);
    if (version !== undefined) return { version };
    const versionRange = shown.all.has(number) ? undefined : input.ranges.get(number);
    return versionRange === undefined ? {} : { versionRange };
  };
}

interface Shown {
  readonly own: ReadonlyMap<number, string>;
  readonly all: ReadonlyMap<number, ReadonlySet<string>>;
}

function shownVersions(input: VersionInput): Shown {
  const own = new Map<number, string>();
  const all = new Map<number, Set<string>>();
  const moved = new Map<number, Set<string>>();
  const bare = new Map<number, Set<string>>();
  const loose = new Map<number, Set<string>>();
  const add = (map: Map<number, Set<string>>, number: number, version: string): void => {
    addTo(map, number, version);
  };
  input.units.forEach((unit, at) => {
    const number = input.component[at] ?? -1;
    const known = input.components[number];
    if (!known) return;
    const { name, majors } = known;
    const whole = known.states ? (input.texts.get(unit.file)?.slice(unit.start, unit.end) ?? "") : "";
    const text = whole.replace(NAMED, (all, named) => (named === name ? all : ""));
    const version = ownVersion(at, known, text, input);
    const [, alone] = BARE.exec(text) ?? [];
    if (version !== undefined) {
      own.set(at, version);
      add(all, number, version);
    } else if (alone !== undefined && isNoLater(alone, majors)) {
      add(bare, number, alone);
    } else {
      for (const [, literal = ""] of text.matchAll(LITERAL)) {
        if (isPlausible(literal, majors)) add(loose, number, literal);
      }
    }
  });
  const standing = new Set(input.component);
  const numbers = input.inside.length > 0 ? numbersByName(input.components) : new Map<string, number>();
  for (const { name, version } of input.inside) {
    const number = numbers.get(packageName(name)) ?? -1;
    if (standing.has(number) && isPlausible(version, input.components[number]?.majors ?? []))
      add(moved, number, version);
  }
  for (const less of [moved, bare, loose]) {
    for (const [number, versions] of less) if (!all.has(number) && versions.size === 1) all.set(number, versions);
  }
  return { own, all };
}

/** The first of each name. */
const numbersByName = (components: readonly SignatureComponent[]): ReadonlyMap<string, number> =>
  new Map(components.map(({ name }, number): [string, number] => [name, number]).reverse());

/** What a unit itself shows: a banner or a comment before it, a constant in it. */
function ownVersion(
  at: number,
  { name, majors }: SignatureComponent,
  text: string,
  { units, component, banners, notes, isSure }: VersionInput,
): string | undefined {
  const plausible = (version: string): boolean => isPlausible(version, majors);
  const banner = banners.get(at);
  if (banner && packageName(banner.name) === name && plausible(banner.version)) return banner.version;
  if (!isSure(at)) return undefined;
  const noted = notes.get(at);
  if (noted !== undefined && isNoLater(noted, majors) && isInOneFile(at, units, component)) return noted;
  return constantIn(text, plausible);
}

/** Code of a component in several files may be several copies of it, and a comment speaks for one. */
const isInOneFile = (at: number, units: readonly AttributionUnit[], component: readonly number[]): boolean =>
  units.every(({ file }, other) => component[other] !== component[at] || file === units[at]?.file);

/** A constant may be the version of something else: its major is one that the index knows, or the next. */
function isPlausible(version: string, majors: readonly number[]): boolean {
  const major = Number.parseInt(version, 10);
  return majors.includes(major) || major - 1 === majors.at(-1);
}

/** Where a version stands for itself, it may be older than any that the index knows. */
const isNoLater = (version: string, majors: readonly number[]): boolean =>
  Number.parseInt(version, 10) <= (majors.at(-1) ?? 0) + 1;

/** The one version that a text sets; `undefined` where it sets none or several. */
function constantIn(text: string, plausible: (version: string) => boolean): string | undefined {
  const set = new Set(
    [...text.matchAll(CONSTANT)].flatMap(([, version = ""]) => (plausible(version) ? [released(version)] : [])),
  );
  for (const [, major, minor, patch] of text.matchAll(IN_PARTS)) set.add(`${major}.${minor}.${patch}`);
  const [only] = set;
  return set.size === 1 ? only : undefined;
}

/** React 18's releases write `reconcilerVersion:"18.3.1-next-f1338f8080-20240426"`, alone or beside `version:"18.3.1"`. */
const released = (version: string): string => version.replace(/-next-[\da-f]{7,}-\d{8}$/, "");

/** Gives the versions of components to those that are released together with them and show none themselves. */
function spread(
  only: Map<number, string>,
  shown: ReadonlyMap<number, ReadonlySet<string>>,
  components: readonly SignatureComponent[],
): void {
  const waiting = [...only.keys()].sort((a, b) => a - b);
  for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
    const version = only.get(number) ?? "";
    for (const other of components[number]?.together ?? []) {
      if (only.has(other) || shown.has(other) || !isPlausible(version, components[other]?.majors ?? [])) continue;
      only.set(other, version);
      waiting.push(other);
    }
  }
}
