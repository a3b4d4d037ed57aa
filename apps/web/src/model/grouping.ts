/** What the table of a point is grouped by: as the address says, else as suits the point. */
import type { PointName } from "@as-built/spec";
import type { Facet } from "./facets.ts";
import type { Grouping, PointView } from "./view-state.ts";

/** Rules are grouped by their forms, which is no facet: their rows say so themselves. */
const SUITS: Partial<Readonly<Record<PointName, Grouping>>> = { calls: "area", constants: "kind", errors: "none" };

export function groupingOf({ point, group }: PointView, facets: readonly Facet[]): Grouping | undefined {
  if (group !== undefined) return group;
  const suits = SUITS[point];
  const facet = facets.find(({ name }) => name === suits);
  return facet && !gathers(facet) ? "none" : suits;
}

/** Headings above single rows only lengthen a table. */
const gathers = ({ values }: Facet): boolean => new Set([...values.values()].flat()).size * 2 <= values.size;

/** The name of what suits the point, where that is no facet. */
export const ownGrouping = (point: PointName): string | undefined => (point === "validation" ? "Form" : undefined);
