/**
 * Errors whose words stand in a catalogue: a key that the product's code names, where the key or the words say that it
 * is about an error. The statement carries the key, and the words of the source language; where the catalogue was not
 * captured, the key alone.
 */

import { isErrorName, isErrorWording } from "../../../language/failures.ts";
import { isSentence } from "../../../language/sentence.ts";
import { keyName, literalString } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import { bareKeyFact, bareKeysOf, isFailureKey } from "../../errors/bare-keys.ts";
import { computedKeyErrors } from "../../errors/computed-keys.ts";
import { isPressed } from "../../errors/error-slots.ts";
import { keyedFact } from "../../errors/keyed-text.ts";
import { isForNobody } from "../../errors/text-use.ts";
import { thingLabels } from "../../errors/thing-labels.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { translationAt } from "../../i18n/translation.ts";
import type { Words } from "../../i18n/words.ts";
import { enumMember } from "../../states/enums.ts";
import { squashed } from "../../subjects/words.ts";
import type { Sighting } from "../../survey.ts";

export const catalogueErrors = {
  name: "catalogue-errors",
  call: untranslated,
  all({ texts, objects, calls }, context) {
    const { words } = context;
    if (words.all().length === 0) return [];
    const labels = thingLabels(objects);
    const named = texts.flatMap((at) => (labels.has(at.node) ? [] : fromKey(at, context)));
    return [...named, ...computedKeyErrors(calls, context)];
  },
} satisfies Extractor;

function fromKey(at: Sighting<Node>, context: ExtractContext): readonly Fact[] {
  const { words } = context;
  const key = literalString(at.node);
  const entry = key === undefined ? undefined : words.lookup(key);
  if (key === undefined || !entry || !isError(key, entry.text) || isInside(at, words)) return [];
  return isValue(key, at, context) || isForNobody(at, context) ? [] : [keyedFact(at, key, entry)];
}

/** `e.TIME_OVER="TIME_OVER"`, `{TimeOver:"time_over"}`: a value of a set, of which a table says what it is called. */
function isValue(text: string, { node, module: { script } }: Sighting<Node>, { parents }: ExtractContext): boolean {
  const around = parents.of(node, script);
  const name =
    around?.type === "AssignmentExpression"
      ? enumMember(around.left)
      : around?.type === "Property" && keyName(around.key, around.computed);
  return typeof name === "string" && squashed(name) === squashed(text);
}

/** `t("updateError")`: what is translated under a key that names a failure. */
function untranslated(at: Sighting<CallLike>, context: ExtractContext): readonly Fact[] {
  const key = literalString(at.node.arguments[0]);
  if (key === undefined || !isFailureKey(key)) return [];
  const keys = bareKeysOf(translationAt(at.node, at.module, context), context);
  return keys.flatMap((one) => bareKeyFact(one, { kind: "shown" }, at, { says: "key", inferred: true }));
}

const isError = (key: string, text: string): boolean =>
  isErrorWording(text) || (namesError(key) && isSentence(text) && text.length < 300 && !ASKS.test(text.trim()));

/** A key that is a sentence is no name, and what stands beside a warning, or is pressed, is no error. */
const namesError = (key: string): boolean => !/\s|warning[._:-]\w/i.test(key) && !isPressed(key) && isErrorName(key);

/** Questions, and what is chosen: "Show Failed Only". */
const ASKS = /\?$|^(?:show|hide|report|view|edit|keep|enable|disable|ignore|dismiss|retry)(?: \S+){1,3}$/i;

/** Whether the key stands in a catalogue itself. */
const isInside = ({ node, module: { script } }: Sighting<Node>, words: Words): boolean =>
  words.holds(script.file, script.base + node.start);
