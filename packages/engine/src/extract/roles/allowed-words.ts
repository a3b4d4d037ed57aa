/** What an access rule allows, in the words that stand beside it: the text of the element, the path of the route. */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { stringOf, type Value } from "../../evaluate/value.ts";

const WORDS = ["path", "to", "children", "label", "title", "text", "name"];
/** Longest text that is a name of what is allowed. */
const MAX_WORDS = 80;

export function allowedWords(holder: Value, ev: Evaluator): readonly string[] {
  if (holder.kind !== "object") return [];
  for (const key of WORDS) {
    const text = stringOf(ev.member(holder, key))?.trim();
    if (text && text.length <= MAX_WORDS && /\p{L}{2,}/u.test(text)) return [text];
  }
  return [];
}
