/** The material by origin, component and module, as nested amounts: what the treemap shows. */
import {
  type Component,
  type ComponentId,
  groupBy,
  groupRegionsByOrigin,
  type Origin,
  type Region,
  type Specification,
} from "@as-built/spec";
import { componentName } from "./exhibit.ts";
import { once } from "./once.ts";

export interface AmountNode {
  readonly id: string;
  readonly name: string;
  readonly origin: Origin;
  /** Code units. */
  readonly size: number;
  /** Made when they are first asked for: a large material has thousands of modules. */
  readonly parts?: () => readonly AmountNode[];
  /** Where it stands, for a leaf. */
  readonly place?: { readonly file: string; readonly at: number };
}

/** Parts of a node that are drawn by themselves; the rest is one area. */
const MOST = 120;

export function originTree(
  specification: Specification,
  names: Readonly<Record<Origin, string>>,
): readonly AmountNode[] {
  const components = new Map(specification.provenance.components.map((each) => [each.id, each]));
  return groupRegionsByOrigin(specification)
    .filter(({ units }) => units > 0)
    .map(({ origin, units, regions }) => ({
      id: origin,
      name: names[origin],
      origin,
      size: units,
      parts: once(() => largest(byOwner(origin, regions, components), origin)),
    }));
}

function byOwner(
  origin: Origin,
  regions: readonly Region[],
  components: ReadonlyMap<ComponentId, Component>,
): readonly AmountNode[] {
  return [...groupBy(regions, ({ component, file }) => component ?? `file ${file}`)].map(([key, members]) => {
    const [first] = members;
    const owner = first?.component === undefined ? undefined : components.get(first.component);
    const id = `${origin} ${key}`;
    return {
      id,
      name: owner ? componentName(owner) : (first?.file ?? ""),
      origin,
      size: sizeOf(members),
      parts: once(() => largest(byModule(id, origin, members), origin)),
    };
  });
}

function byModule(above: string, origin: Origin, regions: readonly Region[]): readonly AmountNode[] {
  return [...groupBy(regions, ({ module, file, start }) => `${file} ${module ?? start}`)].map(([key, members]) => {
    const [first] = members;
    return {
      id: `${above} ${key}`,
      name: first?.module ?? first?.file ?? key,
      origin,
      size: sizeOf(members),
      ...(first ? { place: { file: first.file, at: first.start } } : {}),
    };
  });
}

const sizeOf = (regions: readonly Region[]): number => regions.reduce((sum, { start, end }) => sum + end - start, 0);

function largest(nodes: readonly AmountNode[], origin: Origin): readonly AmountNode[] {
  const sorted = [...nodes].sort((a, b) => b.size - a.size || (a.id < b.id ? -1 : 1));
  const rest = sorted.slice(MOST);
  if (rest.length === 0) return sorted;
  const size = rest.reduce((sum, node) => sum + node.size, 0);
  return [
    ...sorted.slice(0, MOST),
    { id: `${origin} rest ${rest[0]?.id}`, name: `${rest.length} smaller`, origin, size },
  ];
}
