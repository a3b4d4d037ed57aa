/** Units as attribution wants them: ranges of the file, edges, and whether they stand in an entry. */
import type { AttributionUnit } from "./attribute/index.ts";
import type { Node } from "./syntax/nodes.ts";
import { isHelperPiece } from "./unpack/es-helpers.ts";
import type { Module } from "./unpack/module.ts";
import type { ModuleGraph } from "./unpack/module-graph.ts";
import { isTurbopackRuntime } from "./unpack/turbopack.ts";
import type { UnitGraph } from "./unpack/units.ts";
import { isRuntimePiece } from "./unpack/webpack-runtime.ts";

export function attributionUnits(graph: ModuleGraph, { units, uses, loads }: UnitGraph): readonly AttributionUnit[] {
  const imported = importedModules(graph);
  return units.map(({ index, module, node, start, end }) => ({
    file: module.script.file,
    start: module.script.base + start,
    end: module.script.base + end,
    node,
    module: module.ordinal,
    uses: uses[index] ?? [],
    loads: loads[index] ?? [],
    entry: !imported.has(module),
    ...runtimeOf(node, module),
  }));
}

function runtimeOf(node: Node, module: Module): { readonly runtimeOf?: string } {
  if (isTurbopackRuntime(module)) return { runtimeOf: "turbopack" };
  if (isRuntimePiece(node, module)) return { runtimeOf: "webpack" };
  const { helpers } = module;
  return helpers && isHelperPiece(node, helpers) ? { runtimeOf: helpers.bundler } : {};
}

function importedModules(graph: ModuleGraph): ReadonlySet<Module> {
  const out = new Set<Module>();
  for (const module of graph.modules) {
    for (const { target } of module.references) {
      const found = graph.resolve(module, target);
      if (found && found !== module) out.add(found);
    }
  }
  return out;
}
