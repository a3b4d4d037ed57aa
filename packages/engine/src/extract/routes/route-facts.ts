/** Trees of routes as screen statements: paths joined from the root, layouts left out. */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { ObjectValue, Source } from "../../evaluate/value.ts";
import type { Fact, FactEvidence, FileEvidence } from "../fact.ts";
import { together } from "./decided-by.ts";
import { type Chunk, chunkOf, componentsOf } from "./drawn-components.ts";
import { type GuardForAll, wordsFor } from "./guards-for-all.ts";
import { innerGuards } from "./inner-guards.ts";
import { MAX_ROUTE_DEPTH, type RouteNode } from "./route-node.ts";
import { joinPaths, relativeTo, routePattern } from "./route-path.ts";
import type { RouteWord } from "./route-words.ts";

/** Where a tree hangs: the path above it and the pieces that show it. */
export interface Place {
  readonly path: string;
  /** Where the router counts from, of which the path has the rest. */
  readonly root: string;
  /** The other paths around it, innermost first: an index route and the route around it are one screen. */
  readonly above: readonly string[];
  readonly pieces: readonly Source[];
  readonly depth: number;
  /** What is asked before anything below it is drawn. */
  readonly guards: readonly RouteWord[];
  /** What the program keeps of the routes down to it. */
  readonly data: readonly ObjectValue[];
}

export const ROOT: Place = { path: "", root: "", above: [], pieces: [], depth: 0, guards: [], data: [] };

/** Length of the part of a route's code that is shown for the whole. */
const HEAD = 200;

function placeOf(route: RouteNode, parent: Place): Place {
  const { root } = parent;
  const path = joinPaths(route.isWhole ? root : parent.path, route.path);
  return {
    path,
    root,
    above: path === parent.path || parent.path === root ? parent.above : [parent.path, ...parent.above],
    pieces: [...parent.pieces, ...route.pieces],
    depth: parent.depth + 1,
    guards: [...parent.guards, ...(route.guards ?? [])],
    data: [...parent.data, ...(route.data ?? [])],
  };
}

/** Calls `visit` for every route of a tree with its place. */
export function eachRoute(
  routes: readonly RouteNode[],
  parent: Place,
  visit: (route: RouteNode, place: Place, parent: Place) => void,
): void {
  if (parent.depth > MAX_ROUTE_DEPTH) return;
  for (const route of routes) {
    const place = placeOf(route, parent);
    visit(route, place, parent);
    eachRoute(route.children, place, visit);
  }
}

export interface FactContext {
  readonly ev: Evaluator;
  /** Paths of routes by name. */
  readonly names: ReadonlyMap<string, string>;
  /** Paths below which loaded trees of routes hang, which say themselves what is drawn there. */
  readonly mounted?: ReadonlySet<string>;
  readonly forAll?: readonly GuardForAll[];
}

export function screenFacts(routes: readonly RouteNode[], base: Place, context: FactContext): readonly Fact[] {
  const facts: Fact[] = [];
  eachRoute(routes, base, (route, place, parent) => {
    if (!isLayout(route) && !(route.mounts && context.mounted?.has(place.path)))
      facts.push(screenFact(route, place, parent, context));
  });
  return facts;
}

/**
 * A route without an address of its own, that draws nothing, or whose address an index route below it draws. Vue Router
 * draws a route by itself where none below it fits; what has a name there is meant to be reached.
 */
const isLayout = ({ path, index, children, ...route }: RouteNode): boolean =>
  !index &&
  ((children.length > 0 && isGroup(route)) ||
    (path === "" && children.length > 0 && route.name === undefined) ||
    children.some((child) => child.index || child.path === ""));

/** Where a route redirects to, from the root. */
function redirectFrom(route: RouteNode, path: string, parent: Place, { names }: FactContext): string | undefined {
  const { redirectsTo, redirectsToName, redirectsFrom } = route;
  if (redirectsTo === undefined) return redirectsToName === undefined ? undefined : names.get(redirectsToName);
  if (redirectsTo.startsWith("/") || redirectsFrom === undefined) return joinPaths(parent.root, redirectsTo);
  return relativeTo(redirectsFrom === "self" ? path : parent.path, redirectsTo);
}

const isGroup = ({
  drawn,
  redirectsTo,
  redirectsToName,
}: Pick<RouteNode, "drawn" | "redirectsTo" | "redirectsToName">) =>
  drawn.length === 0 && redirectsTo === undefined && redirectsToName === undefined;

function screenFact(route: RouteNode, place: Place, parent: Place, context: FactContext): Fact {
  const { path, root, pieces, data } = place;
  const { title, name, at } = route;
  const chunk = chunkOf(route.drawn, context.ev);
  const redirectsTo = redirectFrom(route, path, parent, context);
  const { script } = at.module;
  const forAll = redirectsTo === undefined ? (context.forAll ?? []) : [];
  const guards = [
    ...place.guards,
    ...wordsFor(forAll, { path: path.slice(root.length) || "/", name, data }, context.ev),
    ...innerGuards(route.drawn, context.ev),
  ];
  const words = [...new Set(guards.map(({ text }) => text))].filter((text) => text !== "");
  return {
    point: "screens",
    content: {
      path: routePattern(path),
      ...(title === undefined ? {} : { title: title.text }),
      ...(name === undefined ? {} : { name }),
      ...(words.length === 0 ? {} : { guards: words }),
      ...(chunk === undefined ? {} : { chunk: chunk.file }),
      ...(redirectsTo === undefined ? {} : { redirectsTo: routePattern(redirectsTo) }),
    },
    basis: parent.path === "" && pieces.length <= 1 ? "shown" : "derived",
    evidence: [
      { script, start: at.node.start, end: Math.min(at.node.end, at.node.start + HEAD), says: "route" },
      ...pieces.map((piece, index) => ({ ...piece, says: "path", for: "/path", step: index + 1 })),
      ...(title?.evidence ?? []),
      ...guards.flatMap(({ evidence }) => evidence).map(head),
      ...(chunk === undefined ? [] : [head(loading(chunk))]),
    ],
    unit: at.unit,
    below: place.above.map((around) => routePattern(around.replace(/\/\*$/, ""))),
    ...(root && { root }),
    draws: route.drawn.flatMap((value) => componentsOf(value, context.ev)),
    decided: together(guards),
  };
}

const loading = ({ loader: { module, node } }: Chunk): FactEvidence => ({
  script: module.script,
  start: node.start,
  end: node.end,
  says: "loads",
  for: "/chunk",
});

const head = <E extends FactEvidence | FileEvidence>(evidence: E): E => ({
  ...evidence,
  end: Math.min(evidence.end, evidence.start + HEAD),
});
