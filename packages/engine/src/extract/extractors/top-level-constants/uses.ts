/** The places that mention a name of the top level: in its own module and, by what they import it as, in others. */
import type { Binding } from "../../../scope/binding.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { Module, Placed } from "../../../unpack/module.ts";
import type { References } from "../../references.ts";

/** Most uses that are looked at. */
const MAX_USES = 4;

export class Uses {
  private readonly references: References;
  private readonly exported = new Map<Module, ReadonlySet<Node>>();

  constructor(references: References) {
    this.references = references;
  }

  of(binding: Binding, module: Module): readonly Placed[] {
    return this.references
      .of(binding, module)
      .filter((one) => one.node !== binding.declaration && !this.exportsOf(one.module).has(one.node))
      .slice(0, MAX_USES);
  }

  /** `export{a as b}` says nothing of what a is for. */
  private exportsOf(module: Module): ReadonlySet<Node> {
    const known = this.exported.get(module);
    if (known) return known;
    const nodes = new Set([...module.exports.values()].flatMap((one) => (one.kind === "local" ? [one.node] : [])));
    this.exported.set(module, nodes);
    return nodes;
  }
}
