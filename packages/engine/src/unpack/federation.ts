/**
 * Packages that a module federation shares and of which the capture holds a copy: the runtime names each with its
 * version and the module to take it from. webpack 5: `register("react","18.3.1",()=>n.e("5").then(()=>()=>n(67294)))`;
 * Rspack 1: `{name:"react",version:"18.3.1",factory:()=>n.e("5").then(()=>()=>n(67294)),eager:0}`.
 */
import type { Range } from "../script.ts";
import { literalString } from "../syntax/literals.ts";
import { isFunction, type Node } from "../syntax/nodes.ts";
import { propertyOf } from "../syntax/object-keys.ts";
import { walk } from "../syntax/walk.ts";
import type { Module } from "./module.ts";
import type { ModuleGraph } from "./module-graph.ts";
import { requiredKeys } from "./required-keys.ts";

export interface SharedPackage extends Range {
  /** As it is shared: `swr/_internal`. */
  readonly name: string;
  readonly version: string;
  /** Where it is shared; offsets of its script. */
  readonly from: Module;
  /** What it is taken from. */
  readonly roots: readonly Module[];
}

const VERSION = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;

export function sharedPackages(graph: ModuleGraph): readonly SharedPackage[] {
  return graph.modules.filter(({ isRuntime }) => isRuntime).flatMap((module) => sharedBy(module, graph));
}

function sharedBy(module: Module, graph: ModuleGraph): readonly SharedPackage[] {
  const found: SharedPackage[] = [];
  const enter = (node: Node): boolean | undefined => {
    if (node === module.moduleMap) return false;
    const { name, version, factory } = sharing(node) ?? {};
    if (name === undefined || version === undefined || !factory || !VERSION.test(version)) return undefined;
    const roots = requiredKeys(factory, module).flatMap((id) => graph.resolve(module, id) ?? []);
    if (roots.length > 0) found.push({ name, version, from: module, start: node.start, end: node.end, roots });
    return false;
  };
  for (const statement of module.body) walk(statement, enter);
  return found;
}

/** A version that nobody can have installed: of what stands in its own repository only. */
const UNPUBLISHED = "0.0.";

/** By the module that it is taken from, the package that a federation shares. */
export function sharedModules(shared: readonly SharedPackage[]): ReadonlyMap<Module, SharedPackage> {
  const published = shared.filter(({ version }) => !version.startsWith(UNPUBLISHED));
  return new Map(published.flatMap((one) => one.roots.map((root) => [root, one] as const)));
}

interface Sharing {
  readonly name: string | undefined;
  readonly version: string | undefined;
  readonly factory: Node | undefined;
}

function sharing(node: Node): Sharing | undefined {
  if (node.type === "CallExpression") {
    const [name, version, factory] = node.arguments;
    if (!factory || !isFunction(factory)) return undefined;
    return { name: literalString(name), version: literalString(version), factory };
  }
  if (node.type !== "ObjectExpression") return undefined;
  return {
    name: literalString(propertyOf(node, "name")),
    version: literalString(propertyOf(node, "version")),
    factory: propertyOf(node, "factory"),
  };
}
