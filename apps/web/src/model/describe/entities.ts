/** Describes entities: their fields, and the kind of code that shows them. */
import type { Field } from "@as-built/spec";
import { inline, plural } from "../format.ts";
import { type Describer, type FactValue, fact, type TitleOf, textFact } from "../line.ts";
import { BASIS_WORDS } from "../words.ts";

export const entities: Describer<"entities"> = {
  line: ({ name, fields, source }) => ({
    title: name,
    mono: false,
    tag: { text: source, tone: "neutral" },
    subtitle: plural(fields.length, "field"),
    chips: fields.map((field) => field.name),
  }),
  facts: ({ name, source, fields }, titleOf) => [
    ...textFact("Name", name),
    ...textFact("Seen in", source),
    ...fact(
      "Fields",
      fields.map((field) => fieldValue(field, titleOf)),
    ),
  ],
  weight: ({ fields }) => fields.length,
};

function fieldValue(field: Field, titleOf: TitleOf): FactValue {
  const target = field.refersTo === undefined ? undefined : titleOf(field.refersTo);
  const notes = [
    ...(field.type ? [field.type] : []),
    ...(field.optional ? ["optional"] : []),
    ...(field.values ? [field.values.map(inline).join(" | ")] : []),
    ...(target ? [`refers to ${target}`] : []),
    ...(field.basis ? [BASIS_WORDS[field.basis].name.toLowerCase()] : []),
  ];
  return {
    text: field.name,
    mono: true,
    ...(notes.length > 0 ? { note: notes.join(", ") } : {}),
    ...(field.refersTo !== undefined && target !== undefined ? { target: field.refersTo } : {}),
  };
}
