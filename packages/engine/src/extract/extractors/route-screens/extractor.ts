/** Screens from the routes of the program, as elements and as objects, with the routes below routes put in place. */

import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { addTo } from "../../../multimap.ts";
import { fixedKeys, propertyOf } from "../../../syntax/object-keys.ts";
import type { Extractor } from "../../extractor.ts";
import { objectsWith } from "../../objects-with.ts";
import { addedRoutes } from "../../routes/added-routes.ts";
import { placesOf } from "../../routes/descendant-routes.ts";
import { elementTrees } from "../../routes/element-routes.ts";
import { type GuardForAll, guardsForAll } from "../../routes/guards-for-all.ts";
import { linkBases } from "../../routes/link-bases.ts";
import { objectRoutes, routeLiterals } from "../../routes/object-routes.ts";
import { placedComponents } from "../../routes/placed-components.ts";
import { resolvableTrees } from "../../routes/resolvable-trees.ts";
import { eachRoute, type Place, ROOT, screenFacts } from "../../routes/route-facts.ts";
import type { RouteNode, RouteTree } from "../../routes/route-node.ts";
import { routerBases } from "../../routes/router-base.ts";
import type { Survey } from "../../survey.ts";

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

/** Path in the router's own syntax; a name of several routes means none. */
function namedRoutes(trees: readonly RouteTree[], places: ReadonlyMap<RouteTree, Place>): ReadonlyMap<string, string> {
  const found = new Map<string, Set<string>>();
  for (const tree of trees)
    eachRoute(tree.routes, places.get(tree) ?? ROOT, ({ name }, { path }) => {
      if (name !== undefined) addTo(found, name, path);
    });
  return new Map(
    [...found].flatMap(([name, [path, ...more]]) => (path !== undefined && more.length === 0 ? [[name, path]] : [])),
  );
}

/**
 * Vue Router 2 to 4: a path that begins with a slash counts from the root, wherever its record stands, so that a page is
 * drawn inside another one without standing below its address. Such routers are made of `{history, routes}`, before
 * version 4 of `{mode, routes}`.
 */
function withOwnPaths(trees: readonly RouteTree[], survey: Survey, ev: Evaluator): readonly RouteTree[] {
  const given = objectsWith(survey.objects, "routes").flatMap(({ node, module }) => {
    const keys = fixedKeys(node);
    const routes = keys.has("history") || keys.has("mode") ? propertyOf(node, "routes") : undefined;
    return routes ? routeLiterals(ev.evaluate(routes, module), ev) : [];
  });
  const ofVue = new Set(given);
  return trees.map((tree) =>
    tree.records && ofVue.has(tree.at.node) ? { ...tree, routes: tree.routes.map(ownPath) } : tree,
  );
}

const ownPath = (route: RouteNode): RouteNode => ({
  ...route,
  ...(route.path.startsWith("/") ? { isWhole: true } : {}),
  children: route.children.map(ownPath),
});
