/** Describes validation rules: which field, which rule, what the user is told. */
import { inline, shorten } from "../format.ts";
import { type Describer, textFact } from "../line.ts";

export const validation: Describer<"validation"> = {
  line: ({ subject, rule, value, message, of, label }) => ({
    title: label ?? subject,
    mono: label === undefined,
    tag: { text: value === undefined ? rule : `${rule} ${shorten(inline(value), 28)}`, tone: "neutral" },
    ...(message ? { subtitle: message } : {}),
    chips: [...(of ? [of] : []), ...(label ? [subject] : [])],
  }),
  facts: (rule) => [
    ...textFact("Field", rule.subject, true),
    ...textFact("Label", rule.label),
    ...textFact("Of", rule.of),
    ...textFact("Rule", rule.rule),
    ...textFact("Value", rule.value === undefined ? undefined : inline(rule.value), true),
    ...textFact("Message", rule.message),
    ...textFact("Message key", rule.messageKey, true),
    ...textFact("When", rule.when, true),
  ],
  weight: ({ message, value, rule }) =>
    (message ? 2 : 0) + (value === undefined ? 0 : 1) - (rule === "required" ? 1 : 0),
};
