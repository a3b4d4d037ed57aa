/**
 * The one walk over the code that is read: every call, throw and object literal in it, in the order of modules and
 * source. Extractors choose from these lists and never traverse again.
 */
import type { CallLike, Node, ObjectExpression } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";
import type { Module } from "../unpack/module.ts";
import type { Unit } from "../unpack/units.ts";

export interface Sighting<N extends Node> {
  readonly node: N;
  readonly module: Module;
  readonly unit: Unit;
}

export type ThrowNode = Extract<Node, { type: "ThrowStatement" }>;

export interface Survey {
  readonly calls: readonly Sighting<CallLike>[];
  readonly throws: readonly Sighting<ThrowNode>[];
  readonly objects: readonly Sighting<ObjectExpression>[];
}

export function surveyUnits(units: readonly Unit[], onDone?: (done: number) => void): Survey {
  const calls: Sighting<CallLike>[] = [];
  const throws: Sighting<ThrowNode>[] = [];
  const objects: Sighting<ObjectExpression>[] = [];
  units.forEach((unit, index) => {
    const { module } = unit;
    walk(unit.node, (node) => {
      if (node.type === "CallExpression" || node.type === "NewExpression") calls.push({ node, module, unit });
      else if (node.type === "ThrowStatement") throws.push({ node, module, unit });
      else if (node.type === "ObjectExpression") objects.push({ node, module, unit });
      return undefined;
    });
    onDone?.(index + 1);
  });
  return { calls, throws, objects };
}
