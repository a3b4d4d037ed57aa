/**
 * Routes of Nuxt 3 and 4: the entry holds a generated list of the pages, which only the framework's code reads,
 * `[{name:"index",path:"/",component:()=>l(()=>import("./DkPob2dE.js"),...)},{name:"shipments-id",path:"/shipments/:id()",
 * component:...,children:[{path:"log",component:...}]}]`.
 */
import { fileId } from "@as-built/spec";
import type { Script } from "../../script.ts";
import { literalString } from "../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../syntax/nodes.ts";
import { propertyOf } from "../../syntax/object-keys.ts";
import { resolvePath } from "../../unpack/paths.ts";
import type { Fact } from "../fact.ts";
import { joinPaths, routePattern } from "../routes/route-path.ts";
import { hasToolName } from "../tool-names.ts";

interface Page {
  readonly node: ObjectExpression;
  readonly path: string;
  /** Specifier of the chunk. */
  readonly source: string | undefined;
  readonly children: readonly Page[];
}

export function nuxtRoutes(scripts: readonly Script[]): readonly Fact[] {
  const files = new Set<string>(scripts.map(({ file }) => file));
  return scripts.flatMap((script) => {
    if (!hasToolName(script, "__NUXT__")) return [];
    const declared = script.program.body.flatMap((one) => (one.type === "VariableDeclaration" ? one.declarations : []));
    return declared.flatMap(({ init }) => (init ? factsOf(pagesIn(init, script) ?? [], "", script, files) : []));
  });
}

/** Nothing where something in the list is no page. */
function pagesIn(list: Node, script: Script): readonly Page[] | undefined {
  if (list.type !== "ArrayExpression" || list.elements.length === 0) return undefined;
  const pages = list.elements.flatMap((element) => (element ? (pageOf(element, script) ?? []) : []));
  return pages.length === list.elements.length ? pages : undefined;
}

function pageOf(node: Node, script: Script): Page | undefined {
  if (node.type !== "ObjectExpression") return undefined;
  const path = literalString(propertyOf(node, "path"));
  const component = propertyOf(node, "component");
  const inner = propertyOf(node, "children");
  if (path === undefined || !component) return undefined;
  const children = (inner && pagesIn(inner, script)) ?? [];
  const source = lazySource(component, script);
  return source === undefined && children.length === 0 ? undefined : { node, path, source, children };
}

function lazySource({ start, end }: Node, { scopes }: Script): string | undefined {
  const found = scopes.lazyImports.find(({ source }) => source.start >= start && source.end <= end);
  return found && literalString(found.source);
}

function factsOf(pages: readonly Page[], parent: string, script: Script, files: ReadonlySet<string>): readonly Fact[] {
  return pages.flatMap(({ node: { start, end }, path: own, source, children }): readonly Fact[] => {
    const path = joinPaths(parent, own);
    const chunk = source === undefined ? undefined : resolvePath(script.file, source).find((one) => files.has(one));
    const content = { path: routePattern(path), ...(chunk === undefined ? {} : { chunk: fileId(chunk) }) };
    const says = "page in the build's list of routes";
    return [
      { point: "screens", content, basis: "shown", evidence: [{ script, start, end, says }] },
      ...factsOf(children, path, script, files),
    ];
  });
}
