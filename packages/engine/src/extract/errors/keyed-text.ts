/**
 * Errors whose words stand in a catalogue, by the key that the code names: `toastr.error(translate.instant("login.no"))`.
 * The statement carries the key, and the words of the source language.
 */
import { outcomes, stringOf, type Value } from "../../evaluate/value.ts";
import { isSentence } from "../../language/sentence.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact } from "../fact.ts";
import type { CatalogueEntry } from "../i18n/catalogue.ts";
import { translationOf } from "../i18n/translation.ts";
import type { Sighting } from "../survey.ts";
import { type ErrorParts, placeOf } from "./error-fact.ts";

export const keyedFact = (
  at: Sighting<Node>,
  key: string,
  { text, range }: CatalogueEntry,
  parts: ErrorParts = { kind: "shown" },
): Fact => ({
  point: "errors",
  content: { ...parts, message: text.replace(/\s+/g, " ").trim(), messageKey: key },
  basis: "derived",
  evidence: [placeOf(at, "key"), { ...range, says: "message", for: "/message" }],
  unit: at.unit,
});

export interface KeyedText {
  readonly key: string;
  readonly entry: CatalogueEntry;
}

/** What a catalogue has for a value: a key, or what a function makes of a key, `t("user.notFound")`. */
export function keyedTexts(value: Value, context: ExtractContext): readonly KeyedText[] {
  const { words } = context;
  if (words.all().length === 0) return [];
  return outcomes(value).flatMap((one) => {
    const first = one.kind === "result" ? one.args[0] : one;
    const key = stringOf(translationOf(one, context)?.key ?? first ?? one);
    const entry = key === undefined ? undefined : words.lookup(key);
    return key !== undefined && entry && isSentence(entry.text) ? [{ key, entry }] : [];
  });
}
