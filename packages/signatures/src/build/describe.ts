/** What manifests and files say of packages: whose shared grams are, and what stands beside a component in the index. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { isReadyMade, type SignatureComponent } from "@as-built/engine";
import { type ReadVersion, takeovers } from "./carried.ts";
import { pullsOf, twinsOf, wholesOf } from "./kin.ts";
import { kindOf, type List } from "./list.ts";
import { majorsOf } from "./majors.ts";
import type { Facts } from "./ownership.ts";
import { hasEsm, hasOnlyEsm, type InstalledPackage } from "./packages.ts";
import type { NamedGrams } from "./read.ts";
import type { Relations } from "./relation.ts";
import { releasedTogether } from "./releases.ts";

export interface PackagesRead extends Relations {
  readonly list: List;
  readonly wanted: readonly InstalledPackage[];
  readonly versions: ReadonlyMap<string, readonly ReadVersion[]>;
  /** Names of the long tail. */
  readonly tail: ReadonlySet<string>;
}

export interface Described {
  /** Of the packages by their place. */
  readonly facts: Facts;
  /** Numbers of components by name. To be asked when every gram has its owners. */
  readonly describe: (
    entry: NamedGrams,
    every: number,
    numbers: ReadonlyMap<string, number>,
  ) => Omit<SignatureComponent, "grams">;
}

export function described(named: readonly NamedGrams[], read: PackagesRead): Described {
  const { list, wanted, versions, tail, related, dependents, pullsIn } = read;
  const name = (place: number): string => named[place]?.name ?? "";
  const places = numbersOf(named);
  const takesOver = takeovers(versions, pullsIn);
  const twins = twinsOf(
    [...places.keys()],
    (other) => named[places.get(other) ?? -1]?.grams ?? new Set(),
    (other) => formOf(versions.get(other)).form,
  );
  const wholes = wholesOf(versions, (other) => kindOf(other, list) === "framework");
  const together = releasedTogether(wanted);
  const facts: Facts = {
    size: (place) => named[place]?.grams.size ?? 0,
    dependents: (place) => dependents(name(place)),
    related: (a, b) => related(name(a), name(b)),
    pullsIn: (a, b) => pullsIn(name(a), name(b)) && !takesOver.test(name(a), name(b)),
    twin: (place) => places.get(twins.get(name(place)) ?? ""),
    tail: (place) => tail.has(name(place)),
    helper: (place) => kindOf(name(place), list) === "runtime",
  };
  const describe: Described["describe"] = (entry, every, numbers) => {
    const twin = numbers.get(twins.get(entry.name) ?? "");
    const partOf = numbers.get(wholes.get(entry.name) ?? "");
    return {
      name: entry.name,
      kind: kindOf(entry.name, list),
      every,
      majors: entry.majors ?? majorsOf(wanted.filter((installed) => installed.name === entry.name)),
      ...(entry.style && { style: entry.style }),
      ...(entry.fonts && { fonts: entry.fonts }),
      ...(entry.states && { states: entry.states }),
      ...(entry.style ? {} : builtOf(versions.get(entry.name))),
      ...familyOf(entry, together, numbers),
      ...needsOf(entry, versions, numbers, list),
      ...(entry.style ? {} : formOf(versions.get(entry.name))),
      ...heldBy(entry, takesOver.found().get(entry.name), numbers),
      ...(entry.style ? {} : pullsOf(entry.name, versions, numbers)),
      ...(entry.style || partOf === undefined ? {} : { partOf }),
      ...(entry.style || twin === undefined ? {} : { twin }),
    };
  };
  return { facts, describe };
}

/** Places of packages in a list, without their style sheets, which have the same names. */
export const numbersOf = (named: readonly Pick<NamedGrams, "name" | "style">[]): ReadonlyMap<string, number> =>
  new Map(named.flatMap(({ name, style }, place) => (style ? [] : [[name, place] as const])));

/** Those most depended on first. */
export function inOrder<Named extends NamedGrams>(
  named: readonly Named[],
  { dependents }: Pick<Relations, "dependents">,
): readonly Named[] {
  const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  return [...named].sort(
    (a, b) =>
      dependents(b.name) - dependents(a.name) || order(a.name, b.name) || Number(a.style ?? 0) - Number(b.style ?? 0),
  );
}

function heldBy(
  { style }: NamedGrams,
  holders: readonly string[] = [],
  numbers: ReadonlyMap<string, number>,
): Pick<SignatureComponent, "heldBy"> {
  const found = style ? [] : holders.flatMap((name) => numbers.get(name) ?? []);
  return found.length > 0 ? { heldBy: found.sort((a, b) => a - b) } : {};
}

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
