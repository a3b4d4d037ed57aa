/** Screens of programs that hold the address against a table of their own, without a router that anybody knows. */
import type { Extractor } from "../../extractor.ts";
import { ownScreens } from "../../routes/own/own-screens.ts";

export const ownRouterScreens = { name: "own-router-screens", all: ownScreens } satisfies Extractor;
