/**
 * Routes below routes: a component that is drawn at `/admin/*` may hold routes of its own, whose paths count from
 * there (React Router 6 and 7). The way from a tree of routes up to the route that draws it goes through the elements
 * by which components draw each other.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { append } from "../../multimap.ts";
import { functionsAround } from "../../scope/enclosing-functions.ts";
import type { Script } from "../../script.ts";
import type { FunctionNode } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import type { ModuleGraph } from "../../unpack/module-graph.ts";
import type { CallGraph } from "../call-graph.ts";
import { componentsOf, loadedModules } from "./drawn-components.ts";
import { eachRoute, type Place, ROOT } from "./route-facts.ts";
import type { RouteTree } from "./route-node.ts";
import { joinPaths } from "./route-path.ts";

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

/**
 * The place of each tree, from the root of the application.
 *
 * @param bases where the routers of some trees count from
 */
export function placesOf(
  trees: readonly RouteTree[],
  context: RouteContext,
  bases: ReadonlyMap<RouteTree, Place> = new Map(),
): ReadonlyMap<RouteTree, Place> {
  const index = new DrawingIndex(trees, context);
  const above = new Map(trees.map((tree) => [tree, index.above(tree)]));
  return new Map(trees.map((tree) => [tree, resolve(tree, { above, bases }, new Set())]));
}

interface Above {
  readonly above: ReadonlyMap<RouteTree, Drawing | undefined>;
  readonly bases: ReadonlyMap<RouteTree, Place>;
}

function resolve(tree: RouteTree, places: Above, seen: Set<RouteTree>): Place {
  const drawing = places.above.get(tree);
  if (!drawing || drawing.tree === tree || seen.has(tree)) return places.bases.get(tree) ?? ROOT;
  seen.add(tree);
  const base = resolve(drawing.tree, places, seen);
  const { path, above, pieces, guards, data } = drawing.place;
  const fromRoot = (one: string): string => (base.path === "" ? one : joinPaths(base.path, one));
  return {
    path: fromRoot(path),
    root: base.root,
    above: [...above.map(fromRoot), ...(base.path === "" ? [] : [base.path]), ...base.above],
    pieces: [...base.pieces, ...pieces],
    depth: base.depth + 1,
    guards: [...base.guards, ...guards],
    data: [...base.data, ...data],
  };
}

interface Spot {
  readonly script: Script;
  readonly position: number;
}

/** Which route draws which component, or loads which module. */
class DrawingIndex {
  private readonly drawn = new Map<FunctionNode, Drawing>();
  private readonly loaded = new Map<Module, Drawing>();
  /** The one place where a module of another file is loaded. */
  private readonly loaders: ReadonlyMap<Module, readonly Spot[]>;
  private readonly calls: CallGraph;

  constructor(trees: readonly RouteTree[], { ev, calls }: RouteContext) {
    this.calls = calls;
    this.loaders = loadersOf(new Set(trees.map(({ at }) => at.module)), ev.graph);
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
    const { module, node } = tree.at;
    const seen = new Set<FunctionNode>();
    return (
      this.upFrom([{ script: module.script, position: node.start }], tree, seen) ??
      this.loaded.get(module) ??
      // `<Load importer={() => import("./reports.js")}/>`: nobody is seen to draw what is loaded
      (this.isCalled(seen) ? undefined : this.upFrom(this.loaders.get(module) ?? [], tree, seen))
    );
  }

  private isCalled(functions: ReadonlySet<FunctionNode>): boolean {
    return functions.size === 0 || [...functions].some((fn) => this.callers(fn).length > 0);
  }

  private upFrom(from: readonly Spot[], tree: RouteTree, seen: Set<FunctionNode>): Drawing | undefined {
    let places = from;
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
    return undefined;
  }

  private callers(fn: FunctionNode): readonly Spot[] {
    const callers = [...this.calls.sitesOf(fn).map(({ call }) => call), ...this.calls.drawnAt(fn)];
    return callers.map(({ module, node }) => ({ script: module.script, position: node.start }));
  }
}

/** A module that is loaded at several places belongs to none of them. */
function loadersOf(modules: ReadonlySet<Module>, graph: ModuleGraph): ReadonlyMap<Module, readonly Spot[]> {
  const spots = new Map<Module, Spot[]>();
  for (const from of graph.modules) {
    for (const { target, lazy, start } of from.references) {
      const module = lazy ? graph.resolve(from, target) : undefined;
      if (!module || !modules.has(module) || module.script === from.script) continue;
      append(spots, module, { script: from.script, position: start });
    }
  }
  return new Map([...spots].filter(([, all]) => all.length === 1));
}

function setOnce<K, V>(map: Map<K, V>, key: K, value: V): void {
  if (!map.has(key)) map.set(key, value);
}
