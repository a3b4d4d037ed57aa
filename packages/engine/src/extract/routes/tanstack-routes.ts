/**
 * TanStack Router 1. In code: `createRoute({getParentRoute: () => shop, path: "items/$id", component})`, joined along
 * the parents. From files: `createFileRoute("/items/$id")({component})`, and in the generated tree
 * `route.update({id: "/items/$id", path: "/items/$id", getParentRoute})`, whose id is the whole way.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Value } from "../../evaluate/value.ts";
import { literalObject, outcomes, stringOf } from "../../evaluate/value.ts";
import { literalString } from "../../syntax/literals.ts";
import type { CallLike, ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys } from "../../syntax/object-keys.ts";
import { callsWithObject } from "../calls-by.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact } from "../fact.ts";
import { placeOfNode } from "../name-place.ts";
import { objectsWith } from "../objects-with.ts";
import type { Sighting, Survey } from "../survey.ts";
import { fromTanStack } from "./foreign-path.ts";
import { type KnownPath, knownPaths } from "./known-paths.ts";
import { plainScreen } from "./plain-screen.ts";
import { joinPaths } from "./route-path.ts";

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
  const route = ev.apply(ev.summary(parent.node, parent.module), parent.env);
  const above = optionsOf(route);
  const base = above ? fullPath(above, ev, depth + 1) : isRoot(route) ? { path: "", pieces: [] } : undefined;
  return base && { path: joinPaths(base.path, mine), pieces: [...base.pieces, ...own.pieces] };
}

/** `createRootRoute()` and `createRootRouteWithContext()()` need no options. */
const isRoot = (route: Value): boolean => route.kind === "result" || route.kind === "instance";

function fromObject(at: Sighting<ObjectExpression>, context: ExtractContext): readonly Fact[] {
  const keys = fixedKeys(at.node);
  if (!keys.has("getParentRoute") || !keys.has("path")) return [];
  const { ev } = context;
  const options = literalObject(at.node, at.module);
  const id = stringOf(ev.member(options, "id"));
  const [own] = knownPaths(ev.member(options, "path"), fromTanStack);
  const known = id?.startsWith("/") && own ? { path: fromTanStack(id), pieces: own.pieces } : fullPath(options, ev);
  if (!known) return [];
  return plainScreen({ ...known, path: trimmed(known.path), at, drawn: [ev.member(options, "component")] }, context);
}

function fromFile(at: Sighting<CallLike>, context: ExtractContext): readonly Fact[] {
  const { callee, arguments: args } = at.node;
  const options = args[0];
  if (callee.type !== "CallExpression" || callee.arguments.length !== 1 || options?.type !== "ObjectExpression")
    return [];
  const first = callee.arguments[0];
  const path = literalString(first);
  const keys = fixedKeys(options);
  if (!path?.startsWith("/") || !first || !OPTIONS.some((key) => keys.has(key)) || isLayout(path)) return [];
  const component = context.ev.member(literalObject(options, at.module), "component");
  const pieces = [placeOfNode(first, at.module)];
  return plainScreen({ path: trimmed(fromTanStack(path)), pieces, at, drawn: [component] }, context);
}

/** `/_auth` draws only what is below it. */
const isLayout = (path: string): boolean => /\/(?:_[^/]*|\([^/]*\))$/.test(path);

const trimmed = (path: string): string => (path.length > 1 ? path.replace(/\/$/, "") : path);

export const tanStackRoutes = ({ calls, objects }: Survey, context: ExtractContext): readonly Fact[] => [
  ...callsWithObject(calls).flatMap((at) => fromFile(at, context)),
  ...objectsWith(objects, "getParentRoute").flatMap((at) => fromObject(at, context)),
];
