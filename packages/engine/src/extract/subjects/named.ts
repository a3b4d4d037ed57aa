/** A name in the program's own words, with the range where it stands. */
import type { Source } from "../../evaluate/value.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import { placeOfNode } from "../name-place.ts";
import { isEmptyName } from "./words.ts";

export interface Named {
  readonly name: string;
  readonly at: Source;
  /** Whether it is the name under which something is sent or kept: an address, an event, the values of a form. */
  readonly sent?: boolean;
  /** Whether a store keeps it under this name. */
  readonly kept?: boolean;
  /** Whether it is what a store begins with. */
  readonly isFirst?: boolean;
  /** Whether it is called by what a method of the platform gives: `view.getFloat32(0)`. */
  readonly foreign?: boolean;
  /** The property of the thing, of an empty name, that it was read through: `action.payload` is called `action`. */
  readonly through?: string;
}

/** Nothing where the name says nothing. */
export const namedAt = (name: string | undefined, node: Node, module: Module): Named | undefined =>
  name === undefined || isEmptyName(name) ? undefined : { name, at: placeOfNode(node, module) };
