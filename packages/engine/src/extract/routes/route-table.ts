/** Routes as the keys of an object, `{"/x": show, "/y/:id": edit}`: each path with what it leads to and its range. */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Value } from "../../evaluate/value.ts";
import { keyName } from "../../syntax/literals.ts";
import { placeOfNode } from "../name-place.ts";
import type { KnownPath } from "./known-paths.ts";

export interface TableEntry extends KnownPath {
  readonly leads: Value;
}

/** Undefined where a part of the table is not known. */
export function routeTable(table: Value, ev: Evaluator): readonly TableEntry[] | undefined {
  const layer = table.kind === "object" && table.layers.length === 1 ? table.layers[0] : undefined;
  if (layer?.kind !== "literal" || layer.node.properties.length === 0) return undefined;
  const entries = layer.node.properties.map((property): TableEntry | undefined => {
    const path = property.type === "Property" ? keyName(property.key, property.computed) : undefined;
    if (path === undefined || property.type !== "Property") return undefined;
    return { path, pieces: [placeOfNode(property.key, layer.module)], leads: ev.member(table, path) };
  });
  return entries.every((entry) => entry !== undefined) ? entries : undefined;
}
