/** Screens from the routes of the program, as elements and as objects, with the routes below routes put in place. */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { Extractor } from "../../extractor.ts";
import { addedRoutes } from "../../routes/added-routes.ts";
import { placesOf } from "../../routes/descendant-routes.ts";
import { elementTrees } from "../../routes/element-routes.ts";
import { type GuardForAll, guardsForAll } from "../../routes/guards-for-all.ts";
import { linkBases } from "../../routes/link-bases.ts";
import { objectRoutes, routeLiterals } from "../../routes/object-routes.ts";
import { withOwnPaths } from "../../routes/own-paths.ts";
import { placedComponents } from "../../routes/placed-components.ts";
import { resolvableTrees } from "../../routes/resolvable-trees.ts";
import { ROOT, screenFacts } from "../../routes/route-facts.ts";
import { namedRoutes } from "../../routes/route-names.ts";
import type { RouteTree } from "../../routes/route-node.ts";
import { routerBases } from "../../routes/router-base.ts";

/** The guards of a router are those of its routes; where the router is not known, only a program of one kind of routes tells. */
function guardsByTree(
  trees: readonly RouteTree[],
  guards: readonly GuardForAll[],
  ev: Evaluator,
): (tree: RouteTree) => readonly GuardForAll[] {
  const isOneKind = trees.every(({ records }) => records);
  const known = guards.map((guard) => ({ guard, nodes: guard.routes && new Set(routeLiterals(guard.routes, ev)) }));
  return ({ at }) => known.flatMap(({ guard, nodes }) => ((nodes?.has(at.node) ?? isOneKind) ? [guard] : []));
}

export const routeScreens = {
  name: "route-screens",
  all(survey, context) {
    const forAll = guardsForAll(survey, context.ev);
    const all = [
      ...elementTrees(survey.calls, context.ev),
      ...placedComponents(survey.calls, context.ev),
      ...withOwnPaths(objectRoutes(survey, context, forAll), survey, context.ev),
    ];
    const bases = new Map([...linkBases(all, survey, context.ev), ...routerBases(all, survey, context)]);
    const rooted = placesOf(all, context, bases);
    const added = addedRoutes(all, namedRoutes(resolvableTrees(all, rooted), rooted), survey, context.ev);
    const places = added.size > 0 ? placesOf(all, context, new Map([...bases, ...added])) : rooted;
    const trees = resolvableTrees(all, places);
    const names = namedRoutes(trees, places);
    const mounted = new Set([...places.values()].map(({ path }) => path));
    const guardsOf = guardsByTree(all, forAll, context.ev);
    return trees.flatMap((tree) =>
      screenFacts(tree.routes, places.get(tree) ?? ROOT, { ...context, names, mounted, forAll: guardsOf(tree) }),
    );
  },
} satisfies Extractor;
