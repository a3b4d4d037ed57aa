/**
 * Translations: what a library's translator gives is known when the program runs, and the text that it is asked for is
 * what stands in the code. Functions of the program that ask it are looked through, until they change that text.
 */
import type { Value } from "./value.ts";
import { outcomes, stringOf } from "./value.ts";

/** i18next 23 and react-i18next 14, vue-i18n 9, ngx-translate 15, react-intl 6, LinguiJS 4. */
const TRANSLATES: ReadonlySet<string> = new Set(["t", "$t", "tc", "$tc", "translate", "instant", "formatMessage", "_"]);

/** `i18n.t`, and the `t` of what a hook gives: a property keeps its name. */
export function isTranslation(callee: Value): boolean {
  if (callee.kind === "member") return TRANSLATES.has(callee.key);
  if (callee.kind === "external") return TRANSLATES.has(callee.path.at(-1) ?? "");
  // `const t = useTranslations("user")`, as next-intl has it
  return (
    callee.kind === "result" && callee.callee.kind === "external" && callee.callee.path.at(-1) === "useTranslations"
  );
}

/** Words for people, as the key of a text in gettext's manner. */
const WORDS = /\p{L}\s+\S*\p{L}/u;

/**
 * `const say=(text,options)=>i18n.t(digest(text),{...options,defaultValue:text})`: whether a function of the program gives
 * the translation of the text that it is called with, and has made another key of it.
 */
export function hidesText(given: Value, { 0: text }: readonly Value[]): boolean {
  const asked = text && stringOf(text);
  if (asked === undefined || !WORDS.test(asked)) return false;
  const found = outcomes(given);
  return (
    found.every((one) => one.kind === "result" && !one.args.slice(0, 3).some((arg) => stringOf(arg) === asked)) &&
    found.some((one) => one.kind === "result" && isTranslation(one.callee))
  );
}
