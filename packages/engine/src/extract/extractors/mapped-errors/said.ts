/** What a text in a table or a switch says: a code, and the words, or the key of words, that stand for it. */

import { isSentence } from "../../../language/sentence.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { Module } from "../../../unpack/module.ts";
import { bareKeyFact, translatedKeys } from "../../errors/bare-keys.ts";
import { type ErrorParts, errorFact } from "../../errors/error-fact.ts";
import { keyedFact, keyedTexts } from "../../errors/keyed-text.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { messagesOf } from "../../message.ts";
import type { Sighting } from "../../survey.ts";

export interface Pair {
  readonly code: string;
  /** Whether it is a name in the program only. */
  readonly isName?: boolean;
  readonly text: string;
  readonly node: Node;
  readonly fact: (parts: ErrorParts, at: Sighting<Node>) => readonly Fact[];
}

/** What a text says: its words, or those that a catalogue has for it, or else the key of what it says. */
export function saidBy(node: Node, module: Module, context: ExtractContext): readonly Pick<Pair, "text" | "fact">[] {
  const value = context.ev.evaluate(node, module);
  const messages = messagesOf(value).filter(({ text }) => isSentence(text));
  if (messages.length > 0)
    return messages.map((message) => ({
      text: message.text,
      fact: (parts, at) => [errorFact(message, parts, at, { says: "code and message" })],
    }));
  const keyed = value.kind === "result" ? keyedTexts(value, context) : [];
  if (keyed.length > 0)
    return keyed.map(({ key, entry }) => ({
      text: entry.text,
      fact: (parts, at) => [keyedFact(at, key, entry, parts)],
    }));
  return translatedKeys(value, context).map((key) => ({
    text: String(key.value),
    fact: (parts, at) => bareKeyFact(key, parts, at, { says: "code and key" }),
  }));
}
