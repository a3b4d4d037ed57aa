/**
 * Tables of routes that load their screens, as applications write them and frameworks generate them (Nuxt 3 and 4,
 * `#build/routes`: `[{name:"a",path:"/a",component:()=>import("./a.js")},...]`). The framework's own code reads them,
 * but no library has screens of its own to load.
 */
import type { Node } from "@oxc-project/types";
import { literalString } from "../syntax/literals.ts";
import { walk } from "../syntax/walk.ts";

type ObjectNode = Node & { readonly type: "ObjectExpression" };

/** Fewest routes where nothing shows that their screens are loaded, and nodes up to the table. */
const ROUTES = 3;
const MAX_NODES = 24;

/** Whether a unit begins with such a table. */
export function holdsRouteTable(unit: Node): boolean {
  let nodes = 0;
  let found = false;
  walk(unit, (node) => {
    if (found || ++nodes > MAX_NODES) return false;
    found = isRouteTable(node);
    return !found;
  });
  return found;
}

export function isRouteTable(node: Node): boolean {
  if (node.type !== "ArrayExpression") return false;
  const screens = node.elements.flatMap((one) => (one?.type === "ObjectExpression" ? (screenOf(one) ?? []) : []));
  return screens.length >= ROUTES || screens.some(loads);
}

function loads(screen: Node): boolean {
  let found = false;
  walk(screen, (node) => {
    found ||= node.type === "ImportExpression";
    return !found;
  });
  return found;
}

/** The function that gives what a route draws. */
function screenOf({ properties }: ObjectNode): Node | undefined {
  const values = new Map(
    properties.flatMap((p) => (p.type === "Property" && p.key.type === "Identifier" ? [[p.key.name, p.value]] : [])),
  );
  const path = values.get("path");
  const screen = values.get("component") ?? values.get("loadComponent") ?? values.get("lazy");
  const isText = path?.type === "TemplateLiteral" || literalString(path) !== undefined;
  return isText && screen?.type === "ArrowFunctionExpression" && screen.params.length === 0 ? screen : undefined;
}
