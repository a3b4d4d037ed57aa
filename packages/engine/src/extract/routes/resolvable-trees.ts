/**
 * Routes whose parent is not known. Vue Router 3 and 4 ask for a leading slash at the root, so in a program whose
 * records have one, a list of records without it is given to a parent that the code does not show, and no address is
 * stated. Angular never writes a leading slash, and React Router's elements count from the root.
 */
import { type Place, ROOT } from "./route-facts.ts";
import type { RouteTree } from "./route-node.ts";

/** So many rooted records show the convention. */
const MIN_ROOTED = 2;

/** The trees that may be stated. */
export function resolvableTrees(
  trees: readonly RouteTree[],
  places: ReadonlyMap<RouteTree, Place>,
): readonly RouteTree[] {
  const placed = (tree: RouteTree): boolean => (places.get(tree) ?? ROOT) !== ROOT;
  const settled = trees.filter((tree) => placed(tree) || !tree.routes.some(({ relative }) => relative));
  const rooted = settled.filter(({ records, routes }) => records && routes.some(({ path }) => path.startsWith("/")));
  if (rooted.length < MIN_ROOTED) return settled;
  return settled.filter(
    (tree) => !tree.records || placed(tree) || tree.routes.every(({ path }) => /^(?:\/|\*|\(\.\*\))/.test(path)),
  );
}
