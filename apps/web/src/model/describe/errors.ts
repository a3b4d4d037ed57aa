/** Describes errors: what the user or the caller is told, and when. */
import type { ErrorStatement } from "@as-built/spec";
import { type Describer, type Tone, textFact } from "../line.ts";
import { ERROR_KINDS } from "../words.ts";

export const errors: Describer<"errors"> = {
  line: ({ kind, code, message, when, messageKey }) => ({
    title: message ?? standIn(code, messageKey),
    mono: message === undefined,
    tag: { text: ERROR_KINDS[kind], tone: toneOfError(kind) },
    ...(when ? { subtitle: `when ${when}` } : {}),
    chips: message !== undefined && code !== undefined ? [code] : [],
  }),
  facts: ({ kind, code, message, when, messageKey }) => [
    ...textFact("Message", message),
    ...textFact("Kind", ERROR_KINDS[kind]),
    ...textFact("Code", code, true),
    ...textFact("When", when, true),
    ...textFact("Message key", messageKey, true),
  ],
  weight: ({ kind, message, when }) => (kind === "shown" ? 2 : 0) + (message ? 1 : -2) + (when ? 1 : 0),
};

export const toneOfError = (kind: ErrorStatement["kind"]): Tone =>
  kind === "thrown" ? "remove" : kind === "shown" ? "warn" : "neutral";

/** What names an error without words says what it is. */
const standIn = (code: string | undefined, messageKey: string | undefined): string =>
  code !== undefined ? `code ${code}` : messageKey !== undefined ? keyWords(messageKey) : "message unknown";

/** Words that stand in no file are named by their key. */
export const keyWords = (messageKey: string): string => `key ${messageKey}`;
