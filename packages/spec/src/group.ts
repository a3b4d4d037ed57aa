/** Groups what provenance lists. Groups keep the order in which their first member comes. */
import type { ComponentId } from "./brands.ts";
import { type Component, ORIGINS, type Origin, type Region, type Specification } from "./specification.ts";

/** Members by key, in order of first appearance. */
export function groupBy<T, K>(list: readonly T[], key: (member: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const member of list) {
    const group = groups.get(key(member));
    if (group) group.push(member);
    else groups.set(key(member), [member]);
  }
  return groups;
}

export interface OriginGroup {
  readonly origin: Origin;
  /** Code units of script text. */
  readonly units: number;
  /** Of all script text, 0 to 1; 0 where there is none. */
  readonly share: number;
  readonly regions: readonly Region[];
}

/** One group for each origin, empty ones included, in the order of {@link ORIGINS}. */
export function groupRegionsByOrigin(specification: Specification): readonly OriginGroup[] {
  const { totals, regions } = specification.provenance;
  const all = ORIGINS.reduce((sum, origin) => sum + totals[origin], 0);
  const groups = groupBy(regions, (region) => region.origin);
  return ORIGINS.map((origin) => ({
    origin,
    units: totals[origin],
    share: all === 0 ? 0 : totals[origin] / all,
    regions: groups.get(origin) ?? [],
  }));
}

/** Regions of each component; regions without one are not in it. */
export function groupRegionsByComponent(specification: Specification): ReadonlyMap<ComponentId, readonly Region[]> {
  const groups = new Map<ComponentId, Region[]>();
  for (const region of specification.provenance.regions) {
    if (region.component === undefined) continue;
    const group = groups.get(region.component);
    if (group) group.push(region);
    else groups.set(region.component, [region]);
  }
  return groups;
}

const KINDS: readonly Component["kind"][] = ["framework", "library", "polyfill", "runtime"];

/** Components by kind, the largest first; kinds without any are left away. */
export function groupComponents(specification: Specification): ReadonlyMap<Component["kind"], readonly Component[]> {
  const bySize = [...specification.provenance.components].sort(
    (a, b) => b.size - a.size || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  );
  const groups = groupBy(bySize, (component) => component.kind);
  const present: [Component["kind"], readonly Component[]][] = [];
  for (const kind of KINDS) {
    const members = groups.get(kind);
    if (members) present.push([kind, members]);
  }
  return new Map(present);
}
