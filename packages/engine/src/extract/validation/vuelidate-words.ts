/**
 * What the compiled template of a component of Vue 2 draws where a rule of Vuelidate 0.7 does not hold:
 * `e.$v.form.band.required ? e._e() : t("p", [e._v("Give the name.")])`, and, of a field with one rule,
 * `e.$v.form.room.$error ? t("p", [...]) : e._e()`. Also what a method collects, as Vuetify 2 documents it:
 * `!this.$v.band.required && errors.push("Give the name.")`, and what VeeValidate 1 and 2 have a template ask:
 * `<p v-show="errors.has('band:required')">`.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { isSentence } from "../../language/sentence.ts";
import { literalString, memberName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import { walk } from "../../syntax/walk.ts";
import type { Module } from "../../unpack/module.ts";
import { callsWithObject } from "../calls-by.ts";
import { type Message, messagesOf } from "../message.ts";
import type { Sighting, Survey } from "../survey.ts";
import { directiveOf } from "./vue-model.ts";

export interface DrawnWords {
  readonly field: string;
  /** Undefined where it is said of the field as a whole. */
  readonly rule: string | undefined;
  readonly message: Message;
  readonly at: Sighting<Node>;
}

export const drawnWords = ({ conditions, calls }: Survey, ev: Evaluator): readonly DrawnWords[] => [
  ...conditions.flatMap((at) => {
    const { node } = at;
    if (node.type === "LogicalExpression") return said(node.left, node.operator === "||", node.right, at, ev);
    return [
      ...said(node.test, false, node.consequent, at, ev),
      ...(node.alternate ? said(node.test, true, node.alternate, at, ev) : []),
    ];
  }),
  ...callsWithObject(calls).flatMap((at) => {
    const [, data, ...inner] = at.node.arguments;
    const test = directiveOf(data, "v-show");
    return test ? inner.flatMap((body) => said(test, false, body, at, ev)) : [];
  }),
];

/** The words for a rule of a field, of the template that stands nearest. */
export const wordsFor = (
  field: string,
  rule: string,
  rules: number,
  { node, module }: Sighting<Node>,
  drawn: readonly DrawnWords[],
): Message | undefined =>
  drawn
    .filter(
      (one) => one.at.module === module && one.field === field && (one.rule ?? (rules === 1 ? rule : "")) === rule,
    )
    .sort((a, b) => Math.abs(a.at.node.start - node.start) - Math.abs(b.at.node.start - node.start))[0]?.message;

function said(test: Node, negated: boolean, body: Node, at: Sighting<Node>, ev: Evaluator): readonly DrawnWords[] {
  const asked = askedOf(test, negated, (text) => fieldText(text ?? undefined, at, ev));
  if (!asked) return [];
  const [message, ...more] = sentencesIn(body, at.module, ev);
  return message && more.length === 0 ? [{ ...asked, message, at }] : [];
}

/** What such a test says is said of the field's own rule. */
export const isOfVuelidate = (test: Node): boolean =>
  askedOf(test, false) !== undefined || askedOf(test, true) !== undefined;

/** Which rule does not hold where the test is true, or, negated, false. */
function askedOf(test: Node, negated: boolean, read = literalString): Pick<DrawnWords, "field" | "rule"> | undefined {
  if (test.type === "UnaryExpression" && test.operator === "!") return askedOf(test.argument, !negated, read);
  // `$v.name.$error && !$v.name.required`
  if (test.type === "LogicalExpression" && test.operator === "&&" && !negated) return askedOf(test.right, false, read);
  if (test.type === "LogicalExpression" && test.operator === "||" && negated) return askedOf(test.right, true, read);
  if (test.type === "CallExpression") {
    // `errors.has("band:required")`, `errors.has("band")`
    const { callee } = test;
    const bag =
      callee.type === "MemberExpression" && memberName(callee) === "has" ? memberName(callee.object) : undefined;
    const text = bag?.toLowerCase().endsWith("errors") && !negated ? read(test.arguments[0]) : undefined;
    const [field, rule] = text?.split(":") ?? [];
    return field ? { field, rule } : undefined;
  }
  const keys: string[] = [];
  let at: Node = test;
  while (at.type === "MemberExpression") {
    keys.unshift(memberName(at) ?? "");
    at = at.object;
  }
  const from = keys.indexOf("$v");
  const [field, rule] = keys.slice(-2);
  if (from < 0 || from > keys.length - 3 || !field || !rule) return undefined;
  if (rule === "$error" || rule === "$invalid") return negated ? undefined : { field, rule: undefined };
  return negated && !rule.startsWith("$") ? { field, rule } : undefined;
}

/** A text that names a field, with holes where something is put in: `"age-" + e.id`. */
export const fieldText = (text: Node | undefined, { module }: Sighting<Node>, ev: Evaluator): string | undefined =>
  text && (literalString(text) ?? messagesOf(ev.evaluate(text, module))[0]?.text);

function sentencesIn(body: Node, module: Module, ev: Evaluator): readonly Message[] {
  const out: Message[] = [];
  walk(body, (node) => {
    // what is asked again says the rest
    if (node.type === "ConditionalExpression") return false;
    if (node.type !== "CallExpression" || node.arguments.length !== 1) return undefined;
    const [text] = node.arguments;
    if (!text || (text.type !== "BinaryExpression" && literalString(text) === undefined)) return undefined;
    const [message] = messagesOf(ev.evaluate(text, module));
    if (!message || !isSentence(message.text)) return undefined;
    out.push({ ...message, text: message.text.trim() });
    return false;
  });
  return out;
}
