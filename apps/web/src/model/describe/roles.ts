/** Describes roles, permissions and guards, and what each allows. */
import { type Describer, fact, references, textFact } from "../line.ts";

const KINDS = { role: 3, permission: 2, guard: 1 } as const;

export const roles: Describer<"roles"> = {
  line: ({ kind, name, label, allows = [] }) => ({
    title: name,
    mono: true,
    tag: { text: kind, tone: "neutral" },
    ...(label ? { subtitle: label } : {}),
    chips: allows,
  }),
  facts: ({ kind, name, label, allows }, titleOf) => [
    ...textFact("Name", name, true),
    ...textFact("Kind", kind),
    ...textFact("Label", label),
    ...fact("Allows", references(allows, titleOf)),
  ],
  weight: ({ kind, allows = [] }) => KINDS[kind] + Math.min(allows.length, 3),
};
