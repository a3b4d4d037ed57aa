/** A thing that nothing names is called by its first fields: they are found again in another build. */
import type { Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import { placeOfNode } from "../name-place.ts";
import type { Named } from "../subjects/named.ts";

const MAX_NAMED = 3;

export interface Owned {
  readonly owner: string;
  readonly named: Named;
}

const fieldsName = (fields: readonly string[]): string =>
  `{${fields.slice(0, MAX_NAMED).join(", ")}${fields.length > MAX_NAMED ? ", …" : ""}}`;

export function byFields(fields: readonly string[], at: Node, module: Module): Owned {
  const name = fieldsName(fields);
  return { owner: name, named: { name, at: placeOfNode(at, module) } };
}
