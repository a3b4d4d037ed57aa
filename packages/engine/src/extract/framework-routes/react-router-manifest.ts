/**
 * Routes of the manifest that React Router 7 and 8 in framework mode and Remix 1 and 2 give to the browser, in a script
 * of its own or in the page: `window.__reactRouterManifest={entry:{...},routes:{"routes/orders.$id":{id:...,parentId:
 * "root",path:"orders/:id",index:!0,hasLoader:!0,module:"/assets/orders-1a.js"}}}`.
 */
import { fileId } from "@as-built/spec";
import type { Script } from "../../script.ts";
import { keyName, literalString } from "../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../syntax/nodes.ts";
import { propertyOf } from "../../syntax/object-keys.ts";
import { walk } from "../../syntax/walk.ts";
import type { Fact } from "../fact.ts";
import { MAX_ROUTE_DEPTH } from "../routes/route-node.ts";
import { joinPaths, routePattern } from "../routes/route-path.ts";
import { hasToolName } from "../tool-names.ts";

const GLOBALS = ["__reactRouterManifest", "__remixManifest"];

export function reactRouterRoutes(scripts: readonly Script[]): readonly Fact[] {
  return scripts.flatMap((script) => {
    if (!GLOBALS.some((name) => hasToolName(script, name))) return [];
    return manifestsIn(script).flatMap((routes) => factsOf(routes, script, scripts));
  });
}

/** The `routes` of what is assigned to the global. */
function manifestsIn(script: Script): readonly ObjectExpression[] {
  const out: ObjectExpression[] = [];
  walk(script.program, (node) => {
    if (node.type !== "AssignmentExpression" || node.left.type !== "MemberExpression") return undefined;
    if (!GLOBALS.includes(keyName(node.left.property, node.left.computed) ?? "")) return undefined;
    const routes = propertyOf(node.right, "routes");
    if (routes?.type === "ObjectExpression") out.push(routes);
    return undefined;
  });
  return out;
}

interface Route {
  readonly id: string;
  readonly node: ObjectExpression;
  readonly parent: string | undefined;
  readonly path: string;
  readonly module: string | undefined;
}

function factsOf(routes: ObjectExpression, script: Script, scripts: readonly Script[]): readonly Fact[] {
  const all = new Map(routes.properties.flatMap(routeOf).map((route) => [route.id, route]));
  const parents = new Set([...all.values()].flatMap(({ parent }) => parent ?? []));
  return [...all.values()].flatMap((route): readonly Fact[] => {
    const module = scripts.find(({ file }) => route.module !== undefined && `/${file}`.endsWith(nameOf(route.module)));
    // the root and layouts draw what is below them; a route without a component answers requests only
    if (parents.has(route.id) || (module && !drawsSomething(module))) return [];
    const path = fullPath(route, all);
    if (path === undefined) return [];
    const content = { path: routePattern(path), ...(module ? { chunk: fileId(module.file) } : {}) };
    const { start, end } = route.node;
    const says = "route in the manifest of the build";
    return [{ point: "screens", content, basis: "shown", evidence: [{ script, start, end, says }] }];
  });
}

const nameOf = (address: string): string => address.slice(address.lastIndexOf("/"));

function routeOf(property: Node): readonly Route[] {
  const node = property.type === "Property" ? property.value : undefined;
  if (node?.type !== "ObjectExpression") return [];
  const text = (name: string): string | undefined => literalString(propertyOf(node, name));
  const id = text("id");
  if (id === undefined) return [];
  return [{ id, node, parent: text("parentId"), path: text("path") ?? "", module: text("module") }];
}

/** Undefined where a parent is not in the manifest: one that is loaded piece by piece. */
function fullPath(route: Route, all: ReadonlyMap<string, Route>): string | undefined {
  const segments = [route.path];
  let at = route;
  for (let depth = 0; at.parent !== undefined && depth < MAX_ROUTE_DEPTH; depth++) {
    const next = all.get(at.parent);
    if (!next) return undefined;
    segments.unshift(next.path);
    at = next;
  }
  return segments.reduce(joinPaths, "");
}

/** Modules of routes export their component by the name `default`. */
const drawsSomething = ({ program }: Script): boolean =>
  program.body.some(
    (statement) =>
      statement.type === "ExportDefaultDeclaration" ||
      (statement.type === "ExportNamedDeclaration" &&
        statement.specifiers.some(({ exported }) => keyName(exported, false) === "default")),
  );
