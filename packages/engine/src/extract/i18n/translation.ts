/** What a library is asked to translate, by the models: `t("berth.taken")`, `intl.formatMessage({ id, defaultMessage })`. */

import { evaluateArguments } from "../../evaluate/arguments.ts";
import { type Result, stringOf, UNDEFINED, type Value } from "../../evaluate/value.ts";
import { isSentence } from "../../language/sentence.ts";
import { firstOf } from "../../lists.ts";
import type { Use } from "../../models/interpret.ts";
import { valueAt } from "../../models/parts.ts";
import { rememberFor } from "../../remember.ts";
import type { CallLike } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import type { ExtractContext } from "../extractor.ts";

type Context = Pick<ExtractContext, "ev" | "models">;

export interface Translation {
  readonly key: Value;
  /** The words in the source's language, where the call carries them; else undefined. */
  readonly text: Value;
}

/** Of a value that stands for what a call gives, where words are asked for. */
export function translationOf(value: Value, context: Context): Translation | undefined {
  if (value.kind !== "result") return undefined;
  const use = context.models.use(value);
  return use ? asked(use, context) : inWords(value);
}

/**
 * `this.intl.formatMsg("The berth is taken")`: what a function that nobody knows gives for a sentence, where words are asked
 * for, is that sentence in the user's language. Browsers have no such functions.
 */
function inWords({ callee, args: [key], isNew }: Result): Translation | undefined {
  if (!key || isNew || callee.kind === "global" || !isSentence(stringOf(key) ?? "")) return undefined;
  return { key, text: key };
}

/** Of a call; each text in it asks for it. */
export const translationAt = rememberFor(
  (node: CallLike, module: Module, context: Context): Translation | undefined => {
    const { ev, models } = context;
    const args = evaluateArguments(node.arguments, module, ev);
    const isNew = node.type === "NewExpression";
    return asked(
      firstOf(ev.callees(node.callee, module), (callee) => models.use({ callee, args, isNew })),
      context,
    );
  },
);

/** `fallback: { berth: { taken: "..." } }`: what stands there under a key. */
const wordsAt = (key: Value, words: Value, ev: Context["ev"]): Value =>
  (stringOf(key)?.split(".") ?? []).reduce((at, name) => (at === UNDEFINED ? at : ev.member(at, name)), words);

function asked(use: Use | undefined, { ev }: Context): Translation | undefined {
  if (use?.effect.effect !== "translates") return undefined;
  const { key, text } = use.effect;
  const asked = valueAt(key, use, ev);
  const own = use.receiver.parts.words;
  if (text === undefined && own) return { key: asked, text: wordsAt(asked, own, ev) };
  return { key: asked, text: text === undefined ? UNDEFINED : valueAt(text, use, ev) };
}
