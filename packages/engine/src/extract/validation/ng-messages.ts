/**
 * What a template of AngularJS says where an input is wrong, by ngMessages 1.3 to 1.8: `<div ng-messages="form.band.$error"><p
 * ng-message="required">Give the name.</p></div>`. A name that no rule of HTML has is that of a validator of the program.
 */

import { isSentence } from "../../language/sentence.ts";
import type { Script } from "../../script.ts";
import type { Message } from "../message.ts";
import type { Rule, RuleKind } from "./rule.ts";
import { RULE_NAMES } from "./rule-names.ts";

export interface NgMessage {
  /** The name of the input. */
  readonly field: string;
  readonly rule: RuleKind;
  readonly value?: string;
  readonly message: Message;
}

const LISTS = /ng-messages=\\?["'](?:[\w$.]*[$.])?(\w+)\.\$error\\?["']/g;
const TEXTS = /ng-message=\\?["']([\w-]+)\\?["'](?:(?!ng-message=)[^<>])*>([^<]+)</g;
/** More lists stand in no template that somebody wrote. */
const MAX_LISTS = 200;

export function ngMessages(script: Script, start: number, end: number): readonly NgMessage[] {
  const markup = script.text.slice(start, end);
  const lists = [...markup.matchAll(LISTS)].slice(0, MAX_LISTS);
  return lists.flatMap(({ index, 1: field }, at) => {
    const until = lists[at + 1]?.index ?? markup.length;
    // behind the last tag no text ends: each one sought from there on would read the rest in vain
    const piece = markup.slice(index, markup.lastIndexOf("<", until - 1) + 1);
    return [...piece.matchAll(TEXTS)].flatMap((found): readonly NgMessage[] => {
      const [all, kind, text] = found;
      const message = messageOf(text ?? "", script, start + index + found.index + all.length - 1);
      if (field === undefined || kind === undefined || !message) return [];
      return [{ field, message, ...(RULE_NAMES.get(kind) ?? { rule: "custom" }) }];
    });
  });
}

/** Its words, with holes by the last name of what is put in: `at most {{ vm.most }} people`. */
function messageOf(raw: string, script: Script, end: number): Message | undefined {
  const words = raw.replace(/\\(["'`])/g, "$1").replace(/\\[nrt]/g, " ");
  const text = words
    .replace(/\{\{(?:[^{}]*[^{}\w])?(\w+)\s*\}\}/g, "{$1}")
    .replace(/\s+/g, " ")
    .trim();
  const built = words.includes("{{");
  return isSentence(text) && !text.includes("{{")
    ? { text, sources: [{ script, start: end - raw.length, end }], built }
    : undefined;
}

/** The rules with what is said of them, and those of which only the words are known. */
export function withMessages(rules: readonly Rule[], said: readonly NgMessage[]): readonly Rule[] {
  const known = rules.map((rule) => {
    const found = said.find((one) => one.rule === rule.rule);
    return found && rule.rule !== "custom" ? { ...rule, message: found.message } : rule;
  });
  const others = said.filter((one) => one.rule === "custom" || !rules.some(({ rule }) => rule === one.rule));
  return [
    ...known,
    ...others.map(({ rule, value, message }) => ({ rule, message, ...(value === undefined ? {} : { value }) })),
  ];
}
