/**
 * Routes below routes: a component that is drawn at `/admin/*` may hold routes of its own, whose paths count from
 * there (React Router 6 and 7). The way from a tree of routes up to the route that draws it goes through the elements
 * by which components draw each other.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Value } from "../../evaluate/value.ts";
import { outcomes } from "../../evaluate/value.ts";
import type { Script } from "../../script.ts";
import type { FunctionNode } from "../../syntax/nodes.ts";
import { isFunction } from "../../syntax/nodes.ts";
import type { CallGraph } from "../call-graph.ts";
import { eachRoute, type Place, ROOT } from "./route-facts.ts";
import type { RouteTree } from "./route-node.ts";

/** Longest way from a component to the one that a route draws. */
const MAX_STEPS = 6;

interface Drawing {
  readonly tree: RouteTree;
  /** Relative to the tree. */
  readonly place: Place;
}

export interface RouteContext {
  readonly ev: Evaluator;
  readonly calls: CallGraph;
}

/** The place of each tree, from the root of the application. */
export function placesOf(trees: readonly RouteTree[], context: RouteContext): ReadonlyMap<RouteTree, Place> {
  const drawnBy = new Map<FunctionNode, Drawing>();
  for (const tree of trees) {
    eachRoute(tree.routes, ROOT, (route, place) => {
      for (const fn of route.drawn.flatMap((value) => componentsOf(value, context.ev, 0)))
        if (!drawnBy.has(fn)) drawnBy.set(fn, { tree, place });
    });
  }
  const above = new Map(trees.map((tree) => [tree, drawingAbove(tree, drawnBy, context.calls)]));
  return new Map(trees.map((tree) => [tree, resolve(tree, above, new Set())]));
}

function resolve(tree: RouteTree, above: ReadonlyMap<RouteTree, Drawing | undefined>, seen: Set<RouteTree>): Place {
  const drawing = above.get(tree);
  if (!drawing || drawing.tree === tree || seen.has(tree)) return ROOT;
  seen.add(tree);
  const base = resolve(drawing.tree, above, seen);
  const { path, pieces } = drawing.place;
  return {
    path: base.path === "" ? path : `${base.path.replace(/\/?\*+$/, "")}/${path.replace(/^\//, "")}`,
    pieces: [...base.pieces, ...pieces],
    depth: base.depth + 1,
  };
}

/** Components of what a route draws: the element's type, and those of the elements in it (`<Guard><Page/></Guard>`). */
function componentsOf(value: Value, ev: Evaluator, depth: number): readonly FunctionNode[] {
  if (depth > 4) return [];
  return outcomes(value).flatMap((option): readonly FunctionNode[] => {
    if (option.kind === "function") return [option.node];
    if (option.kind === "array") return option.elements.flatMap((element) => componentsOf(element, ev, depth + 1));
    if (option.kind !== "element") return [];
    return [
      ...componentsOf(ev.member(option.props, "children"), ev, depth + 1),
      ...componentsOf(option.type, ev, depth + 1),
    ];
  });
}

function drawingAbove(
  tree: RouteTree,
  drawnBy: ReadonlyMap<FunctionNode, Drawing>,
  calls: CallGraph,
): Drawing | undefined {
  const seen = new Set<FunctionNode>();
  let places = [{ script: tree.at.module.script, position: tree.at.node.start }];
  for (let step = 0; step < MAX_STEPS && places.length > 0; step++) {
    const around = places
      .flatMap(({ script, position }) => functionsAround(script, position))
      .filter((fn) => !seen.has(fn));
    for (const fn of around) {
      seen.add(fn);
      const drawing = drawnBy.get(fn);
      if (drawing && drawing.tree !== tree) return drawing;
    }
    places = around
      .flatMap((fn) => calls.sitesOf(fn))
      .slice(0, 50)
      .map(({ call }) => ({ script: call.module.script, position: call.node.start }));
  }
  return undefined;
}

/** Functions that hold a position, innermost first. */
function functionsAround(script: Script, position: number): readonly FunctionNode[] {
  const out: FunctionNode[] = [];
  for (const node of script.scopes.scopeOf.keys())
    if (isFunction(node) && node.start <= position && position < node.end) out.push(node);
  return out.sort((a, b) => b.start - a.start);
}
