/**
 * Rules in one text, `required|min:3|max:80`, as VeeValidate (2 to 4), validatorjs and Laravel have them. There the bounds
 * of a text are those of its length; where a number is asked for, libraries differ, and nothing is said of them.
 */
import type { Constant } from "../../../evaluate/value.ts";
import type { Rule, RuleKind } from "../../validation/rule.ts";

const WHOLE = /^[a-z][\w-]*(?::[^|]+)?(?:\|[a-z][\w-]*(?::[^|]+)?)*$/i;
/** Longest text that is read. */
const MAX_TEXT = 300;
const LENGTHS: ReadonlyMap<string, RuleKind> = new Map([
  ["min", "minLength"],
  ["max", "maxLength"],
  ["length", "length"],
  ["min_value", "min"],
  ["max_value", "max"],
] satisfies [string, RuleKind][]);
const FORMATS = new Set(["email", "url", "alpha", "alpha_num", "alpha_dash", "alpha_spaces", "ip", "uuid", "date"]);
const NUMBERS = new Set(["numeric", "integer", "decimal", "double"]);
const LISTS = new Set(["oneOf", "one_of", "in", "included"]);
const REPEATS = new Set(["confirmed", "same"]);

export function pipedRules({ value: text, sources }: Constant): readonly Rule[] {
  if (typeof text !== "string" || text.length > MAX_TEXT || !WHOLE.test(text)) return [];
  const parts = text.split("|").map((part) => {
    const at = part.indexOf(":");
    return at < 0 ? { name: part, given: "" } : { name: part.slice(0, at), given: part.slice(at + 1) };
  });
  const isNumeric = parts.some(({ name }) => NUMBERS.has(name));
  return parts.flatMap(({ name, given }): readonly Rule[] => {
    if (name === "required" && given === "") return [{ rule: "required", sources }];
    if (FORMATS.has(name)) return [{ rule: "format", value: name, sources }];
    if (NUMBERS.has(name)) return [{ rule: "type", value: name === "integer" ? name : "number", sources }];
    if (name === "regex" && given !== "") return [{ rule: "pattern", value: given, sources }];
    if (LISTS.has(name) && given !== "") return [{ rule: "enum", value: given.split(","), sources }];
    if (REPEATS.has(name) && given !== "") return [{ rule: "equals", value: given.replace(/^@/, ""), sources }];
    const length = LENGTHS.get(name);
    const isOpen = isNumeric && (name === "min" || name === "max");
    return length && !isOpen && /^\d+(?:\.\d+)?$/.test(given) ? [{ rule: length, value: Number(given), sources }] : [];
  });
}
