/**
 * Routes as objects: `createBrowserRouter([{path:"/",element:...,children:[...]}])`, `useRoutes`, Vue Router's and
 * Angular's route records, and hand-made tables `[{path:"/x",component:X}]` that are mapped to routes. An object
 * counts where it has a path (or is an index or layout route) and says what is drawn.
 */
import { decidedTogether } from "../../evaluate/decided-together.ts";
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Layer, ObjectValue, Value } from "../../evaluate/value.ts";
import { isConstant, literalObject, outcomes, stringOf } from "../../evaluate/value.ts";
import { fromRoutify } from "../../models/router-paths.ts";
import type { Node, ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys, propertyOf } from "../../syntax/object-keys.ts";
import type { Module } from "../../unpack/module.ts";
import { allAtCallSites } from "../at-call-sites.ts";
import { callsWithObject } from "../calls-by.ts";
import type { ExtractContext } from "../extractor.ts";
import { objectsWith } from "../objects-with.ts";
import type { Sighting, Survey } from "../survey.ts";
import { askedOfData } from "./asked-of-data.ts";
import type { GuardForAll } from "./guards-for-all.ts";
import { layoutGuards } from "./inner-guards.ts";
import { knownPaths } from "./known-paths.ts";
import { redirectOf } from "./redirect-element.ts";
import { guardsAround, guardsOf, guardsOfLayout, leadsAway } from "./route-guards.ts";
import { MAX_ROUTE_DEPTH, type RouteNode, type RouteTree } from "./route-node.ts";
import { isRoutePath } from "./route-path.ts";
import { holdersOf, titleOf } from "./route-words.ts";

/** What a route draws, loads or leads to, in the words of the routers. */
const DRAWN = [
  ...["element", "component", "components", "Component", "lazy", "render", "loadComponent", "loadChildren"],
  // Framework7 4 to 9
  ...["asyncComponent", "componentUrl"],
  // Dojo 2 to 8: the name by which a widget asks whether it is drawn
  "outlet",
];
const LEADS = ["redirect", "redirectTo"];
/** Lists of routes below a route; `routes` is React Router Config's (1 to 5), and of tables that are read with it. */
const BELOW = ["children", "routes"];
/** What a node of Routify 1 and 2 says of its file, `{isIndex: true, isPage: true, path: "/items/index", component: () => Items}`. */
const OF_FILES = ["isPage", "isFallback", "isLayout", "isDir"];
/** All that a route of Dojo says; others that have an outlet are anything. */
const OF_OUTLETS = new Set(["path", "outlet", "children", "defaultRoute", "defaultParams", "id", "title"]);

/** A route says fewer things of itself. */
const MAX_KEYS = 24;

/** Trees of all route objects; an object that stands below another is reached through it. */
export function objectRoutes(
  { objects, calls }: Survey,
  given: ExtractContext,
  forAll: readonly GuardForAll[] = [],
): readonly RouteTree[] {
  const routes = routeObjects(objects, given.ev);
  const { props, drawers } = elementProps(new Set(routes.map(({ node }) => node)), calls, given.ev);
  const open = new Set(forAll.flatMap(({ keys }) => [...keys]));
  const asked = new Set([...askedOfData(calls, given.ev)].filter((key) => !open.has(key)));
  const context = { ...given, drawers, asked };
  const candidates = routes.filter(({ node }) => !props.has(node));
  const below = new Set<Node>();
  const trees = candidates.map((at) => {
    const routes = valuesOf(at, given).flatMap((value) => routesOf(at.node, at, context, below, 0, value));
    return { at, routes, records: isRecord(at.node) };
  });
  return trees.filter(({ at, routes }) => routes.length > 0 && !below.has(at.node));
}

/** As it stands there, or as calls of the function around it give it: `pages.map((page) => ({path: page.path, component: page.view}))`. */
function valuesOf(at: Sighting<ObjectExpression>, known: ExtractContext): readonly ObjectValue[] {
  const route = literalObject(at.node, at.module);
  const values = [known.ev.member(route, "path"), route];
  const made = allAtCallSites<Sighting<Node>>({ values, at }, known, ([path = route]) => [path]);
  return made
    .flatMap((one) => one.values.filter((value) => value.kind === "object").slice(-1))
    .flatMap((value) => eachEntry(value, known.ev));
}

/** `for (const { path, routes } of AREAS) router.addRoute({ path, children: routes })`: once for each entry of the table. */
function eachEntry(route: ObjectValue, ev: Evaluator): readonly ObjectValue[] {
  const keys = route.layers.flatMap((layer) => (layer.kind === "literal" ? [...fixedKeys(layer.node)] : []));
  const ways = decidedTogether(Object.fromEntries(keys.map((key) => [key, ev.member(route, key)])));
  if (ways.length === 1) return [route];
  return ways.map((way) => {
    const own = Object.entries(way).map(([key, value]): Layer => ({ kind: "entry", key, value }));
    return { ...route, layers: [...route.layers, ...own] };
  });
}

/** All objects that are routes, whatever stands around them. */
export const routeObjects = (objects: Survey["objects"], ev: Evaluator): Survey["objects"] =>
  objectsWith(objects, "path", "index", ...DRAWN).filter((at) => isRoute(at, ev));

interface RouteContext extends ExtractContext {
  /** Components whose props routes are, where the function that makes the elements has no name any more. */
  readonly drawers: ReadonlyMap<Node, Value>;
  /** Keys of the routes' data that the program's guard for all routes asks for. */
  readonly asked: ReadonlySet<string>;
}

/** Those among some objects that are the props of an element: routes as elements are read as such. */
function elementProps(
  among: ReadonlySet<Node>,
  calls: Survey["calls"],
  ev: Evaluator,
): { readonly props: ReadonlySet<Node>; readonly drawers: ReadonlyMap<Node, Value> } {
  const out = new Set<Node>();
  const drawers = new Map<Node, Value>();
  for (const { node, module } of callsWithObject(calls)) {
    const [type, props] = node.arguments;
    if (!type || !props || !among.has(props)) continue;
    if (ev.evaluate(node, module).kind === "element") out.add(props);
    else drawers.set(props, ev.evaluate(type, module));
  }
  return { props: out, drawers };
}

interface Written {
  readonly node: ObjectExpression;
  readonly module: Module;
  /** As it is in a call. */
  readonly value?: ObjectValue;
}

function isRoute(at: Written, ev: Evaluator): boolean {
  const { node } = at;
  const keys = fixedKeys(node);
  const draws = DRAWN.some(
    (key) => keys.has(key) && (key !== "outlet" || [...keys].every((one) => OF_OUTLETS.has(one))),
  );
  const leads = [...LEADS, ...BELOW].some((key) => keys.has(key));
  // a catalogue of texts has any key; TanStack Router's routes name their parent
  if (keys.size > MAX_KEYS || keys.has("getParentRoute")) return false;
  if (!isPlaced(at, ev)) return keys.has("children") && draws;
  return draws || leads || isVariant(at, ev);
}

/** `{...users, path: "/users/:tab"}`: another address of a route, which says what is drawn. */
const isVariant = (at: Written, ev: Evaluator): boolean =>
  spreadIn(at, ev).some((base) => base.node !== at.node && isRoute(base, ev));

/** Objects that are spread in another; also each of a list, `routes.map((route) => ({...route, name: "x"}))`. */
const spreadIn = ({ node, module, value }: Written, ev: Evaluator): readonly Written[] =>
  node.properties.flatMap((one) => {
    if (one.type !== "SpreadElement") return [];
    const layer = value?.layers[0];
    const base = ev.apply(ev.evaluate(one.argument, module), layer?.kind === "literal" ? layer.env : []);
    return literalOf(base) ?? [];
  });

function literalOf(value: Value): Written | undefined {
  const layer = value.kind === "object" && value.layers.length === 1 ? value.layers[0] : undefined;
  return layer?.kind === "literal" && value.kind === "object"
    ? { node: layer.node, module: layer.module, value }
    : undefined;
}

/** Where `index` is anything but true, it counts something: `{key: row.id, element: row, index: at}`. */
function isPlaced({ node, module }: Written, ev: Evaluator): boolean {
  const index = propertyOf(node, "index");
  return fixedKeys(node).has("path") || (index !== undefined && isConstant(ev.evaluate(index, module), true));
}

/** Vue Router's: what is drawn is a component, and no key of another router is there. */
function isRecord(node: ObjectExpression): boolean {
  const keys = fixedKeys(node);
  return (
    ["component", "components", "redirect"].some((key) => keys.has(key)) &&
    !["element", "lazy", "redirectTo", "canActivate", "loadChildren", "pathMatch"].some((key) => keys.has(key))
  );
}

function routesOf(
  node: ObjectExpression,
  at: Sighting<Node>,
  context: RouteContext,
  below: Set<Node>,
  depth: number,
  value = literalObject(node, at.module),
): readonly RouteNode[] {
  const { ev } = context;
  const written = { node, module: at.module, value };
  const isCopy = spreadIn(written, ev).some((base) => isRoute(base, ev));
  if (depth > MAX_ROUTE_DEPTH || !(isRoute(written, ev) || isCopy)) return [];
  const children = listsBelow(value, ev).flatMap((list) => childRoutes(list, at, context, below, depth));
  const drawn = DRAWN.flatMap((key) => drawnBy(key, ev.member(value, key), ev));
  const redirect = redirectOfRecord(value, drawn, ev);
  // `{children: node, component: any}` describes the props of a component
  if (children.length === 0 && !isPlaced(written, ev) && !isCopy) return [];
  // a tree of data has paths and children, and draws nothing
  if (drawn.length === 0 && children.length === 0 && !hasTarget(value, ev)) return [];
  const ofFiles = OF_FILES.some((key) => isConstant(ev.member(value, key), true));
  // only the files of pages have an address, not the folders and the layouts around them; what is drawn is loaded by a function
  const ofFile = children.length > 0 ? [] : drawn.flatMap((loader) => [loader, ev.returned(loader)]);
  const title = titleOf(value, context);
  const name = onlyText(ev.member(value, "name"));
  const own = {
    index: isConstant(ev.member(value, "index"), true),
    ...(title === undefined ? {} : { title }),
    ...(name === undefined ? {} : { name }),
    guards: [
      ...guardsOf(value, ev, context.asked),
      ...drawerGuards(node, context),
      ...guardsAround(drawn, ev),
      ...(children.length > 0 ? [...guardsOfLayout(drawn, ev), ...layoutGuards(drawn, ev)] : []),
    ],
    data: holdersOf(value, ev),
    drawn: ofFiles ? ofFile : drawn,
    ...(DRAWN.filter((key) => fixedKeys(node).has(key)).join() === "loadChildren" ? { mounts: true } : {}),
    at: { ...at, node },
  };
  const aliases = ev.member(value, "alias");
  const also = isConstant(aliases, undefined) ? [] : knownPaths(aliases).filter(({ path }) => path !== "");
  return [
    ...knownPaths(ev.member(value, "path"), ofFiles ? fromRoutify : undefined).map((known) => ({
      ...known,
      ...own,
      ...redirect,
      children,
    })),
    ...also.map((known) => ({ ...known, ...own, children: [] })),
  ];
}

/**
 * The lists of what is drawn below a route: `children`, and what Angular 14 to 20 loads by `loadChildren: () =>
 * import("./routes.js").then((m) => m.routes)`, or of a module whose default export it is. A module class brings its own.
 */
function listsBelow(route: ObjectValue, ev: Evaluator): readonly Value[] {
  const loaded = outcomes(ev.member(route, "loadChildren")).flatMap((loader) => outcomes(ev.returned(loader)));
  const lists = loaded.map((one) => (one.kind === "namespace" ? ev.member(one, "default") : one));
  return [...BELOW.map((key) => ev.member(route, key)), ...lists];
}

function drawerGuards(node: Node, { drawers, ev }: RouteContext): ReturnType<typeof guardsOf> {
  const drawer = drawers.get(node);
  return drawer ? leadsAway(drawer, ev) : [];
}

/** React Router's `lazy: () => import("./x.js")` gives a module with `Component` or `element` in it. */
function drawnBy(key: string, value: Value, ev: Evaluator): readonly Value[] {
  if (isConstant(value, undefined)) return [];
  if (key !== "lazy" || value.kind !== "function") return [value];
  const loaded = ev.returned(value);
  return [value, ...["Component", "element", "default"].map((name) => ev.member(loaded, name))];
}

const childRoutes = (
  list: Value,
  at: Sighting<Node>,
  context: RouteContext,
  below: Set<Node>,
  depth: number,
): readonly RouteNode[] =>
  childObjects(list).flatMap((child) => {
    below.add(child.node);
    const { node, module, value } = child;
    for (const base of spreadIn(child, context.ev)) below.add(base.node);
    return routesOf(node, { ...at, node, module }, context, below, depth + 1, value);
  });

/** The literals of all routes in a list and below them, copies with what they are copies of. */
export function routeLiterals(list: Value, ev: Evaluator, depth = 0): readonly Node[] {
  if (depth > MAX_ROUTE_DEPTH) return [];
  return childObjects(list).flatMap((child) => {
    const below = BELOW.flatMap((key) =>
      child.value ? routeLiterals(ev.member(child.value, key), ev, depth + 1) : [],
    );
    return [child.node, ...spreadIn(child, ev).map(({ node }) => node), ...below];
  });
}

/** Objects of a list of routes that are literals somewhere in the program. */
function childObjects(list: Value): readonly Written[] {
  return elementsOf(list)
    .map(propsOf)
    .flatMap((element) => {
      const layer = element.kind === "object" ? element.layers[0] : undefined;
      return layer?.kind === "literal" && element.kind === "object"
        ? [{ node: layer.node, module: layer.module, value: element }]
        : [];
    });
}

/** Those that are known: `[{path:"edit"},...plugins.routes()]` has others, too. */
function elementsOf(list: Value): readonly Value[] {
  if (list.kind === "list") return list.items.flatMap(({ value, spread }) => (spread ? elementsOf(value) : [value]));
  if (list.kind === "array") return list.elements;
  return list.kind === "result" ? [list] : [];
}

/** Solid's compiler writes `<Route path="/x" component={X}/>` as `createComponent(Route, {path:"/x",component:X})`. */
const propsOf = (value: Value): Value => (value.kind === "result" ? (value.args[1] ?? value) : value);

/** Nuxt 3 writes `name: meta?.name ?? "orders"`. */
function onlyText(value: Value): string | undefined {
  const [text, ...more] = new Set(outcomes(value).flatMap((option) => stringOf(option) ?? []));
  return more.length === 0 ? text : undefined;
}

const hasTarget = (route: ObjectValue, ev: Evaluator): boolean =>
  LEADS.some((key) => !isConstant(ev.member(route, key), undefined));

type Redirect = Pick<RouteNode, "redirectsTo" | "redirectsToName" | "redirectsFrom">;

/** An address, `{name}`, `{path}`, or a function that gives one; React Router 6's `<Navigate>` and `redirect()`. */
function redirectOfRecord(route: ObjectValue, drawn: readonly Value[], ev: Evaluator): Redirect {
  const moved = drawn.map((value) => redirectOf(value, ev)).find((to) => to !== undefined);
  if (moved !== undefined) return { redirectsTo: moved, redirectsFrom: "self" };
  const targets = LEADS.flatMap((key) => outcomes(ev.member(route, key))).map((target) => ev.returned(target));
  const path = targets
    .flatMap((target) => [stringOf(target), stringOf(ev.member(target, "path"))])
    .find((to) => to !== undefined);
  if (path !== undefined && isRoutePath(path)) return { redirectsTo: path, redirectsFrom: "parent" };
  const name = targets.map((target) => stringOf(ev.member(target, "name"))).find((to) => to);
  return name === undefined ? {} : { redirectsToName: name };
}
