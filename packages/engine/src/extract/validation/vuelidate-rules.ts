/**
 * Rules of Vuelidate, 0.7 and 2, by field: `validations:{form:{band:{required,minLength:minLength(2)}}}` of a component of
 * options, also as a function. The key says which rule it is; a message is given by `withMessage("...", required)`, or
 * drawn by the template (0.7) where the rule does not hold.
 */
import { returnedExpressions } from "../../evaluate/returns.ts";
import type { Value } from "../../evaluate/value.ts";
import { isWord } from "../../language/given-names.ts";
import { onlyValue } from "../../scope/binding-at.ts";
import { lastExpression } from "../../syntax/last-expression.ts";
import { memberName } from "../../syntax/literals.ts";
import { isFunction, type Node, type ObjectExpression } from "../../syntax/nodes.ts";
import { fixedProperties, propertyOf } from "../../syntax/object-keys.ts";
import type { Module } from "../../unpack/module.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact } from "../fact.ts";
import { placeOfNode } from "../name-place.ts";
import type { Sighting } from "../survey.ts";
import { CONTROL_RULES } from "./control-tests.ts";
import { type Rule, ruleFact } from "./rule.ts";
import { boundedRule } from "./rule-names.ts";
import { type DrawnWords, wordsFor } from "./vuelidate-words.ts";
import { wordingOf } from "./wording.ts";

/** Deepest nesting of fields. */
const MAX_DEPTH = 4;

/** The fields of a component's `validations`; none where its values are none of the library's. */
export function vuelidateFacts(
  at: Sighting<ObjectExpression>,
  drawn: readonly DrawnWords[],
  context: ExtractContext,
): readonly Fact[] {
  const given = propertyOf(at.node, "validations");
  const [made] = given && isFunction(given) ? returnedExpressions(given) : [given];
  return made?.type === "ObjectExpression" ? fieldFacts({ ...at, node: made }, drawn, context, 0) : [];
}

function fieldFacts(
  at: Sighting<ObjectExpression>,
  drawn: readonly DrawnWords[],
  context: ExtractContext,
  depth: number,
): readonly Fact[] {
  return fixedProperties(at.node).flatMap(([name, { key, value }]) => {
    if (value.type !== "ObjectExpression" || depth > MAX_DEPTH) return [];
    const rules = fixedProperties(value).filter(([, one]) => isValidator(one.value));
    const subject = { name, sources: [placeOfNode(key, at.module)] };
    const stated = rules.flatMap(([rule, one]) => {
      const found = ruleUnder(rule, one.value, at, context);
      const words = found?.message || found?.messageKey ? undefined : wordsFor(name, rule, rules.length, at, drawn);
      const said = found && withBound(words ? { ...found, message: words } : found);
      // of a validator of the program's own only its words tell something
      if (!said || (said.rule === "custom" && !said.message && !said.messageKey)) return [];
      return isWord(name) ? [ruleFact(subject, said, { ...at, node: one })] : [];
    });
    return [...stated, ...fieldFacts({ ...at, node: value }, drawn, context, depth + 1)];
  });
}

/** `$params.min` in the words of a rule is its own bound. */
function withBound(rule: Rule): Rule {
  const { message, value } = rule;
  const holes = message?.text.match(/\{[^{}]*\}/g) ?? [];
  const [only] = holes;
  if (!message?.built || typeof value !== "number" || only === undefined || holes.length > 1) return rule;
  return { ...rule, message: { ...message, text: message.text.replace(only, String(value)) } };
}

/** `required`, `validators.mw`, `minLength(2)`, `value => ...`: no options and no nested fields. */
const isValidator = (node: Node): boolean =>
  node.type === "Identifier" || node.type === "MemberExpression" || node.type === "CallExpression" || isFunction(node);

function ruleUnder(
  key: string,
  node: Node,
  { module }: Pick<Sighting<Node>, "module">,
  { ev, words }: Pick<ExtractContext, "ev" | "words">,
): Rule | undefined {
  const given = node.type === "CallExpression" ? node.arguments : [];
  const [text, inner] = given;
  if (node.type === "CallExpression" && memberName(node.callee) === "withMessage" && text && inner) {
    const rule = ruleUnder(key, inner, { module }, { ev, words });
    const said = ev.evaluate(text, module);
    const wording = wordingOf(said.kind === "function" ? ev.summary(said.node, said.module) : said, { ev, words });
    return rule && { ...rule, ...wording };
  }
  const bound = boundOf(node, (one) => ev.evaluate(one, module), module);
  if (bound?.kind === "pattern") return boundedRule("pattern", bound);
  // `sameAsPassword: sameAs("password")`, by its documented name (0.7)
  if (key.startsWith("sameAs") && bound?.kind === "constant" && typeof bound.value === "string")
    return { rule: "equals", value: bound.value, sources: bound.sources };
  const known = CONTROL_RULES.get(key.toLowerCase());
  if (!known) return { rule: "custom" };
  // `required: requiredIf("hasKeel")`: what decides whether it is asked for
  if (known.rule === "required" && node.type === "CallExpression") {
    const isUnless = memberName(lastExpression(node.callee)) === "requiredUnless";
    const asked = bound?.kind === "constant" && typeof bound.value === "string" ? bound.value : undefined;
    return asked === undefined ? undefined : { ...known, when: isUnless ? `!${asked}` : asked };
  }
  return known.rule === "required" || known.value !== undefined ? known : boundedRule(known.rule, bound);
}

/** `minLength(2)`, `helpers.regex(/.../)`, `helpers.regex("code", /.../)` and a name for it. */
function boundOf(node: Node, read: (node: Node) => Value, module: Module): Value | undefined {
  if (node.type === "Identifier") {
    const from = onlyValue(node, module.script.scopes);
    return from?.type === "CallExpression" ? boundOf(from, read, module) : undefined;
  }
  const last = node.type === "CallExpression" ? node.arguments.at(-1) : undefined;
  return last && last.type !== "SpreadElement" && !isFunction(last) ? read(last) : undefined;
}
