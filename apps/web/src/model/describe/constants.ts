/** Describes business constants: value, unit, and what it limits or sets. */
import { inline, shorten } from "../format.ts";
import { type Describer, textFact } from "../line.ts";

export const constants: Describer<"constants"> = {
  line: ({ name, value, unit, meaning }) => ({
    title: name ?? meaning ?? inline(value),
    mono: name !== undefined,
    tag: { text: `${shorten(inline(value), 32)}${unit ? ` ${unit}` : ""}`, tone: "neutral" },
    ...(name !== undefined && meaning !== undefined ? { subtitle: meaning } : {}),
    chips: [],
  }),
  facts: ({ name, value, unit, meaning }) => [
    ...textFact("Name", name, true),
    ...textFact("Value", inline(value), true),
    ...textFact("Unit", unit),
    ...textFact("Meaning", meaning),
  ],
  weight: ({ name, unit, meaning }) => (unit ? 2 : 0) + (meaning ? 1 : 0) + (name ? 1 : 0),
};
