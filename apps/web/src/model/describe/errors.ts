/** Describes errors: what the user or the caller is told, and when. */
import { type Describer, textFact } from "../line.ts";

export const errors: Describer<"errors"> = {
  line: ({ kind, code, message, when, messageKey }) => ({
    title: message ?? code ?? messageKey ?? "message not shown",
    mono: message === undefined,
    tag: { text: kind, tone: kind === "thrown" ? "remove" : kind === "shown" ? "warn" : "neutral" },
    ...(when ? { subtitle: `when ${when}` } : {}),
    chips: message !== undefined && code !== undefined ? [code] : [],
  }),
  facts: ({ kind, code, message, when, messageKey }) => [
    ...textFact("Message", message),
    ...textFact("Kind", kind),
    ...textFact("Code", code, true),
    ...textFact("When", when, true),
    ...textFact("Message key", messageKey, true),
  ],
  weight: ({ kind, message, when }) => (kind === "shown" ? 2 : 0) + (message ? 1 : -2) + (when ? 1 : 0),
};
