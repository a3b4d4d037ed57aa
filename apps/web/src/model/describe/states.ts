/** Describes sets of states: values, labels and transitions. */
import { plural } from "../format.ts";
import { type Describer, fact, references, textFact } from "../line.ts";

export const states: Describer<"states"> = {
  line: ({ name, values, transitions = [], initial }) => ({
    title: name,
    mono: false,
    ...(initial ? { flag: { text: `starts ${initial}`, tone: "neutral" } } : {}),
    subtitle: `${plural(values.length, "state")}${transitions.length > 0 ? `, ${plural(transitions.length, "transition")}` : ""}`,
    chips: values,
  }),
  facts: ({ name, values, labels = {}, initial, transitions = [], entity }, titleOf) => [
    ...textFact("Name", name),
    ...fact("Of", references(entity ? [entity] : [], titleOf)),
    ...fact(
      "Values",
      values.map((text) => ({
        text,
        mono: true,
        ...(labels[text] ? { note: `“${labels[text]}”` } : text === initial ? { note: "initial" } : {}),
      })),
    ),
    ...fact(
      "Transitions",
      transitions.map(({ from = "*", to, on }) => ({
        text: `${from} → ${to}`,
        mono: true,
        ...(on ? { note: `on ${on}` } : {}),
      })),
    ),
  ],
  weight: ({ values, transitions = [] }) => values.length + 2 * transitions.length,
};
