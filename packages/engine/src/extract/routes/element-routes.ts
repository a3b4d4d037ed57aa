/**
 * React Router 4 to 7 with elements: `<Route path="users/:id" element={<User/>}/>`, nested, index and redirect routes, and
 * before 1.0 `<Route name="user" path="/users/:id" handler={User}/>`, whose path is its name where it says none.
 * A bundle shows `(0,r.jsx)(X,{path:"users/:id",element:...})` with X renamed, so the props tell: a path or index
 * together with what is drawn there.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { constant, type ElementValue, isConstant, outcomes, stringOf, type Value } from "../../evaluate/value.ts";
import type { CallLike, Node } from "../../syntax/nodes.ts";
import { elementCalls } from "../element-calls.ts";
import { hasKey } from "../has-key.ts";
import { keysOf } from "../http/payload.ts";
import type { Sighting, Survey } from "../survey.ts";
import { knownPaths } from "./known-paths.ts";
import { redirectOf } from "./redirect-element.ts";
import { guardsAround, guardsOf, guardsOfLayout, leadsAway } from "./route-guards.ts";
import { MAX_ROUTE_DEPTH, type RouteNode, type RouteTree } from "./route-node.ts";
import { isRoutePath } from "./route-path.ts";

const DRAWN = ["handler", "element", "component", "Component", "render", "lazy"];

/** Trees of all route elements; an element that stands below another is reached through it. */
export function elementTrees(calls: Survey["calls"], ev: Evaluator): readonly RouteTree[] {
  const below = new Set<Node>();
  const trees = elementCalls(calls, ev).flatMap(({ at, element }) => elementRoutes(element, { at, ev, below }) ?? []);
  return trees.filter(({ at }) => !below.has(at.node));
}

/** The call that makes an element, and the elements that were found to stand below others. */
interface Reading {
  readonly at: Sighting<CallLike>;
  readonly ev: Evaluator;
  readonly below: Set<Node>;
}

/** The routes that an element holds or is: `<Routes>`, `<Switch>`, a fragment, `createRoutesFromElements(<Route/>)`. */
function elementRoutes(element: ElementValue, reading: Reading): RouteTree | undefined {
  const { at, ev } = reading;
  const routes = isRoute(element, ev) ? routesOf(element, reading, 0) : routesIn(element, reading, 0);
  return routes.length > 0 ? { routes, at } : undefined;
}

/** `around`: what it stands in; a variable that is set to an element around its own value, `e = jsx(X, {children: e})`, has no end. */
function isRoute(element: ElementValue, ev: Evaluator, around: readonly Node[] = []): boolean {
  const { props, type, node } = element;
  if (props.kind !== "object" || type.kind === "constant") return false;
  if (hasKey(props, "path", ev) || isConstant(ev.member(props, "index"), true)) {
    return DRAWN.some((key) => hasKey(props, key, ev)) || drawsChildren(element, ev) || drawsRoute(element, ev);
  }
  if (redirection(element, ev) || hasHandler(element, ev)) return true;
  if (around.includes(node) || around.length > MAX_ROUTE_DEPTH) return false;
  // a layout: `<Route element={<Frame/>}>` or plain `<Route>` around routes
  return childElements(element, ev).some(
    (child) => (hasKey(props, "element", ev) || sameType(child, element)) && isRoute(child, ev, [...around, node]),
  );
}

/** React Router before 1.0 names the component of a route so. */
const hasHandler = ({ type, props }: ElementValue, ev: Evaluator): boolean =>
  type.kind === "external" && type.component === "react-router" && hasKey(props, "handler", ev);

/** `<DefaultRoute handler={Home}/>`, `<NotFoundRoute handler={Missing}/>`, `<Route name="about" handler={About}/>` */
function pathBefore1(element: ElementValue, ev: Evaluator): Value | undefined {
  const { type, props } = element;
  if (!hasHandler(element, ev)) return undefined;
  const kind = type.kind === "external" ? type.path.at(-1) : undefined;
  if (kind === "NotFoundRoute") return constant("*");
  return hasKey(props, "path", ev) || kind === "DefaultRoute" ? undefined : ev.member(props, "name");
}

function sameType({ type: a }: ElementValue, { type: b }: ElementValue): boolean {
  if (a.kind === "external" && b.kind === "external") return a.at === b.at && a.path.join() === b.path.join();
  if (a.kind === "function" && b.kind === "function") return a.node === b.node;
  return a.kind === "class" && b.kind === "class" && a.node === b.node;
}

/** What a route without anything drawn may have beside its path (React Router 4 and 5). */
const PLAIN = new Set([
  ...["path", "exact", "strict", "sensitive", "children", "location", "caseSensitive", "id", "index"],
  "nest", // wouter 3
]);

/**
 * `<Route path="/x"><Page/></Route>`, wouter's `<Route path="/x">{(params) => <Page/>}</Route>`: elements inside and
 * nothing else; a link with a text in it is none.
 */
const drawsChildren = (element: ElementValue, ev: Evaluator): boolean =>
  keysOf(element.props, ev).keys.every((key) => PLAIN.has(key)) &&
  (childElements(element, ev).length > 0 || ev.member(element.props, "children").kind === "function");

/** `<Private path="/x"><Page/></Private>`, whose component draws `<Route {...rest}>` around what it is given (React Router 4 and 5). */
const drawsRoute = ({ type, props }: ElementValue, ev: Evaluator): boolean =>
  hasKey(props, "children", ev) &&
  type.kind === "function" &&
  outcomes(ev.returned(type)).some(
    (drawn) =>
      drawn.kind === "element" &&
      drawn.type.kind === "external" &&
      drawn.type.component?.startsWith("react-router") === true &&
      hasKey(drawn.props, "children", ev) &&
      !["to", "path"].some((key) => hasKey(drawn.props, key, ev)),
  );

function childElements({ props }: ElementValue, ev: Evaluator): readonly ElementValue[] {
  const children = ev.member(props, "children");
  const list = children.kind === "array" ? children.elements : [children];
  return list.flatMap((child) => outcomes(child)).filter((child) => child.kind === "element");
}

/** Fragments hold routes for their parent: elements with nothing but children. */
function routesIn(element: ElementValue, reading: Reading, depth: number): readonly RouteNode[] {
  if (depth > MAX_ROUTE_DEPTH) return [];
  const { ev, below } = reading;
  const children = childElements(element, ev);
  const routes = children.flatMap((child) => {
    const inner = isRoute(child, ev)
      ? routesOf(child, reading, depth + 1)
      : keysOf(child.props, ev).keys.every((key) => key === "children" || key === "key")
        ? routesIn(child, reading, depth + 1)
        : [];
    if (inner.length > 0) below.add(child.node);
    return inner;
  });
  return [...routes, ...elsewhere(children, reading)];
}

/** React Router 4 and 5: the last route of a switch has no path, `<Route component={NotFound}/>`. */
function elsewhere(children: readonly ElementValue[], { at, ev }: Reading): readonly RouteNode[] {
  const last = children.at(-1);
  if (!last || hasKey(last.props, "path", ev) || hasKey(last.props, "index", ev)) return [];
  const drawn = ["component", "render"].map((key) => ev.member(last.props, key));
  const known = drawn.filter((value) => !isConstant(value, undefined) && value.kind !== "unknown");
  const { keys, open } = keysOf(last.props, ev);
  if (known.length === 0 || open || keys.length > 1) return [];
  if (!children.slice(0, -1).some((child) => sameType(child, last) && isRoute(child, ev))) return [];
  const { node, module } = last;
  return [{ path: "*", pieces: [], index: false, drawn: known, children: [], at: { node, module, unit: at.unit } }];
}

function routesOf(element: ElementValue, reading: Reading, depth: number): readonly RouteNode[] {
  const { at, ev } = reading;
  const { props, node, module } = element;
  const moved = redirection(element, ev);
  if (moved)
    return knownPaths(moved.from).map((known) => ({
      ...known,
      ...leaf(moved.to),
      at: { node, module, unit: at.unit },
    }));
  const drawn = DRAWN.map((key) => ev.member(props, key)).filter((value) => !isConstant(value, undefined));
  const children = routesIn(element, reading, depth);
  // React Router 4 and 5 draw the children of a route that are no routes
  const own = drawn.length > 0 ? drawn : drawnInside(element, reading);
  const redirectsTo = drawn.map((value) => redirectOf(value, ev)).find((to) => to !== undefined);
  const guards = [
    ...(props.kind === "object" ? guardsOf(props, ev) : []),
    ...leadsAway(element.type, ev),
    ...guardsAround(own, ev),
    ...(children.length > 0 ? guardsOfLayout(drawn, ev) : []),
  ];
  const before1 = hasHandler(element, ev);
  return knownPaths(pathBefore1(element, ev) ?? ev.member(props, "path")).map((known) => ({
    ...known,
    ...(before1 && known.path.startsWith("/") ? { isWhole: true } : {}),
    guards,
    index: isConstant(ev.member(props, "index"), true),
    ...(redirectsTo === undefined ? {} : { redirectsTo, redirectsFrom: "self" as const }),
    drawn: own,
    children,
    at: { node, module, unit: at.unit },
  }));
}

/** Children that are no routes, or what a function gives that stands there: `{({id}) => <Guard><Page id={id}/></Guard>}`. */
function drawnInside(element: ElementValue, { ev, below }: Reading): readonly Value[] {
  const inner = ev.member(element.props, "children");
  if (inner.kind === "function") return outcomes(ev.returned(inner));
  return childElements(element, ev).filter((child) => !isRoute(child, ev) && !below.has(child.node));
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
