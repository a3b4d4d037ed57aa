/**
 * Where a router's paths count from, `createBrowserRouter(routes, { basename: "/shop" })` (React Router 6.4 to 7), also
 * where routes and base are handed to a component that makes the router, and `<BrowserRouter basename="/shop">` (React
 * Router 4 to 7) with the routes written in it: applications that stand below another one. Vue Router is told by the
 * history of its options (4), or by their base (2 and 3).
 */
import { texts } from "../../evaluate/text.ts";
import { literalObject, outcomes, stringOf, type Value } from "../../evaluate/value.ts";
import type { CallLike, Node } from "../../syntax/nodes.ts";
import { fixedKeys } from "../../syntax/object-keys.ts";
import { allAtCallSites } from "../at-call-sites.ts";
import { callsWithObject } from "../calls-by.ts";
import type { ExtractContext } from "../extractor.ts";
import { libraryCode } from "../library-code.ts";
import { objectsWith } from "../objects-with.ts";
import { resolveAtCallSites } from "../resolve.ts";
import type { Sighting, Survey } from "../survey.ts";
import type { KnownPath } from "./known-paths.ts";
import { routeLiterals } from "./object-routes.ts";
import { type Place, ROOT } from "./route-facts.ts";
import type { RouteTree } from "./route-node.ts";
import { isRoutePath } from "./route-path.ts";

/** Each router is made at few places. */
const REACH = { layers: 3, outcomes: 50 };

const makesRouter = ({ node: { arguments: given } }: Sighting<CallLike>): boolean => {
  const { 1: options } = given;
  return given.length === 2 && options?.type === "ObjectExpression" && fixedKeys(options).has("basename");
};

/** The places of the trees that stand in such a router; a tree that stands in several of different bases has none. */
export function routerBases(
  trees: readonly RouteTree[],
  { calls, objects }: Pick<Survey, "calls" | "objects">,
  context: ExtractContext,
): ReadonlyMap<RouteTree, Place> {
  const bases = new Map<Node, KnownPath | undefined>();
  const routers = callsWithObject(calls)
    .filter(makesRouter)
    .flatMap((at) => routersAt(at, context));
  for (const { list, base } of [...routers, ...vueRouters(objects, context)]) {
    const [known, ...others] = fixedBases(base);
    if (!known || others.length > 0) continue;
    for (const node of routeLiterals(list, context.ev)) {
      const other = bases.get(node);
      bases.set(node, bases.has(node) && other?.path !== known.path ? undefined : known);
    }
  }
  const around = elementBases(calls, context);
  return new Map(
    trees.flatMap((tree) => {
      const base = bases.get(tree.at.node) ?? around.find((one) => holds(one.at, tree.at))?.base;
      const path = base?.path.replace(/\/+/g, "/").replace(/\/$/, "");
      return base && path ? [[tree, { ...ROOT, path, root: path, pieces: base.pieces, depth: 1 }] as const] : [];
    }),
  );
}

interface ElementBase {
  readonly at: Sighting<CallLike>;
  readonly base: KnownPath;
}

/** `basename` of React Router 4 to 7, `base` of wouter 2 and 3 and of Solid Router 0.8 to 0.15. */
const OF_ROUTERS = ["basename", "base"];

/** `createElement(BrowserRouter, { basename: "/shop" }, ...)`, `jsx(Router, { base: "/shop", children: ... })`. */
function elementBases(calls: Survey["calls"], { ev }: ExtractContext): readonly ElementBase[] {
  return callsWithObject(calls).flatMap((at) => {
    const props = at.node.arguments[1];
    const key = props?.type === "ObjectExpression" && OF_ROUTERS.find((one) => fixedKeys(props).has(one));
    const values = key ? outcomes(ev.evaluate(at.node, at.module)) : [];
    return values.flatMap((value) => {
      const [base, ...others] = value.kind === "element" && key ? fixedBases(ev.member(value.props, key)) : [];
      return base && others.length === 0 ? [{ at, base }] : [];
    });
  });
}

/** What is fixed of a base; `window.shopBase + "orders"` stands below something that only the server knows, like its screens. */
const fixedBases = (base: Value): readonly KnownPath[] =>
  outcomes(base)
    .flatMap((one) => texts(one))
    .flatMap(({ parts: [first, ...rest], sources }) => {
      const isOpen = typeof first !== "string";
      const path = [...(isOpen ? [] : [first]), ...rest].join("");
      if (!rest.every((part) => typeof part === "string") || !isRoutePath(path) || path === "") return [];
      return isOpen || path.startsWith("/") ? [{ path: `/${path}`, pieces: sources }] : [];
    });

const holds = (outer: Sighting<Node>, inner: Sighting<Node>): boolean =>
  outer.module === inner.module && outer.node.start <= inner.node.start && inner.node.end <= outer.node.end;

interface Router {
  readonly list: Value;
  readonly base: Value;
}

function routersAt(at: Sighting<CallLike>, { ev, calls }: ExtractContext): readonly Router[] {
  const [list, options] = at.node.arguments.map((argument) => ev.evaluate(argument, at.module));
  if (!list || !options) return [];
  const values = { list, base: ev.member(options, "basename") };
  return resolveAtCallSites({ values, at, graph: calls, ev, reach: REACH }).map((resolved) => resolved.values);
}

/** `{ history: createWebHistory("/shop/"), routes }` of Vue Router 4, `{ mode: "history", base: "/shop/", routes }` of 2 and 3. */
const vueRouters = (objects: Survey["objects"], known: ExtractContext): readonly Router[] =>
  objectsWith(objects, "history", "base").flatMap((at) => {
    const options = literalObject(at.node, at.module);
    const [list, mode, base, history] = ["routes", "mode", "base", "history"].map((key) =>
      known.ev.member(options, key),
    );
    if (!list || !base || !fixedKeys(at.node).has("routes")) return [];
    const given = mode && stringOf(mode) === "history" ? base : history && baseOf(history, known);
    const made = given ? allAtCallSites({ values: [list, given], at }, known, (values) => values) : [];
    return made.flatMap(({ values: [list, base] }) => (list && base ? [{ list, base }] : []));
  });

/**
 * What stands before the hash, `createWebHashHistory("/shop/")`, says nothing of the paths behind it. Where a bundler has
 * taken the name, the code tells: both make a `createHref`, and one of them writes the hash.
 */
function baseOf(history: Value, { ev }: ExtractContext): Value | undefined {
  if (history.kind !== "result" || history.callee.kind !== "external") return undefined;
  const { callee, args } = history;
  const code = libraryCode(callee, ev);
  const isWeb = callee.path.at(-1) === "createWebHistory" || (code.includes("createHref") && !code.includes("#"));
  return isWeb ? args[0] : undefined;
}
