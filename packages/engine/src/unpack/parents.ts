/** The node around a node, and the unit that holds it. Made for one unit at a time, when it is asked for. */
import type { Script } from "../script.ts";
import type { FunctionNode, Node } from "../syntax/nodes.ts";
import { forEachChild, isFunction } from "../syntax/nodes.ts";
import { type Unit, type UnitGraph, walkUnit } from "./units.ts";

export class Parents {
  private readonly units: UnitGraph;
  private readonly known = new Map<Unit, ReadonlyMap<Node, Node>>();
  private readonly functions = new Map<Node, FunctionNode | undefined>();

  constructor(units: UnitGraph) {
    this.units = units;
  }

  unitOf(node: { readonly start: number }, script: Script): Unit | undefined {
    return this.units.unitAt(script, node.start);
  }

  of(node: Node, script: Script): Node | undefined {
    let unit = this.unitOf(node, script);
    while (unit && !this.inUnit(unit).has(node)) unit = this.units.around(unit);
    return unit && this.inUnit(unit).get(node);
  }

  /** The innermost function around a node. */
  functionAround(node: Node, script: Script): FunctionNode | undefined {
    if (this.functions.has(node)) return this.functions.get(node);
    let around = this.of(node, script);
    while (around && !isFunction(around)) around = this.of(around, script);
    this.functions.set(node, around);
    return around;
  }

  private inUnit(unit: Unit): ReadonlyMap<Node, Node> {
    const known = this.known.get(unit);
    if (known) return known;
    const made = new Map<Node, Node>();
    walkUnit(unit, (node) => {
      forEachChild(node, (child) => made.set(child, node));
      return undefined;
    });
    this.known.set(unit, made);
    return made;
  }
}
