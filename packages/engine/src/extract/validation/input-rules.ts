/**
 * The rules that the attributes of an input state, as HTML defines them: required, min, max, minlength, maxlength,
 * pattern, and the types that browsers check. Attributes come as values, whoever wrote them down: an element's props,
 * a compiled template's list.
 */
import { outcomes, stringOf, type Value } from "../../evaluate/value.ts";
import { messagesOf } from "../message.ts";
import type { Rule, RuleKind } from "./rule.ts";
import { RULE_NAMES } from "./rule-names.ts";

/** Reads an attribute by its name in HTML; undefined where it is not written. */
export type ReadAttribute = (name: string) => Value | undefined;

const BOUNDS = [...RULE_NAMES.keys()].filter((name) => name.startsWith("min") || name.startsWith("max"));

const sourcesOf = (value: Value): NonNullable<Rule["sources"]> => ("sources" in value ? value.sources : []);

export function inputRules(read: ReadAttribute): readonly Rule[] {
  // what nobody can change is not checked (HTML, 4.10.18.3 and 4.10.19.2: barred from constraint validation)
  if (["readonly", "disabled"].some((name) => isOn(read(name)))) return [];
  return [
    ...requiredRule(read),
    ...typeRule(read),
    ...BOUNDS.flatMap((name) => boundRule(read, name, RULE_NAMES.get(name)?.rule ?? "custom")),
    ...patternRule(read),
  ];
}

/**
 * Whether browsers only ask for it when a form is sent, or code asks: not what they keep from being typed or chosen (the
 * length at most, what is no number, and the steps of numbers).
 */
export const isChecked = ({ rule, value }: Rule): boolean =>
  CHECKED.has(rule) || (rule === "format" && (value === "email" || value === "url"));

const CHECKED: ReadonlySet<RuleKind> = new Set(["required", "minLength", "pattern"]);

/** `required`, `required=""`, `required={true}`; `required={false}` and what is decided later are none. */
function requiredRule(read: ReadAttribute): readonly Rule[] {
  const value = read("required") ?? read("aria-required");
  return value && isOn(value) ? [{ rule: "required", sources: sourcesOf(value) }] : [];
}

const ON: ReadonlySet<unknown> = new Set([true, "", "true", "required", "readonly", "disabled"]);

const isOn = (value: Value | undefined): boolean => value?.kind === "constant" && ON.has(value.value);

function typeRule(read: ReadAttribute): readonly Rule[] {
  const type = read("type");
  // types with a syntax of their own that browsers check: `email`, `url`, `number`
  const found = type && RULE_NAMES.get(stringOf(type) ?? "");
  const accept = read("accept");
  const files = accept && stringOf(accept);
  return [
    ...(found?.value && type ? [{ ...found, sources: sourcesOf(type) }] : []),
    // components of libraries leave the type out
    ...(files && accept && /^\.|\w\//.test(files) && (!type || stringOf(type) === "file")
      ? [{ rule: "format" as const, value: files, sources: sourcesOf(accept) }]
      : []),
  ];
}

/** Bounds of numbers are numbers, also where they are written as texts; bounds of dates stay texts. */
function boundRule(read: ReadAttribute, name: string, rule: RuleKind): readonly Rule[] {
  // `min: known ? 0 : undefined`: the bound where there is one
  const options = outcomes(read(name) ?? { kind: "unknown", reason: "runtime-value" }).filter(
    (value) => value.kind === "constant" && (value.value ?? null) !== null,
  );
  const [value] = options;
  if (!value || options.length > 1 || value.kind !== "constant") return [];
  const bound = typeof value.value === "string" && value.value.trim() !== "" ? numberOr(value.value) : value.value;
  // a length that is none bounds nothing: `maxlength="-1"`
  if (name.endsWith("length") && !(Number.isInteger(bound) && Number(bound) >= 0)) return [];
  return typeof bound === "number" || (typeof bound === "string" && /^\d{4}-\d\d/.test(bound))
    ? [{ rule, value: bound, sources: value.sources }]
    : [];
}

const numberOr = (text: string): number | string => (Number.isNaN(Number(text)) ? text : Number(text));

/** The title of an input with a pattern is what browsers show where it does not match (HTML, 4.10.5.3.6). */
function patternRule(read: ReadAttribute): readonly Rule[] {
  const value = read("pattern");
  const pattern = value?.kind === "pattern" ? value.pattern : value && stringOf(value);
  if (!value || !pattern) return [];
  const title = read("title");
  const [message] = title ? messagesOf(title) : [];
  return [{ rule: "pattern", value: pattern, sources: sourcesOf(value), ...(message ? { message } : {}) }];
}
