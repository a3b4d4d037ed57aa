/** Names under which other modules import what stands at the top of a module, by the binding that it has there. */
import { append } from "../multimap.ts";
import type { Binding } from "../scope/binding.ts";
import type { Module } from "./module.ts";
import type { ModuleGraph } from "./module-graph.ts";

export interface ImportedName {
  readonly binding: Binding;
  readonly module: Module;
}

type Names = ReadonlyMap<Binding, readonly ImportedName[]>;

const known = new WeakMap<ModuleGraph, Names>();

/** Made once for a graph. */
export function importedNames(graph: ModuleGraph): Names {
  const names = known.get(graph) ?? namesIn(graph);
  known.set(graph, names);
  return names;
}

function namesIn(graph: ModuleGraph): Names {
  const out = new Map<Binding, ImportedName[]>();
  for (const module of graph.modules) {
    for (const binding of topBindings(module)) {
      for (const definition of binding.definitions) {
        if (definition.kind !== "import") continue;
        const from = graph.resolve(module, definition.source);
        const exported = from && graph.exported(from, definition.name);
        const bound = exported && exportedBinding(exported);
        if (bound) append(out, bound, { binding, module });
      }
    }
  }
  return out;
}

const topBindings = ({ script, scopeNode }: Module): readonly Binding[] => [
  ...(script.scopes.scopeOf.get(scopeNode)?.bindings.values() ?? []),
];

function exportedBinding({ module, target }: NonNullable<ReturnType<ModuleGraph["exported"]>>): Binding | undefined {
  if (target.kind !== "local" || target.node.type !== "Identifier") return undefined;
  return module.script.scopes.bindingOf.get(target.node);
}
