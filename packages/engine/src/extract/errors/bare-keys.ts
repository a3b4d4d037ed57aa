/**
 * Errors whose words are not in the capture: catalogues that are loaded while the program runs leave their keys in it,
 * `throw Error(t("user.notFound"))`, `addError("saveError", error)`. The statement carries the key, and no message.
 */
import { type Constant, outcomes, stringOf, type Value } from "../../evaluate/value.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact } from "../fact.ts";
import { type Translation, translationOf } from "../i18n/translation.ts";
import type { Words } from "../i18n/words.ts";
import { type Message, messagesOf } from "../message.ts";
import type { Sighting } from "../survey.ts";
import { type ErrorParts, placeOf } from "./error-fact.ts";

/** `saveError`, `save_error`, `user.save.error`, `user:notFound`: several words, of which none is written for people. */
const KEY = /^[A-Za-z][a-z\d]*(?:[A-Z][A-Za-z\d]*|[._:/-][\w-]+(?:[.:/][\w-]+)*)$/;
/** Longest key, in UTF-16 code units. */
const MAX_KEY = 100;
/** What names the failure at the end of a key, or in its middle. */
const FAILS =
  /(?:[a-z\d]|[._:/-])(?:[eE]rror|[fF]ail(?:ed|ure)?|[iI]nvalid|[dD]enied|[nN]ot_?[fF]ound)$|[a-z]Error(?=[A-Z])/;

export const isFailureKey = (text: string): boolean => isKey(text) && FAILS.test(text);

const isKey = (text: string): boolean => text.length <= MAX_KEY && KEY.test(text);

/** Keys that a value is the translation of. */
export const translatedKeys = (value: Value, context: ExtractContext): readonly Constant[] =>
  outcomes(value).flatMap((outcome) => bareKeysOf(translationOf(outcome, context), context));

/** What a value says in the words that a translation carries: `t("saveError","It could not be saved")`. */
export const carriedWords = (value: Value, context: ExtractContext): readonly Carried[] =>
  outcomes(value).flatMap((outcome) => {
    const asked = translationOf(outcome, context);
    const key = asked && stringOf(asked.key);
    return (asked ? messagesOf(asked.text) : []).map((message) => ({ message, ...(key !== undefined && { key }) }));
  });

/** The words of a value, and those that a translation carries. */
export const saidBy = (value: Value, context: ExtractContext): readonly Carried[] => [
  ...messagesOf(value).map((message) => ({ message })),
  ...carriedWords(value, context),
];

export interface Carried {
  readonly message: Message;
  readonly key?: string;
}

/** Keys that a translation is asked for without words: not `t("saveError","It could not be saved")`. */
export const bareKeysOf = (asked: Translation | undefined, { words }: ExtractContext): readonly Constant[] =>
  asked && stringOf(asked.text) === undefined ? keysOf(asked.key, words) : [];

/** Keys that a value is itself. */
export const keysOf = (value: Value, words: Words): readonly Constant[] =>
  outcomes(value).flatMap((one) =>
    one.kind === "constant" && typeof one.value === "string" && isKey(one.value) && !words.lookup(one.value)
      ? [one]
      : [],
  );

/** @param inferred whether the name of the key alone says that it is about an error */
export function bareKeyFact(
  { value, sources }: Constant,
  parts: ErrorParts,
  at: Sighting<Node>,
  { says, inferred = false }: { readonly says: string; readonly inferred?: boolean },
): readonly Fact[] {
  if (sources.length === 0) return [];
  const shown = sources.map((source) => ({ ...source, says: "key", for: "/messageKey" }));
  return [
    {
      point: "errors",
      content: { ...parts, messageKey: String(value) },
      basis: inferred ? "inferred" : "derived",
      evidence: [placeOf(at, says), ...shown],
      unit: at.unit,
    },
  ];
}
