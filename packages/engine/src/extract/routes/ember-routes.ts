/**
 * Ember 1 to 6: `Router.map(function() { this.route("posts", {path: "/articles"}, function() { this.route("new"); }); })`.
 * Addresses are joined along the nesting; a route with routes in it also has its own index.
 */

import { stringOf } from "../../evaluate/value.ts";
import { fromSplats } from "../../models/router-paths.ts";
import { partitionPoint } from "../../partition-point.ts";
import { type CallLike, type FunctionNode, isFunction } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import { callsOf } from "../calls-by.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact } from "../fact.ts";
import type { Sighting, Survey } from "../survey.ts";
import type { KnownPath } from "./known-paths.ts";
import { plainScreen } from "./plain-screen.ts";
import { joinPaths } from "./route-path.ts";

/** Deepest nesting of routes. */
const MAX_DEPTH = 10;

const isOfThis = ({ callee }: CallLike): boolean =>
  callee.type === "MemberExpression" && callee.object.type === "ThisExpression";

const bodyOf = ({ node }: Sighting<CallLike>): FunctionNode | undefined =>
  node.arguments.find((argument) => isFunction(argument));

class RouteMap {
  private readonly calls: ReadonlyMap<Module, readonly Sighting<CallLike>[]>;
  private readonly context: ExtractContext;

  constructor(calls: readonly Sighting<CallLike>[], context: ExtractContext) {
    this.calls = Map.groupBy(
      calls.toSorted((a, b) => a.node.start - b.node.start || b.node.end - a.node.end),
      ({ module }) => module,
    );
    this.context = context;
  }

  /** Routes directly in a function: not in the function of another route. */
  below(fn: FunctionNode, at: Sighting<CallLike>, base: KnownPath, depth: number): readonly Fact[] {
    if (depth > MAX_DEPTH) return [];
    const calls = this.calls.get(at.module) ?? [];
    let end = 0;
    return calls
      .slice(
        partitionPoint(calls, ({ node }) => node.start > fn.start),
        partitionPoint(calls, ({ node }) => node.start >= fn.end),
      )
      .flatMap((route) => {
        if (route.node.end <= end) return [];
        end = route.node.end;
        return this.route(route, base, depth);
      });
  }

  private route(at: Sighting<CallLike>, base: KnownPath, depth: number): readonly Fact[] {
    const { ev } = this.context;
    const [first, second] = at.node.arguments.map((argument) => ev.evaluate(argument, at.module));
    const name = first && stringOf(first);
    if (first?.kind !== "constant" || name === undefined) return [];
    const own = second ? ev.member(second, "path") : undefined;
    const path = own?.kind === "constant" && typeof own.value === "string" ? own : first;
    const pieces = [...base.pieces, ...path.sources];
    const full = joinPaths(base.path, fromSplats(String(path.value)));
    const body = bodyOf(at);
    const children = body ? this.below(body, at, { path: full, pieces }, depth + 1) : [];
    return [...plainScreen({ path: full, pieces, at, name }, this.context), ...children];
  }
}

export function emberRoutes({ calls }: Survey, context: ExtractContext): readonly Fact[] {
  const routes = callsOf(calls, "route", "resource").filter(({ node }) => isOfThis(node));
  if (routes.length === 0) return [];
  const map = new RouteMap(routes, context);
  return callsOf(calls, "map").flatMap((at) => {
    const body = bodyOf(at);
    return body && !body.params.length ? map.below(body, at, { path: "", pieces: [] }, 0) : [];
  });
}
