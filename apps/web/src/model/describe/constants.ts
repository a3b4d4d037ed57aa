/** Describes business constants: value, unit, and what it limits or sets. */
import type { Constant } from "@as-built/spec";
import { inline, shorten } from "../format.ts";
import { type Describer, textFact } from "../line.ts";

export const constants: Describer<"constants"> = {
  line: ({ name, value, unit, meaning }) => ({
    // Without a name, the value itself stands in its place, as it is written.
    ...(name === undefined
      ? { title: amount(value, unit) }
      : { title: name, tag: { text: amount(value, unit), tone: "neutral" } }),
    mono: true,
    ...(meaning === undefined ? {} : { subtitle: meaning }),
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

const amount = (value: Constant["value"], unit: string | undefined): string =>
  `${shorten(inline(value), 32)}${unit ? ` ${unit}` : ""}`;
