/**
 * Rules of libraries that key them by their own words: jQuery Validation (1.9 to 1.21),
 * `validate({rules:{band:{required:true,minlength:2}},messages:{band:{minlength:"..."},mail:"..."}})`, where a text under a
 * field is said of each of its rules, and Knockout Validation (1 and 2), `{minLength:{params:2,message:"..."}}`.
 */
import { isConstant, type Value } from "../../../evaluate/value.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Rule } from "../../validation/rule.ts";
import { boundedRule, RULE_NAMES } from "../../validation/rule-names.ts";
import { wordingOf } from "../../validation/wording.ts";

type Scene = Pick<ExtractContext, "ev" | "words">;

const KEYS = [...RULE_NAMES.keys(), "minLength", "maxLength"];

/** `said` is what stands under the field in `messages`: a text for all its rules, or texts by rule. */
export const rulesWithMessages = (rules: Value, said: Value, scene: Scene): readonly Rule[] =>
  keyed(rules, scene, (key, given) => ({
    given,
    words: wordingOf(said.kind === "object" ? scene.ev.member(said, key) : said, scene),
  }));

/** A rule with `onlyIf` is asked under a condition that nothing words. */
export const extenderRules = (options: Value, scene: Scene): readonly Rule[] =>
  keyed(options, scene, (_, value) => {
    if (value.kind !== "object") return { given: value, words: undefined };
    const { ev } = scene;
    const open = !isAbsent(ev.member(value, "onlyIf"));
    const params = ev.member(value, "params");
    return open ? undefined : { given: params, words: wordingOf(ev.member(value, "message"), scene) };
  });

interface Given {
  readonly given: Value;
  readonly words: ReturnType<typeof wordingOf>;
}

const isAbsent = (value: Value): boolean => value.kind === "constant" && value.value === undefined;

function keyed(options: Value, { ev }: Scene, read: (key: string, value: Value) => Given | undefined): readonly Rule[] {
  if (options.kind !== "object") return [];
  return KEYS.flatMap((key): readonly Rule[] => {
    const value = ev.member(options, key);
    const found = isAbsent(value) ? undefined : read(key, value);
    const named = RULE_NAMES.get(key.toLowerCase());
    if (!found || !named) return [];
    const { given, words } = found;
    if (named.rule === "required" || named.value !== undefined)
      return isConstant(given, true) || (isAbsent(given) && words) ? [{ ...named, ...words }] : [];
    const rule = boundedRule(named.rule, given);
    return rule ? [{ ...rule, ...words }] : [];
  });
}
