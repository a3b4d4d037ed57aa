/**
 * Rules in one text, `required|min:3|max:80`, as VeeValidate (2 to 4), validatorjs and Laravel have them. There the bounds
 * of a text are those of its length; where a number is asked for, libraries differ, and nothing is said of them. VeeValidate
 * takes the same as an object, too: `{required: true, max: 80, regex: /^\d+$/}`.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { type Source, stringOf, type Value } from "../../../evaluate/value.ts";
import { valueAt } from "../../../models/parts.ts";
import type { ExtractContext } from "../../extractor.ts";
import { keysOf } from "../../http/payload.ts";
import type { Rule, RuleKind } from "../../validation/rule.ts";

const WHOLE = /^[a-z][\w-]*(?::[^|]+)?(?:\|[a-z][\w-]*(?::[^|]+)?)*$/i;
/** Longest text that is read. */
const MAX_TEXT = 300;
/** Of what has bounds of its own, as against the length of a text. */
const LENGTHS: ReadonlySet<RuleKind> = new Set(["minLength", "maxLength"]);

interface Asked {
  readonly name: string;
  readonly given: string;
  readonly sources: readonly Source[];
}

/** What is asked by the name of the rule; undefined for one that is the program's own, or that says nothing alone. */
export interface NamedRule {
  readonly name: string;
  readonly rule: Rule | undefined;
}

export function namedRules(rules: Value, { ev, models }: Readers): readonly NamedRule[] {
  const asked = rules.kind === "object" ? askedIn(rules, ev) : rules.kind === "constant" ? split(rules) : [];
  const found = asked.map((one) => ({ name: one.name, rule: ruleOf(one, { ev, models }) }));
  const isNumeric = found.some(({ rule }) => rule?.rule === "type");
  return found.map((one) =>
    isNumeric && one.rule && LENGTHS.has(one.rule.rule) ? { name: one.name, rule: undefined } : one,
  );
}

type Readers = Pick<ExtractContext, "ev" | "models">;

function split({ value: text, sources }: Extract<Value, { kind: "constant" }>): readonly Asked[] {
  if (typeof text !== "string" || text.length > MAX_TEXT || !WHOLE.test(text)) return [];
  return text.split("|").map((part) => {
    const at = part.indexOf(":");
    return at < 0
      ? { name: part, given: "", sources }
      : { name: part.slice(0, at), given: part.slice(at + 1), sources };
  });
}

const askedIn = (rules: Value, ev: Evaluator): readonly Asked[] =>
  keysOf(rules, ev).keys.flatMap((name): readonly Asked[] => {
    const value = ev.member(rules, name);
    if (value.kind === "pattern") return [{ name, given: value.pattern, sources: value.sources }];
    if (value.kind !== "constant" || value.value === false) return [];
    return [{ name, given: value.value === true ? "" : String(value.value), sources: value.sources }];
  });

function ruleOf({ name, given, sources }: Asked, { ev, models }: Readers): Rule | undefined {
  const use = models.rule("Named", name, given === "" ? [] : [{ kind: "constant", value: given, sources }]);
  if (use?.effect.effect !== "rule") return undefined;
  const { rule, value } = use.effect;
  const text = value && stringOf(valueAt(value, use, ev));
  if (text === undefined) return value ? undefined : { rule, sources };
  if (rule === "enum") return { rule, value: text.split(","), sources };
  if (rule === "equals") return { rule, value: text.replace(/^@/, ""), sources };
  if (rule === "format" || rule === "pattern" || rule === "type") return { rule, value: text, sources };
  return /^\d+(?:\.\d+)?$/.test(text) ? { rule, value: Number(text), sources } : undefined;
}
