/** Rules in an object of options, each key a rule, and items of a list of rules, each with its message. */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { ObjectValue, Value } from "../../../evaluate/value.ts";
import { isConstant, stringOf } from "../../../evaluate/value.ts";
import { type Message, messagesOf } from "../../message.ts";
import type { Rule, RuleKind } from "../../validation/rule.ts";

const BOUNDS: ReadonlyMap<string, RuleKind> = new Map([
  ["min", "min"],
  ["max", "max"],
  ["minLength", "minLength"],
  ["maxLength", "maxLength"],
  ["pattern", "pattern"],
  ["len", "length"],
] satisfies [string, RuleKind][]);

/** Types of antd's and Element's async-validator that have a syntax of their own. */
const FORMATS = new Set(["email", "url", "hex", "date"]);
const TYPES = new Set(["number", "integer", "float", "boolean", "array"]);

/** `{required: "...", minLength: {value: 3, message: "..."}, maxLength: 80}`; Vuelidate's `minLength: minLength(3)`. */
export function optionRules(options: Value, ev: Evaluator): readonly Rule[] {
  if (options.kind !== "object") return [];
  const required = requiredRule(ev.member(options, "required"), ev);
  const bounds = [...BOUNDS].flatMap(([key, rule]) => boundRule(rule, ev.member(options, key), ev));
  const email = isLibrary(ev.member(options, "email")) ? [{ rule: "format", value: "email" } as const] : [];
  return [...required, ...bounds, ...email];
}

function requiredRule(value: Value, ev: Evaluator): readonly Rule[] {
  if (value.kind === "constant" && value.value === true) return [{ rule: "required", sources: value.sources }];
  if (isLibrary(value)) return [{ rule: "required" }];
  const [message] = messagesOf(value.kind === "object" ? ev.member(value, "message") : value);
  const on = value.kind === "object" ? isConstant(ev.member(value, "value"), true) : message !== undefined;
  return on ? [{ rule: "required", ...(message ? { message } : {}) }] : [];
}

/** A validator of a library, by its place: the value of a rule's own key. */
const isLibrary = (value: Value): boolean => value.kind === "external";

function boundRule(rule: RuleKind, value: Value, ev: Evaluator): readonly Rule[] {
  if (value.kind === "result" && isLibrary(value.callee)) return stated(rule, value.args[0], undefined);
  if (value.kind !== "object") return stated(rule, value, undefined);
  const [message] = messagesOf(ev.member(value, "message"));
  return stated(rule, ev.member(value, "value"), message);
}

function stated(rule: RuleKind, bound: Value | undefined, message: Message | undefined): readonly Rule[] {
  const words = message ? { message } : {};
  if (bound?.kind === "pattern") return [{ rule, value: bound.pattern, sources: bound.sources, ...words }];
  if (bound?.kind !== "constant") return [];
  const fits = rule === "pattern" ? typeof bound.value === "string" : typeof bound.value === "number";
  return fits && (typeof bound.value === "number" || typeof bound.value === "string")
    ? [{ rule, value: bound.value, sources: bound.sources, ...words }]
    : [];
}

/** `{required: true, message: "..."}`, `{type: "email", message: "..."}`, `{min: 3, max: 80}` of async-validator. */
export function itemRules(item: Value, ev: Evaluator): readonly Rule[] {
  if (item.kind !== "object") return [];
  const [message] = messagesOf(ev.member(item, "message"));
  const words = message ? { message } : {};
  const type = stringOf(ev.member(item, "type"));
  const numeric = type !== undefined && (type === "number" || type === "integer" || type === "float");
  const rules: Rule[] = [];
  if (isConstant(ev.member(item, "required"), true)) rules.push({ rule: "required", ...words });
  if (type !== undefined && FORMATS.has(type)) rules.push({ rule: "format", value: type, ...words });
  if (type !== undefined && TYPES.has(type)) rules.push({ rule: "type", value: type, ...words });
  for (const [key, rule] of BOUNDS)
    rules.push(...itemBound(key, rule, numeric, item, ev).map((one) => ({ ...one, ...words })));
  return rules;
}

/** Of texts, `min` and `max` are lengths. */
function itemBound(key: string, rule: RuleKind, numeric: boolean, item: ObjectValue, ev: Evaluator): readonly Rule[] {
  const kind = numeric ? rule : rule === "min" ? "minLength" : rule === "max" ? "maxLength" : rule;
  return stated(kind, ev.member(item, key), undefined);
}
