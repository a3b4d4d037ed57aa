/**
 * Packages that a module federation shares and of which the capture holds a copy: the runtime names each with its
 * version and the module to take it from. webpack 5: `register("react","18.3.1",()=>n.e("5").then(()=>()=>n(67294)))`;
 * Rspack 1: `{name:"react",version:"18.3.1",factory:()=>n.e("5").then(()=>()=>n(67294)),eager:0}`.
 */
import type { Range } from "../script.ts";
import { keyName, literalString } from "../syntax/literals.ts";
import { isFunction, type Node } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";
import type { Module } from "./module.ts";
import type { ModuleGraph } from "./module-graph.ts";
import { registryKey } from "./shapes.ts";

export interface SharedPackage extends Range {
  /** As it is shared: `swr/_internal`. */
  readonly name: string;
  readonly version: string;
  /** Where it is shared; offsets of its script. */
  readonly from: Module;
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
    const holds = requiredIn(factory, module).some((id) => graph.resolve(module, id));
    if (holds) found.push({ name, version, from: module, start: node.start, end: node.end });
    return false;
  };
  for (const statement of module.body) walk(statement, enter);
  return found;
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
  const values = new Map(
    node.properties.flatMap((one) => (one.type === "Property" ? [[keyName(one.key, one.computed), one.value]] : [])),
  );
  return {
    name: literalString(values.get("name")),
    version: literalString(values.get("version")),
    factory: values.get("factory"),
  };
}

/** Ids of the modules that a factory ends with: `()=>n(67294)`. */
function requiredIn(factory: Node, { script, wrapper }: Module): readonly string[] {
  const ids: string[] = [];
  walk(factory, (node) => {
    if (node.type !== "CallExpression" || node.callee.type !== "Identifier") return undefined;
    if (script.scopes.bindingOf.get(node.callee) !== wrapper?.requireParam) return undefined;
    ids.push(registryKey(node.arguments[0]) ?? "");
    return undefined;
  });
  return ids;
}
