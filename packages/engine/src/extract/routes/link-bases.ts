/**
 * Where a hand-made table of pages counts from: its paths are no addresses, and a link beside it says what stands before
 * them, `[{path:"profile",component:Profile},...]` and `<Link to={"/settings/" + page.path}>`.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Source } from "../../evaluate/value.ts";
import { addTo } from "../../multimap.ts";
import { propertyOf } from "../../syntax/object-keys.ts";
import type { Unit } from "../../unpack/units.ts";
import { objectsWith } from "../objects-with.ts";
import type { Survey } from "../survey.ts";
import { type Place, ROOT } from "./route-facts.ts";
import type { RouteTree } from "./route-node.ts";

/** Properties that hold the address of a link. */
const LINKS = ["to", "href"];
/** Below the root: `/` before a path says nothing new. */
const BASE = /^\/[\w/-]*\w\/$/;

/** The places of such tables; of one beside which links have several bases nothing is known. */
export function linkBases(
  trees: readonly RouteTree[],
  { objects }: Pick<Survey, "objects">,
  ev: Evaluator,
): ReadonlyMap<RouteTree, Place> {
  const tables = trees.filter(isTable);
  if (tables.length === 0) return new Map();
  const asked = new Set(tables.map(({ at }) => at.unit));
  const found = new Map<Unit, Set<string>>();
  const pieces = new Map<string, readonly Source[]>();
  for (const { node, module, unit } of objectsWith(objects, ...LINKS)) {
    if (!asked.has(unit)) continue;
    for (const link of LINKS.flatMap((key) => propertyOf(node, key) ?? [])) {
      const value = ev.evaluate(link, module);
      const [base, path, ...more] = value.kind === "template" ? value.parts : [];
      if (typeof base !== "string" || !BASE.test(base) || more.length > 0 || value.kind !== "template") continue;
      if (typeof path !== "object" || path.kind !== "member" || path.key !== "path") continue;
      addTo(found, unit, base);
      pieces.set(base, value.pieces[0] ?? value.sources);
    }
  }
  return new Map(
    tables.flatMap((tree) => {
      const [base, ...others] = found.get(tree.at.unit) ?? [];
      if (base === undefined || others.length > 0) return [];
      return [[tree, { ...ROOT, path: base.slice(0, -1), pieces: pieces.get(base) ?? [], depth: 1 }] as const];
    }),
  );
}

const isTable = ({ records, routes }: RouteTree): boolean =>
  records === true && routes.every(({ path, children }) => /^\w[\w-]*$/.test(path) && children.length === 0);
