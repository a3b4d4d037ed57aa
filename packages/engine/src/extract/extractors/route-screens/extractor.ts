/** Screens from the routes of the program, as elements and as objects, with the routes below routes put in place. */
import type { Extractor } from "../../extractor.ts";
import { addedRoutes } from "../../routes/added-routes.ts";
import { placesOf } from "../../routes/descendant-routes.ts";
import { elementTrees } from "../../routes/element-routes.ts";
import { guardsForAll } from "../../routes/guards-for-all.ts";
import { homeless } from "../../routes/homeless-routes.ts";
import { linkBases } from "../../routes/link-bases.ts";
import { objectRoutes } from "../../routes/object-routes.ts";
import { placedComponents } from "../../routes/placed-components.ts";
import { ROOT, screenFacts } from "../../routes/route-facts.ts";
import { namedRoutes } from "../../routes/route-names.ts";
import { routerBases } from "../../routes/router-base.ts";

export const routeScreens = {
  name: "route-screens",
  all(survey, context) {
    const forAll = guardsForAll(survey, context.ev);
    const all = [
      ...elementTrees(survey.calls, context.ev),
      ...placedComponents(survey.calls, context.ev),
      ...objectRoutes(survey, context, forAll),
    ];
    const bases = new Map([...linkBases(all, survey, context.ev), ...routerBases(all, survey, context)]);
    const rooted = placesOf(all, context, bases);
    const added = addedRoutes(all, namedRoutes(homeless(all, rooted), rooted), survey, context.ev);
    const places = added.size > 0 ? placesOf(all, context, new Map([...bases, ...added])) : rooted;
    const trees = homeless(all, places);
    const names = namedRoutes(trees, places);
    const mounted = new Set([...places.values()].map(({ path }) => path));
    return trees.flatMap((tree) =>
      screenFacts(tree.routes, places.get(tree) ?? ROOT, { ...context, names, mounted, forAll }),
    );
  },
} satisfies Extractor;
