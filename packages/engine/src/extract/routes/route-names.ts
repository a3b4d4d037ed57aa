/** Routes by name, for redirects and links that name one: `redirect: {name: "home"}`. */
import { addTo } from "../../multimap.ts";
import { eachRoute, type Place, ROOT } from "./route-facts.ts";
import type { RouteTree } from "./route-node.ts";

/** Path in the router's own syntax; a name of several routes means none. */
export function namedRoutes(
  trees: readonly RouteTree[],
  places: ReadonlyMap<RouteTree, Place>,
): ReadonlyMap<string, string> {
  const found = new Map<string, Set<string>>();
  for (const tree of trees)
    eachRoute(tree.routes, places.get(tree) ?? ROOT, ({ name }, { path }) => {
      if (name !== undefined) addTo(found, name, path);
    });
  return new Map(
    [...found].flatMap(([name, [path, ...more]]) => (path !== undefined && more.length === 0 ? [[name, path]] : [])),
  );
}
