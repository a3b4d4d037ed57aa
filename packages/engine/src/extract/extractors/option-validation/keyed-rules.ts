/**
 * Rules of libraries that key them by their own words: jQuery Validation (1.9 to 1.21),
 * `validate({rules:{band:{required:true,minlength:2}},messages:{band:{minlength:"..."},mail:"..."}})`, where a text under a
 * field is said of each of its rules, and Knockout Validation (1 and 2), `{minLength:{params:2,message:"..."}}`.
 */
import { isConstant, type Value } from "../../../evaluate/value.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Rule, RuleKind } from "../../validation/rule.ts";
import { wordingOf } from "../../validation/wording.ts";

type Scene = Pick<ExtractContext, "ev" | "words">;

interface Row {
  readonly key: string;
  readonly rule: RuleKind;
  /** What it asks for where the program gives `true` and no bound. */
  readonly value?: string;
}

const FLAGS: readonly Row[] = [
  { key: "required", rule: "required" },
  { key: "email", rule: "format", value: "email" },
  { key: "url", rule: "format", value: "url" },
  { key: "number", rule: "type", value: "number" },
];
const BOUNDS: readonly Row[] = [
  { key: "minlength", rule: "minLength" },
  { key: "maxlength", rule: "maxLength" },
  { key: "minLength", rule: "minLength" },
  { key: "maxLength", rule: "maxLength" },
  { key: "min", rule: "min" },
  { key: "max", rule: "max" },
  { key: "pattern", rule: "pattern" },
];

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
  const found = (row: Row): readonly (Row & Given)[] => {
    const value = ev.member(options, row.key);
    const given = isAbsent(value) ? undefined : read(row.key, value);
    return given ? [{ ...row, ...given }] : [];
  };
  return [
    ...FLAGS.flatMap(found).flatMap(({ rule, value, given, words }): readonly Rule[] =>
      isConstant(given, true) || (isAbsent(given) && words)
        ? [{ rule, ...(value === undefined ? {} : { value }), ...words }]
        : [],
    ),
    ...BOUNDS.flatMap(found).flatMap(({ rule, given, words }) => bound(rule, given, words)),
  ];
}

function bound(rule: RuleKind, given: Value, words: Given["words"]): readonly Rule[] {
  if (rule === "pattern")
    return given.kind === "pattern" ? [{ rule, value: given.pattern, sources: given.sources, ...words }] : [];
  return given.kind === "constant" && typeof given.value === "number"
    ? [{ rule, value: given.value, sources: given.sources, ...words }]
    : [];
}
