/** Screens of AngularJS 1: ngRoute's routes and UI-Router's states. */
import type { Extractor } from "../../extractor.ts";
import { angularJsRoutes } from "../../routes/angularjs-routes.ts";

export const angularjsScreens = { name: "angularjs-screens", all: angularJsRoutes } satisfies Extractor;
