/** The methods of a schema's chain as rules, by the models of schema libraries. */
import { stringOf, type Value } from "../../../evaluate/value.ts";
import { isSentence } from "../../../language/sentence.ts";
import type { Interpreter, Use } from "../../../models/interpret.ts";
import type { RuleType } from "../../../models/model.ts";
import { valueAt } from "../../../models/parts.ts";
import type { Words } from "../../i18n/words.ts";
import type { Message } from "../../message.ts";
import { wordsOf } from "../complaints.ts";
import type { Rule, RuleKind } from "../rule.ts";
import { listedRule } from "../rule-names.ts";
import type { Place } from "../violation.ts";
import { keysOf } from "../wording.ts";
import type { Chain, Step } from "./chain.ts";

/** Schemas of what has a length. */
const SIZED: ReadonlySet<string> = new Set(["string", "array", "email", "url", "uuid"]);

/** Where a schema stands, with the catalogues that its messages may be keys of. */
export interface Scene extends Place {
  readonly words?: Words;
  /** What the methods of schema libraries ask. */
  readonly models: Interpreter;
}

/** `minLength(2, "...")`, `nonEmpty("...")`, `check(test, "...")` in a pipe, or behind the name of a field. */
export function actionRule(
  kind: string | undefined,
  values: readonly Value[],
  scene: Scene,
  type: RuleType = "Action",
): Asked | undefined {
  const use = kind === undefined ? undefined : scene.models.rule(type, kind, values);
  return use && askedBy(use, values, false, scene);
}

export function stepRules(step: Step, chain: Chain, place: Scene): readonly Rule[] {
  const { module, ev } = place;
  const values = step.args.map(
    (arg): Value =>
      arg.type === "SpreadElement" ? { kind: "unknown", reason: "too-dynamic" } : ev.evaluate(arg, module),
  );
  const at = { script: module.script, start: stepStart(step), end: step.node.end };
  const rule = ruleOf(step, values, chain, place);
  if (!rule) return [];
  return [{ ...rule, at, ...wordsIn(values, place) }];
}

/** Where the method's name stands; the chain before it belongs to other rules. */
const stepStart = ({ node }: Step): number =>
  node.type === "CallExpression" && node.callee.type === "MemberExpression" ? node.callee.property.start : node.start;

type Asked = Omit<Rule, "message">;

/** Methods of schemas of texts, where nothing else says what a chain is of. */
const OF_TEXTS = /^(?:email|url|matches|trim|regex|lowercase|uppercase|uuid)$/;

function ruleOf({ name }: Step, values: readonly Value[], { kind, steps }: Chain, scene: Scene): Asked | undefined {
  const use = scene.models.rule("Schema", name, values);
  const isSized = SIZED.has(kind ?? "") || (kind === undefined && steps.some((step) => OF_TEXTS.test(step.name)));
  const asked = use && askedBy(use, values, isSized, scene);
  const whole =
    kind === "int" || steps.some((step) => WHOLE.has(step.name)) ? OF_WHOLE.get(String(asked?.value)) : undefined;
  return whole ?? asked;
}

/** Whole numbers: zod's and yup's. */
const WHOLE: ReadonlySet<string> = new Set(["int", "integer"]);
/** What `positive()` and `negative()` ask of whole numbers. */
const OF_WHOLE: ReadonlyMap<string, Asked> = new Map([
  ["greater than 0", { rule: "min", value: 1 }],
  ["less than 0", { rule: "max", value: -1 }],
]);

function askedBy(use: Use, values: readonly Value[], isSized: boolean, { ev }: Scene): Asked | undefined {
  const { effect } = use;
  if (effect.effect !== "rule") return undefined;
  const rule = isSized ? (effect.ofTexts ?? effect.rule) : effect.rule;
  if (effect.value === undefined) return rule === "custom" && !saysWhy(use, values) ? undefined : { rule };
  const value = valueAt(effect.value, use, ev);
  switch (rule) {
    case "enum":
    case "equals": {
      const other = values.map(referred).find((one) => one !== undefined);
      if (other !== undefined) return { rule: "equals", value: other };
      return rule === "enum" ? enumOf(value) : undefined;
    }
    default:
      return nonEmpty(bounded(rule, value));
  }
}

/** A test of the program's in a chain is a rule where it comes with its message, or with options behind it. */
const saysWhy = ({ receiver }: Use, values: readonly Value[]): boolean =>
  receiver.type !== "Schema" ||
  values.some((value, place) => wordsOf(value).length > 0 || (place > 0 && value.kind === "object"));

/** Another field of the form: yup's `oneOf([ref("password"), null])`, joi's `valid(Joi.ref("password"))`. */
function referred(value: Value): string | undefined {
  if (value.kind === "array") return value.elements[0] && referred(value.elements[0]);
  const [only, ...more] = value.kind === "result" ? value.args : [];
  const name = only && more.length === 0 ? stringOf(only) : undefined;
  return name !== undefined && /^[$\w][\w.]*$/.test(name) ? name : undefined;
}

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

export const enumOf = (list: Value): Asked => listedRule(list) ?? { rule: "enum" };

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
        ? ["message", "error", "invalid_type_error"].map((key) => ev.member(value, key))
        : [value];
    for (const holder of holders) {
      const [message] = wordsOf(holder).filter(({ text }) => isSentence(text));
      if (message && (stringOf(holder) === undefined || isSentence(stringOf(holder) ?? ""))) return message;
    }
  }
  return undefined;
}
