/** The node around a node, and the unit that holds it. Made for one unit at a time, when it is asked for. */
import type { Script } from "../script.ts";
import type { FunctionNode, Node } from "../syntax/nodes.ts";
import { forEachChild, isFunction } from "../syntax/nodes.ts";
import { type Unit, type UnitGraph, walkUnit } from "./units.ts";

export class Parents {
  private readonly units: UnitGraph;
  private readonly known = new Map<Unit, ReadonlyMap<Node, Node>>();

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
    for (let at = this.of(node, script); at; at = this.of(at, script)) if (isFunction(at)) return at;
    return undefined;
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
