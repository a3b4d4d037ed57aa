/** Screens of TanStack Router 1: routes in code and from files. */
import type { Extractor } from "../../extractor.ts";
import { tanStackRoutes } from "../../routes/tanstack-routes.ts";

export const tanstackScreens = { name: "tanstack-screens", all: tanStackRoutes } satisfies Extractor;
