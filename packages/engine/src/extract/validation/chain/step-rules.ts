/** Methods of schema libraries as rules: zod 3 and 4, yup 0.32 and 1, joi 17. */
import type { Json } from "@as-built/spec";
import type { Value } from "../../../evaluate/value.ts";
import { stringOf } from "../../../evaluate/value.ts";
import type { Words } from "../../i18n/words.ts";
import { isSentence, type Message } from "../../message.ts";
import { wordsOf } from "../complaints.ts";
import type { Rule, RuleKind } from "../rule.ts";
import type { Place } from "../violation.ts";
import { keysOf } from "../wording.ts";
import type { Chain, Step } from "./chain.ts";

const LENGTHS = new Set(["string", "array", "email", "url", "uuid"]);
const FORMATS: ReadonlyMap<string, string> = new Map(
  "email url uuid guid cuid cuid2 ulid nanoid datetime ip ipv4 ipv6 emoji base64 jwt uri hostname isoDate"
    .split(" ")
    .map((name) => [name, name]),
);
const FIXED: ReadonlyMap<string, Omit<Rule, "message">> = new Map([
  ["required", { rule: "required" }],
  ["nonempty", { rule: "required" }],
  ["int", { rule: "type", value: "integer" }],
  ["integer", { rule: "type", value: "integer" }],
  ["array", { rule: "type", value: "array" }],
  ["nonnegative", { rule: "min", value: 0 }],
  ["nonpositive", { rule: "max", value: 0 }],
  ["positive", { rule: "min" }],
  ["negative", { rule: "max" }],
] satisfies [string, Omit<Rule, "message">][]);
const CUSTOM = new Set(["refine", "test", "superRefine", "check", "custom"]);

/** Where a schema stands, with the catalogues that its messages may be keys of. */
export interface Scene extends Place {
  readonly words?: Words;
}

/** Actions of valibot (0.31 to 1) in a pipe, by the type that each says of itself. */
const ACTIONS: ReadonlyMap<string, RuleKind> = new Map([
  ["min_length", "minLength"],
  ["max_length", "maxLength"],
  ["min_value", "min"],
  ["max_value", "max"],
  ["min_size", "min"],
  ["max_size", "max"],
  ["regex", "pattern"],
] satisfies [string, RuleKind][]);

/** `minLength(2, "...")`, `nonEmpty("...")`, `check(test, "...")`. */
export function actionRule(kind: string | undefined, [first]: readonly Value[]): Omit<Rule, "message"> | undefined {
  if (kind === "non_empty") return { rule: "required" };
  if (kind === "check") return first?.kind === "function" ? { rule: "custom" } : undefined;
  const rule = ACTIONS.get(kind ?? "");
  return rule && first ? nonEmpty(bounded(rule, first)) : undefined;
}

export function stepRules(step: Step, chain: Chain, place: Scene): readonly Rule[] {
  const { module, ev } = place;
  const values = step.args.map(
    (arg): Value =>
      arg.type === "SpreadElement" ? { kind: "unknown", reason: "too-dynamic" } : ev.evaluate(arg, module),
  );
  const at = { script: module.script, start: stepStart(step), end: step.node.end };
  const rule = ruleOf(step, values, chain);
  if (!rule) return [];
  return [{ ...rule, at, ...wordsIn(values, place) }];
}

/** Where the method's name stands; the chain before it belongs to other rules. */
const stepStart = ({ node }: Step): number =>
  node.type === "CallExpression" && node.callee.type === "MemberExpression" ? node.callee.property.start : node.start;

function ruleOf({ name }: Step, values: readonly Value[], { kind, steps }: Chain): Omit<Rule, "message"> | undefined {
  const fixed = FIXED.get(name);
  if (fixed) return fixed;
  const format = FORMATS.get(name);
  if (format !== undefined) return { rule: "format", value: format };
  const [first] = values;
  const textual =
    LENGTHS.has(kind ?? "") ||
    (kind === undefined &&
      steps.some((step) => /^(?:email|url|matches|trim|regex|lowercase|uppercase|uuid)$/.test(step.name)));
  const bound = BOUNDS.get(name);
  if (bound && first) return nonEmpty(bounded(bound(textual), first));
  if (name === "matches" || name === "regex" || name === "pattern") return first && bounded("pattern", first);
  if (name === "oneOf" || name === "valid" || name === "equal" || name === "equals") {
    const other = values.map(referred).find((one) => one !== undefined);
    if (other !== undefined) return { rule: "equals", value: other };
    return first && name !== "equal" && name !== "equals" ? listed(first) : undefined;
  }
  return CUSTOM.has(name) && values.some((value) => wordsOf(value).length > 0 || value.kind === "object")
    ? { rule: "custom" }
    : undefined;
}

/** Another field of the form: yup's `oneOf([ref("password"), null])`, joi's `valid(Joi.ref("password"))`. */
function referred(value: Value): string | undefined {
  if (value.kind === "array") return value.elements[0] && referred(value.elements[0]);
  const [only, ...more] = value.kind === "result" ? value.args : [];
  const name = only && more.length === 0 ? stringOf(only) : undefined;
  return name !== undefined && /^[$\w][\w.]*$/.test(name) ? name : undefined;
}

const BOUNDS: ReadonlyMap<string, (textual: boolean) => RuleKind> = new Map<string, (textual: boolean) => RuleKind>([
  ["min", (textual) => (textual ? "minLength" : "min")],
  ["max", (textual) => (textual ? "maxLength" : "max")],
  ["gte", () => "min"],
  ["lte", () => "max"],
  ["length", () => "length"],
  ["len", () => "length"],
]);

/** A text of one character at least is one that is there. */
const nonEmpty = (rule: Omit<Rule, "message"> | undefined): Omit<Rule, "message"> | undefined =>
  rule?.rule === "minLength" && rule.value === 1
    ? { rule: "required", ...(rule.sources ? { sources: rule.sources } : {}) }
    : rule;

/** A bound that is known only when the program runs is none to state; that there is one is. */
function bounded(rule: RuleKind, bound: Value): Omit<Rule, "message"> | undefined {
  if (bound.kind === "pattern") return { rule: "pattern", value: bound.pattern, sources: bound.sources };
  if (bound.kind === "constant" && (typeof bound.value === "number" || typeof bound.value === "string"))
    return { rule, value: bound.value, sources: bound.sources };
  return rule === "pattern" ? undefined : { rule };
}

function listed(list: Value): Omit<Rule, "message"> | undefined {
  if (list.kind !== "array" || list.open) return { rule: "enum" };
  const constants = list.elements.filter((element) => element.kind === "constant");
  const values = constants
    .map(({ value }) => value)
    .filter((value) => typeof value === "string" || typeof value === "number");
  if (values.length === 0 || values.length < list.elements.length) return { rule: "enum" };
  return {
    rule: "enum",
    value: values satisfies readonly Json[],
    sources: constants.flatMap(({ sources }) => sources),
  };
}

export const enumOf = listed;

/** The message of a rule, also by its key in a catalogue: `required(t("rules.band"))`. */
export function wordsIn(values: readonly Value[], place: Scene): Pick<Rule, "message" | "messageKey" | "written"> {
  const message = messageIn(values, place);
  if (message) return { message };
  const { ev, words } = place;
  if (!words) return {};
  const holders = values.flatMap((value) => (value.kind === "object" ? [ev.member(value, "message")] : [value]));
  const [found] = holders.flatMap((value) => (value.kind === "result" ? keysOf(value, { ev, words }) : []));
  if (!found) return {};
  if (found.isKey) return { messageKey: found.message };
  return {
    message: found.message,
    ...(found.key ? { messageKey: found.key } : {}),
    ...(found.written ? { written: found.written } : {}),
  };
}

/** `"..."`, `{message: "..."}`, `{error: "..."}`, `t("key", "...")`. */
export function messageIn(values: readonly Value[], { ev }: Place): Message | undefined {
  for (const value of values) {
    const holders =
      value.kind === "object"
        ? ["message", "error", "invalid_type_error", "required_error"].map((key) => ev.member(value, key))
        : [value];
    for (const holder of holders) {
      const [message] = wordsOf(holder).filter(({ text }) => isSentence(text));
      if (message && (stringOf(holder) === undefined || isSentence(stringOf(holder) ?? ""))) return message;
    }
  }
  return undefined;
}
