/**
 * Vue Router 2 to 4: a path that begins with a slash counts from the root, wherever its record stands, so that a page is
 * drawn inside another one without standing below its address. Such routers are made of `{history, routes}`, before
 * version 4 of `{mode, routes}`.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { fixedKeys, propertyOf } from "../../syntax/object-keys.ts";
import { objectsWith } from "../objects-with.ts";
import type { Survey } from "../survey.ts";
import { routeLiterals } from "./object-routes.ts";
import type { RouteNode, RouteTree } from "./route-node.ts";

export function withOwnPaths(trees: readonly RouteTree[], survey: Survey, ev: Evaluator): readonly RouteTree[] {
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
