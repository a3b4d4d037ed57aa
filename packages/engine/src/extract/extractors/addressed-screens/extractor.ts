/** Screens of programs that ask the path of the address by themselves, without a router. */
import type { Extractor } from "../../extractor.ts";
import { addressedScreens as addressed } from "../../routes/asked/asked-screens.ts";

export const addressedScreens = { name: "addressed-screens", all: addressed } satisfies Extractor;
