/**
 * TanStack Router 1. In code: `createRoute({getParentRoute: () => shop, path: "items/$id", component})`, joined along
 * the parents. From files: `createFileRoute("/items/$id")({component})`, and in the generated tree
 * `route.update({id: "/$id", path: "/$id", getParentRoute})`. All count from `createRouter({routeTree, basepath: "/shop"})`.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { literalObject, outcomes, type Value } from "../../evaluate/value.ts";
import { fromTanStack } from "../../models/router-paths.ts";
import { literalString } from "../../syntax/literals.ts";
import type { CallLike, Node, ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys } from "../../syntax/object-keys.ts";
import { callsWithObject } from "../calls-by.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact } from "../fact.ts";
import { placeOfNode } from "../name-place.ts";
import { objectsWith } from "../objects-with.ts";
import type { Sighting, Survey } from "../survey.ts";
import { type KnownPath, knownPaths } from "./known-paths.ts";
import { plainScreen } from "./plain-screen.ts";
import { leadingHooks } from "./route-guards.ts";
import { joinPaths } from "./route-path.ts";
import type { RouteWord } from "./route-words.ts";

const OPTIONS = ["component", "loader", "beforeLoad", "validateSearch", "errorComponent", "pendingComponent", "head"];
/** Deepest nesting of routes. */
const MAX_DEPTH = 12;

/** The options that a route was made with: `createRoute(options)`, also through `.lazy()` and the like. */
function optionsOf(route: Value, depth = 0): Value | undefined {
  if (depth > 3) return undefined;
  for (const option of outcomes(route)) {
    const [first] = option.kind === "result" || option.kind === "instance" ? option.args : [];
    if (first?.kind === "object") return first;
    const callee = option.kind === "result" ? option.callee : undefined;
    const inner = callee?.kind === "member" ? optionsOf(callee.object, depth + 1) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

/** Undefined where a parent is not known. */
function fullPath(options: Value, ev: Evaluator, depth = 0): KnownPath | undefined {
  const parent = ev.member(options, "getParentRoute");
  const [own] = knownPaths(ev.member(options, "path"), fromTanStack);
  if (!own || depth > MAX_DEPTH) return undefined;
  const { path: mine } = own;
  if (parent.kind !== "function") return { path: mine, pieces: own.pieces };
  const route = ev.returned(parent);
  const above = optionsOf(route);
  const base = above ? fullPath(above, ev, depth + 1) : isRoot(route) ? { path: "", pieces: [] } : undefined;
  return base && { path: joinPaths(base.path, mine), pieces: [...base.pieces, ...own.pieces] };
}

/** `createRootRoute()` and `createRootRouteWithContext()()` need no options. */
const isRoot = (route: Value): boolean => route.kind === "result" || route.kind === "instance";

/** What a route and those above it ask before anything of them is drawn. */
function guardsOf(options: Value, ev: Evaluator, depth = 0): readonly RouteWord[] {
  const parent = ev.member(options, "getParentRoute");
  const route = parent.kind === "function" ? ev.returned(parent) : undefined;
  const above = route && depth <= MAX_DEPTH ? optionsOf(route) : undefined;
  return [...(above ? guardsOf(above, ev, depth + 1) : []), ...leadingHooks(options, ev)];
}

function fromObject(at: Sighting<ObjectExpression>, base: KnownPath, context: ExtractContext): readonly Fact[] {
  const keys = fixedKeys(at.node);
  if (!keys.has("getParentRoute") || !keys.has("path")) return [];
  const { ev } = context;
  const options = literalObject(at.node, at.module);
  const known = fullPath(options, ev);
  if (!known) return [];
  const drawn = [ev.member(options, "component")];
  return plainScreen({ ...below(base, known), at, drawn, guards: guardsOf(options, ev) }, context);
}

const below = (base: KnownPath, { path, pieces }: KnownPath): KnownPath => ({
  path: trimmed(joinPaths(base.path, path)),
  pieces: [...base.pieces, ...pieces],
});

const NO_BASE: KnownPath = { path: "", pieces: [] };

/** `createRouter({ routeTree, basepath: "/shop" })`; several routers of different bases say nothing. */
function baseOf({ objects }: Survey, { ev }: ExtractContext): KnownPath {
  const bases = objectsWith(objects, "basepath").flatMap(({ node, module }) =>
    fixedKeys(node).has("routeTree") ? knownPaths(ev.member(literalObject(node, module), "basepath")) : [],
  );
  const [base] = bases;
  return base && bases.every(({ path }) => path === base.path) && base.path !== "/" ? base : NO_BASE;
}

interface FileRoute {
  readonly id: string;
  readonly first: Node;
  readonly options: Value;
  readonly at: Sighting<CallLike>;
}

function fileRoute(at: Sighting<CallLike>): FileRoute | undefined {
  const { callee, arguments: args } = at.node;
  const options = args[0];
  if (callee.type !== "CallExpression" || callee.arguments.length !== 1 || options?.type !== "ObjectExpression")
    return undefined;
  const first = callee.arguments[0];
  const id = literalString(first);
  const keys = fixedKeys(options);
  if (!id?.startsWith("/") || !first || !OPTIONS.some((key) => keys.has(key))) return undefined;
  return { id, first, options: literalObject(options, at.module), at };
}

function fromFiles(calls: Survey["calls"], base: KnownPath, context: ExtractContext): readonly Fact[] {
  const { ev } = context;
  const files = callsWithObject(calls).flatMap((at) => fileRoute(at) ?? []);
  const asked = files.flatMap(({ id, options }) => {
    const words = leadingHooks(options, ev);
    return words.length === 0 ? [] : [{ id, words }];
  });
  return files.flatMap(({ id, first, options, at }) => {
    if (isLayout(id)) return [];
    const guards = asked.flatMap((above) => (isBelow(id, above.id) ? above.words : []));
    const drawn = [ev.member(options, "component")];
    const own = { path: fromTanStack(id), pieces: [placeOfNode(first, at.module)] };
    return plainScreen({ ...below(base, own), at, drawn, guards }, context);
  });
}

/** The name of a file is the way of its route: `/_auth/shop/items` stands below `/_auth` and `/_auth/shop`. */
const isBelow = (id: string, above: string): boolean => id === above || id.startsWith(`${above.replace(/\/$/, "")}/`);

/** `/_auth` draws only what is below it. */
const isLayout = (path: string): boolean => /\/(?:_[^/]*|\([^/]*\))$/.test(path);

const trimmed = (path: string): string => (path.length > 1 ? path.replace(/\/$/, "") : path);

export function tanStackRoutes(survey: Survey, context: ExtractContext): readonly Fact[] {
  const base = baseOf(survey, context);
  return [
    ...fromFiles(survey.calls, base, context),
    ...objectsWith(survey.objects, "getParentRoute").flatMap((at) => fromObject(at, base, context)),
  ];
}
