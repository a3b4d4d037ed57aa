/**
 * What the map of the screens draws: one screen with its neighbours, the areas where there are too many screens to read,
 * else every screen.
 */
import type { Screen } from "@as-built/spec";
import { areasOf } from "./areas.ts";
import { type ScreenEdge, screenEdges } from "./screen-graph.ts";

/** More cards than these are no picture any more. */
const MOST = 36;
/** Neighbours on one side of a screen. */
const MOST_NEAR = 30;

export interface MapArea {
  readonly name: string;
  readonly screens: number;
  readonly guarded: number;
}

/** How many links and redirects lead from one area to another. */
export interface AreaEdge {
  readonly from: string;
  readonly to: string;
  readonly links: number;
}

export type ScreenMap =
  | { readonly form: "around" | "screens"; readonly screens: readonly Screen[]; readonly edges: readonly ScreenEdge[] }
  | { readonly form: "areas"; readonly areas: readonly MapArea[]; readonly edges: readonly AreaEdge[] };

/**
 * @param all screens of the product, among which neighbours and areas are found
 * @param passed those that the filters let through
 * @param around identity of the screen in the middle
 */
export function screenMap(all: readonly Screen[], passed: readonly Screen[], around: string | undefined): ScreenMap {
  const middle = all.find(({ id }) => id === around);
  if (middle) return neighbours(all, middle);
  if (passed.length > MOST) {
    const areaOf = areasOf(all.map(({ path }) => path));
    const byArea = Map.groupBy(passed, ({ path }) => areaOf(path));
    if (byArea.size > 1) return areaMap(byArea, passed, areaOf);
  }
  return { form: "screens", screens: passed, edges: screenEdges(passed) };
}

function neighbours(all: readonly Screen[], middle: Screen): ScreenMap {
  const edges = screenEdges(all);
  const before = edges.filter(({ to }) => to === middle.id).slice(0, MOST_NEAR);
  const after = edges.filter(({ from }) => from === middle.id).slice(0, MOST_NEAR);
  const near = new Set([middle.id, ...before.map(({ from }) => from), ...after.map(({ to }) => to)]);
  return { form: "around", screens: all.filter(({ id }) => near.has(id)), edges: [...before, ...after] };
}

function areaMap(
  byArea: ReadonlyMap<string, readonly Screen[]>,
  passed: readonly Screen[],
  areaOf: (path: string) => string,
): ScreenMap {
  const areaById = new Map<string, string>(passed.map(({ id, path }) => [id, areaOf(path)]));
  const edges = new Map<string, AreaEdge>();
  for (const { from, to, kind } of screenEdges(passed)) {
    const [here, there] = [areaById.get(from), areaById.get(to)];
    if (kind === "parent" || here === undefined || there === undefined || here === there) continue;
    const key = `${here} ${there}`;
    edges.set(key, { from: here, to: there, links: (edges.get(key)?.links ?? 0) + 1 });
  }
  const areas = [...byArea].map(([name, screens]) => ({
    name,
    screens: screens.length,
    guarded: screens.filter(({ guards }) => guards?.length).length,
  }));
  return {
    form: "areas",
    areas: areas.sort((a, b) => b.screens - a.screens || (a.name < b.name ? -1 : 1)),
    edges: [...edges.values()],
  };
}
