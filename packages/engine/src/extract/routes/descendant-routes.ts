/**
 * Routes below routes: a component that is drawn at `/admin/*` may hold routes of its own, whose paths count from
 * there (React Router 6 and 7). The way from a tree of routes up to the route that draws it goes through the elements
 * by which components draw each other.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { functionsAround } from "../../scope/enclosing-functions.ts";
import type { Script } from "../../script.ts";
import type { FunctionNode } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import type { CallGraph } from "../call-graph.ts";
import { componentsOf, loadedModules } from "./drawn-components.ts";
import { eachRoute, type Place, ROOT } from "./route-facts.ts";
import type { RouteTree } from "./route-node.ts";

/** Longest way from a component to the one that a route draws. */
const MAX_STEPS = 6;
/** Most callers that are followed in one step. */
const MAX_CALLERS = 50;

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
  const index = new DrawingIndex(trees, context);
  const above = new Map(trees.map((tree) => [tree, index.above(tree)]));
  return new Map(trees.map((tree) => [tree, resolve(tree, above, new Set())]));
}

function resolve(tree: RouteTree, above: ReadonlyMap<RouteTree, Drawing | undefined>, seen: Set<RouteTree>): Place {
  const drawing = above.get(tree);
  if (!drawing || drawing.tree === tree || seen.has(tree)) return ROOT;
  seen.add(tree);
  const base = resolve(drawing.tree, above, seen);
  const { path, pieces, guards } = drawing.place;
  return {
    path: base.path === "" ? path : `${base.path.replace(/\/?\*+$/, "")}/${path.replace(/^\//, "")}`,
    pieces: [...base.pieces, ...pieces],
    depth: base.depth + 1,
    guards: [...base.guards, ...guards],
  };
}

/** Which route draws which component, or loads which module. */
class DrawingIndex {
  private readonly drawn = new Map<FunctionNode, Drawing>();
  private readonly loaded = new Map<Module, Drawing>();
  private readonly calls: CallGraph;

  constructor(trees: readonly RouteTree[], { ev, calls }: RouteContext) {
    this.calls = calls;
    for (const tree of trees) {
      eachRoute(tree.routes, ROOT, ({ drawn }, place) => {
        for (const fn of drawn.flatMap((value) => componentsOf(value, ev))) setOnce(this.drawn, fn, { tree, place });
        for (const module of drawn.flatMap((value) => (value.kind === "function" ? loadedModules(value, ev) : [])))
          setOnce(this.loaded, module, { tree, place });
      });
    }
  }

  /** The route under which a tree hangs: up through the components that hold it, step by step. */
  above(tree: RouteTree): Drawing | undefined {
    const seen = new Set<FunctionNode>();
    let places = [{ script: tree.at.module.script, position: tree.at.node.start }];
    for (let step = 0; step < MAX_STEPS && places.length > 0; step++) {
      const around = places
        .flatMap(({ script, position }) => functionsAround(script.scopes, position))
        .filter((fn) => !seen.has(fn));
      for (const fn of around) {
        seen.add(fn);
        const drawing = this.drawn.get(fn);
        if (drawing && drawing.tree !== tree) return drawing;
      }
      places = around.flatMap((fn) => this.callers(fn)).slice(0, MAX_CALLERS);
    }
    return this.loaded.get(tree.at.module);
  }

  private callers(fn: FunctionNode): readonly { readonly script: Script; readonly position: number }[] {
    return this.calls.sitesOf(fn).map(({ call }) => ({ script: call.module.script, position: call.node.start }));
  }
}

function setOnce<K, V>(map: Map<K, V>, key: K, value: V): void {
  if (!map.has(key)) map.set(key, value);
}
