/** The ways a point's statements can be drawn. The first is the one that suits the point best. */
import type { PointName } from "@as-built/spec";

export type LayoutName = "list" | "table" | "tree" | "map" | "diagram" | "chart" | "matrix";

export const LAYOUTS = {
  purpose: ["list"],
  screens: ["tree", "map", "list"],
  entities: ["list", "diagram"],
  states: ["list", "chart"],
  validation: ["table", "list"],
  roles: ["list", "matrix"],
  calls: ["table", "list"],
  errors: ["list", "table"],
  constants: ["table", "list"],
} as const satisfies Readonly<Record<PointName, readonly [LayoutName, ...LayoutName[]]>>;

/** Layouts that have an order to walk through; the others are pictures. */
export const IN_ORDER: ReadonlySet<LayoutName> = new Set(["list", "table", "tree"]);

/** The names of the layouts of a point, as a switch shows them. */
export const LAYOUT_NAMES: Readonly<Record<LayoutName, string>> = {
  list: "List",
  table: "Table",
  tree: "Tree",
  map: "Map",
  diagram: "Diagram",
  chart: "Chart",
  matrix: "Matrix",
};
