/** Screens of programs that ask the path of the address by themselves, without a router. */
import type { Extractor } from "../../extractor.ts";
import { askedScreens } from "../../routes/asked/asked-screens.ts";
import { addressReads } from "../../routes/own/address-reads.ts";

export const addressedScreens = {
  name: "addressed-screens",
  all: (survey, context) => askedScreens(survey, { ...context, reads: addressReads(survey, context) }),
} satisfies Extractor;
