/** Screens of Ember 1 to 6: the map of routes. */
import type { Extractor } from "../../extractor.ts";
import { emberRoutes } from "../../routes/ember-routes.ts";

export const emberScreens = { name: "ember-screens", all: emberRoutes } satisfies Extractor;
