/**
 * React Router 4 to 7 with elements: `<Route path="users/:id" element={<User/>}/>`, nested, index and redirect routes.
 * A bundle shows `(0,r.jsx)(X,{path:"users/:id",element:...})` with X renamed, so the props tell: a path or index
 * together with what is drawn there.
 */
import { mayMakeElement } from "../../../evaluate/conventions.ts";
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { ElementValue, Value } from "../../../evaluate/value.ts";
import { isConstant, outcomes, stringOf } from "../../../evaluate/value.ts";
import type { CallLike } from "../../../syntax/nodes.ts";
import { hasKey } from "../../has-key.ts";
import { keysOf } from "../../http/payload.ts";
import { knownPaths } from "../../routes/known-paths.ts";
import { MAX_ROUTE_DEPTH, type RouteNode, type RouteTree } from "../../routes/route-node.ts";
import { isRoutePath } from "../../routes/route-path.ts";
import type { Sighting } from "../../survey.ts";

const DRAWN = ["element", "component", "Component", "render", "lazy"];

/** The routes that an element holds which is no route itself: `<Routes>`, `<Switch>`, a fragment. */
export function elementRoutes(at: Sighting<CallLike>, ev: Evaluator): RouteTree | undefined {
  if (!mayMakeElement(at.node, ev.evaluate(at.node.callee, at.module))) return undefined;
  const element = ev.evaluate(at.node, at.module);
  if (element.kind !== "element" || element.node !== at.node || isRoute(element, ev)) return undefined;
  const routes = childElements(element, ev).flatMap((child) => routesOf(child, at, ev, 0));
  return routes.length > 0 ? { routes, at } : undefined;
}

function isRoute(element: ElementValue, ev: Evaluator): boolean {
  const { props, type } = element;
  if (props.kind !== "object" || type.kind === "constant") return false;
  if (hasKey(props, "path", ev) || isConstant(ev.member(props, "index"), true)) {
    return DRAWN.some((key) => hasKey(props, key, ev)) || drawsChildren(element, ev);
  }
  if (redirection(element, ev)) return true;
  // a layout: `<Route element={<Frame/>}>` around routes
  return hasKey(props, "element", ev) && childElements(element, ev).some((child) => isRoute(child, ev));
}

/** What a route without anything drawn may have beside its path (React Router 4 and 5). */
const PLAIN = new Set(["path", "exact", "strict", "sensitive", "children", "location", "caseSensitive", "id", "index"]);

/** `<Route path="/x"><Page/></Route>`: elements inside and nothing else; a link with a text in it is none. */
const drawsChildren = (element: ElementValue, ev: Evaluator): boolean =>
  keysOf(element.props, ev).keys.every((key) => PLAIN.has(key)) && childElements(element, ev).length > 0;

function childElements({ props }: ElementValue, ev: Evaluator): readonly ElementValue[] {
  const children = ev.member(props, "children");
  const list = children.kind === "array" ? children.elements : [children];
  return list.flatMap((child) => outcomes(child)).filter((child) => child.kind === "element");
}

function routesOf(element: ElementValue, at: Sighting<CallLike>, ev: Evaluator, depth: number): readonly RouteNode[] {
  if (depth > MAX_ROUTE_DEPTH || !isRoute(element, ev)) return [];
  const { props, node, module } = element;
  const moved = redirection(element, ev);
  if (moved)
    return knownPaths(moved.from).map((known) => ({
      ...known,
      ...leaf(moved.to),
      at: { node, module, unit: at.unit },
    }));
  const drawn = DRAWN.map((key) => ev.member(props, key)).filter((value) => !isConstant(value, undefined));
  const own = childElements(element, ev);
  const children = own.flatMap((child) => routesOf(child, at, ev, depth + 1));
  const redirectsTo = drawn.map((value) => redirectOf(value, ev)).find((to) => to !== undefined);
  return knownPaths(ev.member(props, "path")).map(({ path, pieces }) => ({
    path,
    pieces,
    index: isConstant(ev.member(props, "index"), true),
    ...(redirectsTo === undefined ? {} : { redirectsTo }),
    // React Router 4 and 5 draw the children of a route that are no routes
    drawn: drawn.length > 0 ? drawn : own.filter((child) => !isRoute(child, ev)),
    children,
    at: { node, module, unit: at.unit },
  }));
}

/** React Router 4 and 5: `<Redirect from="/old" to="/new"/>`. */
function redirection(
  { props }: ElementValue,
  ev: Evaluator,
): { readonly from: Value; readonly to: string } | undefined {
  if (!hasKey(props, "from", ev) || !hasKey(props, "to", ev)) return undefined;
  const from = ev.member(props, "from");
  const to = stringOf(ev.member(props, "to"));
  return stringOf(from) !== undefined && to !== undefined && isRoutePath(to) ? { from, to } : undefined;
}

const leaf = (redirectsTo: string): Pick<RouteNode, "index" | "redirectsTo" | "drawn" | "children"> => ({
  index: false,
  redirectsTo,
  drawn: [],
  children: [],
});

/** `element={<Navigate to="/x"/>}`: an element with nothing but a target, and perhaps `replace`. */
function redirectOf(drawn: Value, ev: Evaluator): string | undefined {
  if (drawn.kind !== "element" || hasKey(drawn.props, "children", ev)) return undefined;
  const to = stringOf(ev.member(drawn.props, "to"));
  return to !== undefined && isRoutePath(to) ? to : undefined;
}
