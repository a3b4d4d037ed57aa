/**
 * Routes of the manifest that React Router 7 and 8 in framework mode and Remix 1 and 2 give to the browser, in a script
 * of its own or in the page: `window.__reactRouterManifest={entry:{...},routes:{"routes/orders.$id":{id:...,parentId:
 * "root",path:"orders/:id",index:!0,hasLoader:!0,hasAction:!0,module:"/assets/orders-1a.js"}}}`. Umi 4 writes such a table, too,
 * beside the components: `{routes:{orders:{path:"orders",id:"orders",parentId:"@@/global-layout"}},routeComponents:{...}}`.
 */
import { fileId } from "@as-built/spec";
import type { Script } from "../../script.ts";
import { keyName, literalString, literalValue } from "../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../syntax/nodes.ts";
import { propertyOf } from "../../syntax/object-keys.ts";
import { walk } from "../../syntax/walk.ts";
import { hasToolName } from "../../unpack/tool-names.ts";
import type { Fact } from "../fact.ts";
import { MAX_ROUTE_DEPTH } from "../routes/route-node.ts";
import { joinPaths, routePattern } from "../routes/route-path.ts";

const GLOBALS = ["__reactRouterManifest", "__remixManifest"];
/** What stands beside the table of Umi. */
const BESIDE = "routeComponents";

/** A route of the manifest, with its whole path. */
export interface ManifestRoute {
  /** Where the manifest says it. */
  readonly script: Script;
  readonly node: ObjectExpression;
  readonly path: string;
  /** The route's own code, where it is in the capture. */
  readonly module: Script | undefined;
  /** The root and layouts draw what is below them. */
  readonly isLayout: boolean;
  /** Whether the server has data for it, or for a layout below the root that it stands in. */
  readonly hasData: boolean;
  /** Whether some of that is its own. */
  readonly hasOwnData: boolean;
  /** Whether the server takes what is sent to it. */
  readonly hasAction: boolean;
}

export function manifestRoutes(scripts: readonly Script[]): readonly ManifestRoute[] {
  return scripts.flatMap((script) => {
    return manifestsIn(script).flatMap((routes) => routesOf(routes, script, scripts));
  });
}

export function reactRouterRoutes(scripts: readonly Script[]): readonly Fact[] {
  return manifestRoutes(scripts).flatMap(({ script, node, path, module, isLayout }): readonly Fact[] => {
    if (isLayout || !isPage(module)) return [];
    const content = { path, ...(module ? { chunk: fileId(module.file) } : {}) };
    const { start, end } = node;
    const says = "route in the manifest of the build";
    return [{ point: "screens", content, basis: "shown", evidence: [{ script, start, end, says }] }];
  });
}

/** A route without a component answers requests only. */
export const isPage = (module: Script | undefined): boolean => !module || drawsSomething(module);

/** The `routes` of what is assigned to the global. */
function manifestsIn(script: Script): readonly ObjectExpression[] {
  const out: ObjectExpression[] = [];
  const isOfUmi = script.text.includes(BESIDE);
  if (!isOfUmi && !GLOBALS.some((name) => hasToolName(script, name))) return out;
  walk(script.program, (node) => {
    if (isOfUmi && node.type === "ObjectExpression" && isTable(node)) out.push(node);
    if (node.type !== "AssignmentExpression" || node.left.type !== "MemberExpression") return undefined;
    if (!GLOBALS.includes(keyName(node.left.property, node.left.computed) ?? "")) return undefined;
    const routes = propertyOf(node.right, "routes");
    if (routes?.type === "ObjectExpression") out.push(routes);
    return undefined;
  });
  return out;
}

/** Entries by their own ids, some of which have a parent. */
const isTable = ({ properties }: ObjectExpression): boolean =>
  properties.every((one) => entryOf(one).some(({ id }) => one.type === "Property" && id === keyName(one.key, false))) &&
  properties.some((one) => entryOf(one).some(({ parent }) => parent !== undefined));

interface Entry {
  readonly id: string;
  readonly node: ObjectExpression;
  readonly parent: string | undefined;
  readonly path: string;
  readonly module: string | undefined;
  readonly hasLoader: boolean;
  readonly hasAction: boolean;
}

function routesOf(routes: ObjectExpression, script: Script, scripts: readonly Script[]): readonly ManifestRoute[] {
  const all = new Map(routes.properties.flatMap(entryOf).map((entry) => [entry.id, entry]));
  const parents = new Set([...all.values()].flatMap(({ parent }) => parent ?? []));
  return [...all.values()].flatMap((entry): readonly ManifestRoute[] => {
    const way = wayTo(entry, all);
    if (!way || propertyOf(entry.node, "redirect")) return [];
    const [, ...below] = way;
    const { id, node, hasAction, hasLoader: hasOwnData } = entry;
    const module = scripts.find(({ file }) => entry.module !== undefined && `/${file}`.endsWith(nameOf(entry.module)));
    const path = routePattern(way.map((one) => one.path).reduce(joinPaths, ""));
    // the root's data is there with the first page already, and no address of a page is asked for it
    const hasData = below.some(({ hasLoader }) => hasLoader);
    return [{ script, node, path, module, isLayout: parents.has(id), hasData, hasOwnData, hasAction }];
  });
}

const nameOf = (address: string): string => address.slice(address.lastIndexOf("/"));

function entryOf(property: Node): readonly Entry[] {
  const node = property.type === "Property" ? property.value : undefined;
  if (node?.type !== "ObjectExpression") return [];
  const text = (name: string): string | undefined => literalString(propertyOf(node, name));
  const isSet = (name: string): boolean => literalValue(propertyOf(node, name))?.value === true;
  const id = text("id");
  if (id === undefined) return [];
  return [
    {
      id,
      node,
      parent: text("parentId"),
      path: text("path") ?? "",
      module: text("module"),
      hasLoader: isSet("hasLoader"),
      hasAction: isSet("hasAction"),
    },
  ];
}

/** From the root to a route. Undefined where a parent is not in the manifest: one that is loaded piece by piece. */
function wayTo(entry: Entry, all: ReadonlyMap<string, Entry>): readonly Entry[] | undefined {
  const way = [entry];
  let at = entry;
  for (let depth = 0; at.parent !== undefined && depth < MAX_ROUTE_DEPTH; depth++) {
    const next = all.get(at.parent);
    if (!next) return undefined;
    way.unshift(next);
    at = next;
  }
  return way;
}

/** Modules of routes export their component by the name `default`. */
const drawsSomething = ({ program }: Script): boolean =>
  program.body.some(
    (statement) =>
      statement.type === "ExportDefaultDeclaration" ||
      (statement.type === "ExportNamedDeclaration" &&
        statement.specifiers.some(({ exported }) => keyName(exported, false) === "default")),
  );
