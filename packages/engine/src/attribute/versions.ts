/**
 * Exact versions where the bundle shows them: a banner, or a version constant in code of the component. Two different
 * ones are two copies; then each unit has the version that stands in it, and the others have none.
 */
import type { FileId } from "@as-built/spec";
import { type Banner, packageName } from "./banners.ts";
import type { SignatureComponent } from "./component.ts";
import type { AttributionUnit } from "./unit.ts";

/** `version:"1.2.3"`, `e.VERSION="1.2.3"`, `reconcilerVersion: '19.1.0'` */
const CONSTANT = /version["']?\s*[:=]\s*["'`](\d+\.\d+\.\d+(?:-[\w.]+)?)["'`]/gi;
const LITERAL = /["'`](\d+\.\d+\.\d+(?:-[\w.]+)?)["'`]/g;
const SPEAKS_OF_VERSION = /\.version\b|\bversion:/i;

export interface VersionInput {
  readonly units: readonly AttributionUnit[];
  readonly texts: ReadonlyMap<FileId, string>;
  readonly banners: ReadonlyMap<number, Banner>;
  /** Component number per unit whose code surely is the component's; -1 otherwise. */
  readonly component: readonly number[];
  readonly components: readonly SignatureComponent[];
}

/** Version of a unit of a component, where it is shown. */
export function versionsOf({
  units,
  texts,
  banners,
  component,
  components,
}: VersionInput): (unit: number, component: number) => string | undefined {
  const own = new Map<number, string>();
  const all = new Map<number, Set<string>>();
  units.forEach((unit, at) => {
    const number = component[at] ?? -1;
    if (number < 0) return;
    const known = components[number];
    const banner = banners.get(at);
    const named = banner && packageName(banner.name) === known?.name ? banner.version : undefined;
    const version = named ?? constantIn(texts.get(unit.file)?.slice(unit.start, unit.end) ?? "");
    if (version === undefined || !isPlausible(version, known?.majors ?? [])) return;
    own.set(at, version);
    all.set(number, (all.get(number) ?? new Set()).add(version));
  });
  return (unit, number) => {
    const versions = all.get(number);
    const [only] = versions ?? [];
    return versions?.size === 1 ? only : own.get(unit);
  };
}

/** A constant may be the version of something else: its major is one that the index knows, or the next. */
function isPlausible(version: string, majors: readonly number[]): boolean {
  const major = Number.parseInt(version, 10);
  return majors.includes(major) || major - 1 === majors.at(-1);
}

/** The one version that a text sets; `undefined` where it sets none or several. */
function constantIn(text: string): string | undefined {
  const set = new Set([...text.matchAll(CONSTANT)].map(([, version]) => version));
  if (set.size === 0 && SPEAKS_OF_VERSION.test(text)) {
    for (const [, version] of text.matchAll(LITERAL)) set.add(version);
  }
  const [only] = set;
  return set.size === 1 ? only : undefined;
}
