/**
 * The product as its areas: what stands below one part of its addresses, with how many screens, guards, calls, rules and
 * messages each has. The areas are those that the list of screens is filtered by.
 */
import { type Basis, indexOnScreens, type Specification } from "@as-built/spec";
import { areasOf } from "./areas.ts";

export interface ProductArea {
  readonly name: string;
  readonly screens: number;
  readonly guarded: number;
  readonly calls: number;
  readonly rules: number;
  readonly messages: number;
  readonly bases: readonly { readonly basis: Basis }[];
}

/** The areas with the most screens and calls first. */
export function productMap(specification: Specification): readonly ProductArea[] {
  const screens = specification.points.screens.statements;
  const areaOf = areasOf(screens.map(({ path }) => path));
  const onScreens = indexOnScreens(specification);
  const areas = Map.groupBy(screens, ({ path }) => areaOf(path));
  const sizeOf = (area: ProductArea): number => area.screens + area.calls;
  return [...areas]
    .map(([name, own]) => {
      const met = own.flatMap(({ id }) => onScreens.get(id) ?? []);
      const idsAt = (point: string) =>
        new Set(met.filter((located) => located.point === point).map(({ statement }) => statement.id)).size;
      return {
        name,
        screens: own.length,
        guarded: own.filter(({ guards }) => guards?.length).length,
        calls: new Set(own.flatMap(({ calls = [] }) => calls)).size,
        rules: idsAt("validation"),
        messages: idsAt("errors"),
        bases: own,
      };
    })
    .sort((a, b) => sizeOf(b) - sizeOf(a) || (a.name < b.name ? -1 : 1));
}
