/**
 * Translations: what a library's translator gives is known when the program runs, and the text that it is asked for is
 * what stands in the code. Functions of the program that ask it are looked through, until they change that text.
 */
import { hasSeveralWords } from "../language/sentence.ts";
import type { Evaluation } from "./evaluation.ts";
import { outcomes, stringOf, type Value } from "./value.ts";

/** `i18n.t`, and the `t` of what a hook gives: a property keeps its name. `const t = useTranslations("user")`. */
function isTranslation(callee: Value, names: ReadonlySet<string>): boolean {
  if (callee.kind === "member") return names.has(callee.key);
  if (callee.kind === "external") return names.has(callee.path.at(-1) ?? "");
  return callee.kind === "result" && callee.callee.kind === "external" && isTranslation(callee.callee, names);
}

/**
 * `const say=(text,options)=>i18n.t(digest(text),{...options,defaultValue:text})`: whether a function of the program gives
 * the translation of the text that it is called with, and has made another key of it.
 */
export function hidesText(given: Value, { 0: text }: readonly Value[], { translating }: Evaluation): boolean {
  const asked = text && stringOf(text);
  // words for people, as the key of a text in gettext's manner
  if (asked === undefined || !hasSeveralWords(asked)) return false;
  const found = outcomes(given);
  return (
    found.every((one) => one.kind === "result" && !one.args.slice(0, 3).some((arg) => stringOf(arg) === asked)) &&
    found.some((one) => one.kind === "result" && isTranslation(one.callee, translating))
  );
}
