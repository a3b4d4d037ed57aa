/** Screens from the routes of the program, as elements and as objects, with the routes below routes put in place. */
import type { Extractor } from "../../extractor.ts";
import { placesOf } from "../../routes/descendant-routes.ts";
import { ROOT, screenFacts } from "../../routes/route-facts.ts";
import { elementRoutes } from "./element-routes.ts";
import { objectRoutes } from "./object-routes.ts";

export const routeScreens = {
  name: "route-screens",
  all(survey, context) {
    const elements = survey.calls.flatMap((at) => elementRoutes(at, context.ev) ?? []);
    const trees = [...elements, ...objectRoutes(survey, context.ev)];
    const places = placesOf(trees, context);
    return trees.flatMap((tree) => screenFacts(tree.routes, places.get(tree) ?? ROOT, context.ev));
  },
} satisfies Extractor;
