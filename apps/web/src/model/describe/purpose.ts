/** Describes the statements of purpose: what the product says about itself, verbatim. */
import { type Describer, textFact } from "../line.ts";

const KINDS = { name: 5, description: 4, audience: 3, feature: 2, legal: 1 } as const;

export const purpose: Describer<"purpose"> = {
  line: ({ kind, text, of }) => ({
    title: text,
    mono: false,
    tag: { text: kind, tone: "neutral" },
    ...(of === undefined ? {} : { subtitle: of }),
    chips: [],
  }),
  facts: ({ kind, text, of }) => [
    ...textFact("Kind", kind),
    ...textFact("Words of the product", text),
    ...textFact("Below the heading", of),
  ],
  weight: ({ kind }) => KINDS[kind],
};
