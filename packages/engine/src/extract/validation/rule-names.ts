/** What rules are called by HTML's attributes and most libraries, and how a value bounds one or lists what it allows. */
import type { Json } from "@as-built/spec";
import type { Value } from "../../evaluate/value.ts";
import type { Rule, RuleKind } from "./rule.ts";

/** By their names in lower case; the value is what a rule asks that takes no bound. */
export const RULE_NAMES: ReadonlyMap<string, { readonly rule: RuleKind; readonly value?: string }> = new Map([
  ["required", { rule: "required" }],
  ["minlength", { rule: "minLength" }],
  ["maxlength", { rule: "maxLength" }],
  ["min", { rule: "min" }],
  ["max", { rule: "max" }],
  ["pattern", { rule: "pattern" }],
  ["email", { rule: "format", value: "email" }],
  ["url", { rule: "format", value: "url" }],
  ["number", { rule: "type", value: "number" }],
]);

/** Of a pattern an expression or a text, of everything else a number. */
export function boundedRule(rule: RuleKind, bound: Value | undefined): Rule | undefined {
  if (bound?.kind === "pattern") return { rule, value: bound.pattern, sources: bound.sources };
  if (bound?.kind !== "constant") return undefined;
  const { value, sources } = bound;
  const isText = typeof value === "string" && rule === "pattern";
  return isText || (typeof value === "number" && rule !== "pattern") ? { rule, value, sources } : undefined;
}

/** Texts and numbers, where all that are allowed are known. */
export function listedRule(list: Value): Rule | undefined {
  if (list.kind !== "array" || list.open || list.elements.length === 0) return undefined;
  const constants = list.elements.filter((element) => element.kind === "constant");
  const values = constants
    .map(({ value }) => value)
    .filter((value) => typeof value === "string" || typeof value === "number");
  if (values.length < list.elements.length) return undefined;
  const sources = constants.flatMap((one) => one.sources);
  return { rule: "enum", value: values satisfies readonly Json[], sources };
}
