/**
 * Routes that are put below one that has a name, `router.addRoute("settings", { path: "users", component })` (Vue Router
 * 3.5 and 4).
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { arrayOf, stringOf } from "../../evaluate/value.ts";
import { addTo } from "../../multimap.ts";
import type { Node } from "../../syntax/nodes.ts";
import { callsOf } from "../calls-by.ts";
import type { Survey } from "../survey.ts";
import { routeLiterals } from "./object-routes.ts";
import { type Place, ROOT } from "./route-facts.ts";
import type { RouteTree } from "./route-node.ts";

/** The places of the trees that are added below a named route. */
export function addedRoutes(
  trees: readonly RouteTree[],
  names: ReadonlyMap<string, string>,
  { calls }: Pick<Survey, "calls">,
  ev: Evaluator,
): ReadonlyMap<RouteTree, Place> {
  const adding = callsOf(calls, "addRoute").filter(({ node }) => node.arguments.length === 2);
  if (adding.length === 0) return new Map();
  const parents = new Map<Node, Set<string>>();
  for (const at of adding) {
    const [name, route] = at.node.arguments.map((argument) => ev.evaluate(argument, at.module));
    const parent = name && names.get(stringOf(name) ?? "");
    if (parent === undefined || !route) continue;
    for (const node of routeLiterals(arrayOf([{ value: route, spread: false }]), ev)) addTo(parents, node, parent);
  }
  return new Map(
    trees.flatMap((tree) => {
      // several: what decides is not known
      const [path, ...others] = parents.get(tree.at.node) ?? [];
      return path === undefined || others.length > 0 ? [] : [[tree, { ...ROOT, path, depth: 1 }] as const];
    }),
  );
}
