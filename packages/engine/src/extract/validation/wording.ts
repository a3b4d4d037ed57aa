/**
 * The words of a rule's message: what stands there itself, the default that a translation carries, or the key of a text
 * with what the catalogues have under it.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { outcomes, type Value } from "../../evaluate/value.ts";
import { isTextKey } from "../../language/demands.ts";
import { isSentence } from "../../language/sentence.ts";
import type { TextRange } from "../i18n/catalogue.ts";
import type { Words } from "../i18n/words.ts";
import { type Message, messagesOf } from "../message.ts";
import type { Rule } from "./rule.ts";

/** A message, or only its key (`isKey`). */
export interface Keyed {
  readonly message: Message;
  /** Whether the message is the key of a text in a catalogue: `t("login.error.empty")`. */
  readonly isKey?: boolean;
  /** The key of a message that a catalogue has, and where it has it. */
  readonly key?: Message;
  readonly written?: TextRange;
}

/** One word, as keys may be where nothing else can stand: `t("required")`. */
const PLAIN_KEY = /^[A-Za-z][\w.:/-]{1,100}$/;

/**
 * `t("login.error.empty")`, `formatMessage({id: "login.error.empty"})`, a key that is translated where it is shown.
 * `anyKey`: whether the place takes nothing but messages, so that any word that a function is given is a key.
 */
export function keysOf(
  value: Value,
  { ev, words }: { readonly ev: Evaluator; readonly words: Words },
  anyKey = false,
): readonly Keyed[] {
  return outcomes(value).flatMap((option): readonly Keyed[] => {
    const first = option.kind === "result" ? option.args[0] : option;
    const key = first?.kind === "object" ? ev.member(first, "id") : first;
    if (key?.kind !== "constant" || typeof key.value !== "string") return [];
    const message = { text: key.value, sources: key.sources, built: false };
    // a word that stands alone may be anything: `class: "required"`
    const mayBeKey = option.kind === "result" || /[._:/-]|[a-z][A-Z]/.test(key.value);
    const entry = mayBeKey ? words.lookup(key.value) : undefined;
    if (entry)
      return [{ message: { text: entry.text, sources: [], built: false }, key: message, written: entry.range }];
    if (option.kind !== "result") return [];
    const fits = isTextKey(key.value) || (anyKey && PLAIN_KEY.test(key.value) && !isRead(option.callee));
    return fits ? [{ message, isKey: true }] : [];
  });
}

/** `watch("kind")`, `isEnabled("x")`: give back something else than words. */
function isRead(callee: Value): boolean {
  const name = callee.kind === "member" ? callee.key : callee.kind === "external" ? callee.path.at(-1) : undefined;
  return name !== undefined && /^(?:watch|get|value|is[A-Z]|has[A-Z]|use[A-Z]|get[A-Z]|includes$)/.test(name);
}

/** The message of a rule, where its place takes nothing but a message. */
export function wordingOf(
  value: Value,
  scene: { readonly ev: Evaluator; readonly words: Words },
): Pick<Rule, "message" | "messageKey" | "written"> | undefined {
  const [own] =
    value.kind === "result"
      ? value.args
          .slice(0, 3)
          .flatMap(messagesOf)
          .filter(({ text }) => isSentence(text))
      : [];
  if (own) return { message: own };
  const [keyed] = keysOf(value, scene, true);
  if (keyed?.isKey) return { messageKey: keyed.message };
  if (keyed) {
    const { message, key, written } = keyed;
    return { message, ...(key ? { messageKey: key } : {}), ...(written ? { written } : {}) };
  }
  const [message] = messagesOf(value);
  return message && { message };
}
