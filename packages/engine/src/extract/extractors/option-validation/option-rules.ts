/** Rules in an object of options, each key a rule, and items of a list of rules, each with its message. */

import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { isConstant, type ObjectValue, stringOf, type Value } from "../../../evaluate/value.ts";
import { pushAll } from "../../../lists.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Rule, RuleKind } from "../../validation/rule.ts";
import { boundedRule } from "../../validation/rule-names.ts";
import { wordingOf } from "../../validation/wording.ts";

const NAMED = ["min", "max", "minLength", "maxLength", "pattern"] as const;
export const BOUNDS: ReadonlyMap<string, RuleKind> = new Map([
  ...NAMED.map((rule) => [rule, rule] as const),
  ["len", "length"],
]);

/** Types of antd's and Element's async-validator that have a syntax of their own. */
const FORMATS = new Set(["email", "url", "hex", "date"]);
const TYPES = new Set(["number", "integer", "float", "boolean", "array"]);

/** `{required: "...", minLength: {value: 3, message: "..."}, maxLength: 80, message: "..."}`; Vuelidate's `minLength: minLength(3)`. */
export function optionRules(options: Value, scene: Scene): readonly Rule[] {
  if (options.kind !== "object") return [];
  const { ev } = scene;
  const required = requiredRule(ev.member(options, "required"), scene);
  const bounds = [...BOUNDS].flatMap(([key, rule]) => boundRule(rule, ev.member(options, key), scene));
  const email = isLibrary(ev.member(options, "email")) ? [{ rule: "format", value: "email" } as const] : [];
  const words = wordingOf(ev.member(options, "message"), scene);
  return [...required, ...bounds, ...email].map((rule) => ({ ...words, ...rule }));
}

type Scene = Pick<ExtractContext, "ev" | "words">;

/** `required: true`, `required: t("name_missing")`, `required: {value: true, message: "..."}`. */
function requiredRule(value: Value, scene: Scene): readonly Rule[] {
  if (value.kind === "constant" && value.value === true) return [{ rule: "required", sources: value.sources }];
  if (isLibrary(value)) return [{ rule: "required" }];
  const words = wordingOf(value.kind === "object" ? scene.ev.member(value, "message") : value, scene);
  const on = value.kind === "object" ? isConstant(scene.ev.member(value, "value"), true) : words !== undefined;
  return on ? [{ rule: "required", ...words }] : [];
}

/** A validator of a library, by its place: the value of a rule's own key. */
const isLibrary = (value: Value): boolean => value.kind === "external";

function boundRule(rule: RuleKind, value: Value, scene: Scene): readonly Rule[] {
  if (value.kind === "result" && isLibrary(value.callee)) return stated(rule, value.args[0], undefined);
  if (value.kind !== "object") return stated(rule, value, undefined);
  return stated(rule, scene.ev.member(value, "value"), wordingOf(scene.ev.member(value, "message"), scene));
}

function stated(kind: RuleKind, bound: Value | undefined, words: ReturnType<typeof wordingOf>): readonly Rule[] {
  const rule = boundedRule(kind, bound);
  return rule ? [{ ...rule, ...words }] : [];
}

/** `{required: true, message: "..."}`, `{type: "email", message: "..."}`, `{min: 3, max: 80}` of async-validator. */
export function itemRules(item: Value, scene: Scene): readonly Rule[] {
  if (item.kind !== "object") return [];
  const { ev } = scene;
  const words = wordingOf(ev.member(item, "message"), scene);
  const type = stringOf(ev.member(item, "type"));
  const numeric = type !== undefined && (type === "number" || type === "integer" || type === "float");
  const rules: Rule[] = [];
  if (isConstant(ev.member(item, "required"), true)) rules.push({ rule: "required", ...words });
  if (type !== undefined && FORMATS.has(type)) rules.push({ rule: "format", value: type, ...words });
  if (type !== undefined && TYPES.has(type)) rules.push({ rule: "type", value: type, ...words });
  for (const [key, rule] of BOUNDS)
    pushAll(
      rules,
      itemBound(key, rule, numeric, item, ev).map((one) => ({ ...one, ...words })),
    );
  return rules;
}

/** Of texts, `min` and `max` are lengths. */
function itemBound(key: string, rule: RuleKind, numeric: boolean, item: ObjectValue, ev: Evaluator): readonly Rule[] {
  const kind = numeric ? rule : rule === "min" ? "minLength" : rule === "max" ? "maxLength" : rule;
  return stated(kind, ev.member(item, key), undefined);
}
