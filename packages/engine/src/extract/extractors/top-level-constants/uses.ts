/** The places that mention a name of the top level: in its own module and, by what they import it as, in others. */
import type { Binding } from "../../../scope/binding.ts";
import type { IdentifierNode, Node } from "../../../syntax/nodes.ts";
import { type ImportedName, importedNames } from "../../../unpack/imported-names.ts";
import type { Module } from "../../../unpack/module.ts";
import type { ModuleGraph } from "../../../unpack/module-graph.ts";

export interface Use {
  readonly node: IdentifierNode;
  readonly module: Module;
}

/** Most uses that are looked at. */
const MAX_USES = 4;

export class Uses {
  private readonly graph: ModuleGraph;
  private readonly exported = new Map<Module, ReadonlySet<Node>>();

  constructor(graph: ModuleGraph) {
    this.graph = graph;
  }

  of(binding: Binding, module: Module): readonly Use[] {
    const names: readonly ImportedName[] = [{ binding, module }, ...(importedNames(this.graph).get(binding) ?? [])];
    return names.flatMap((one) => this.inModule(one)).slice(0, MAX_USES);
  }

  private inModule({ binding, module }: ImportedName): readonly Use[] {
    const exported = this.exportsOf(module);
    return binding.references
      .filter((node) => node !== binding.declaration && !exported.has(node))
      .slice(0, MAX_USES)
      .map((node) => ({ node, module }));
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
