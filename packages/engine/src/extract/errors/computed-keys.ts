/**
 * Errors of a catalogue whose key the program makes: of a server's answer, `t(answer.error.key)`, or behind a beginning that
 * stands there, t(`errors.${code}`). What the catalogue holds in a group that is called errors is what it may read then.
 */
import { outcomes, type Value } from "../../evaluate/value.ts";
import { isSentence } from "../../language/sentence.ts";
import type { CallLike } from "../../syntax/nodes.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact } from "../fact.ts";
import { type CatalogueEntry, placedEntries } from "../i18n/catalogue.ts";
import { translationAt } from "../i18n/translation.ts";
import type { Words } from "../i18n/words.ts";
import type { Sighting } from "../survey.ts";
import { keyedFact } from "./keyed-text.ts";

/** Most entries of the groups of one catalogue. */
const MAX_ENTRIES = 300;
/** A group of errors: `errors`, `ERRORS`, `serverErrors`, `error_codes`, `errorMessages`. */
const GROUP = /^(?:(?:api|server|http|backend|form|validation)[_-]?)?errors?(?:[_-]?(?:codes?|messages?))?$/i;

/**
 * The first call of the product's that asks its catalogue for a key which it computes; what it may read. Where nothing of the
 * key stands there it may as well be another call that reads it, so on which screen is not said.
 */
export function computedKeyErrors(calls: readonly Sighting<CallLike>[], context: ExtractContext): readonly Fact[] {
  const { words } = context;
  if (words.all().length === 0) return [];
  const places = new Map<string, Sighting<CallLike>>();
  for (const call of calls) {
    const { node, module } = call;
    const [key] = node.arguments;
    if (!key || key.type === "Literal") continue;
    const asked = translationAt(node, module, context);
    for (const prefix of asked ? beginningsOf(asked.key) : []) if (!places.has(prefix)) places.set(prefix, call);
  }
  if (places.size === 0) return [];
  return groupedErrors(words).flatMap((entry) => {
    const [prefix, at] = [...places].find(([begun]) => entry.key.startsWith(begun)) ?? [];
    return at ? [inferred(at, entry, prefix === "")] : [];
  });
}

function inferred(at: Sighting<CallLike>, entry: CatalogueEntry, isAnywhere: boolean): Fact {
  const { unit, ...fact } = keyedFact(at, entry.key, entry);
  return { ...fact, ...(unit && !isAnywhere && { unit }), basis: "inferred" };
}

/** What stands before the first hole of a key; nothing of a key that is known whole. */
const beginningsOf = (key: Value): readonly string[] =>
  outcomes(key).flatMap((one) => {
    if (one.kind === "template") {
      const [first] = one.parts;
      return [typeof first === "string" ? first : ""];
    }
    return one.kind === "member" || one.kind === "param" ? [""] : [];
  });

/** Sentences of the source language that stand in a group of errors. */
function groupedErrors(words: Words): readonly CatalogueEntry[] {
  const [source] = words.all().filter(({ translatesKeys }) => !translatesKeys);
  if (!source) return [];
  return placedEntries(source)
    .filter(({ key, text }) => isGrouped(key) && isSentence(text))
    .slice(0, MAX_ENTRIES);
}

const isGrouped = (key: string): boolean => {
  const names = key.split(/[.:/]/);
  return names.slice(0, -1).some((name) => GROUP.test(name));
};
