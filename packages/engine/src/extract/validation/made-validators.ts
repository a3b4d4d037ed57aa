/**
 * Validators that a function makes, where a field is given them: `{name:"band",validate:[required("..."),longest(60,
 * "...")]}`, of Modular Forms (0.2 and later) and of programs' own, `rules:[atMost(12,"...")]`. The made function holds the test, the
 * call that makes it the bound and the words.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { returnedExpressions } from "../../evaluate/returns.ts";
import { type FunctionValue, outcomes, type Value } from "../../evaluate/value.ts";
import { wordedRule } from "../../language/demands.ts";
import { isSentence } from "../../language/sentence.ts";
import { keyName, literalValue } from "../../syntax/literals.ts";
import { isFunction, type Node, type ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys } from "../../syntax/object-keys.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact } from "../fact.ts";
import { keysOf } from "../http/payload.ts";
import { messagesOf } from "../message.ts";
import type { Sighting } from "../survey.ts";
import { listsByField, namedSubject } from "./field-validators.ts";
import { type Rule, ruleFact } from "./rule.ts";
import { type Violation, violations } from "./violation.ts";
import { type Asked, askedBy } from "./violation-types.ts";
import { wordingOf } from "./wording.ts";

const VALIDATORS = /^(?:validat(?:e|or|ors|ions?)|rules?)$/;

export function madeFacts(
  { node, module, unit }: Sighting<ObjectExpression>,
  context: ExtractContext,
): readonly Fact[] {
  const { ev } = context;
  const byField = [...listsByField(node, module, ev)].flatMap(({ fn, subject, at }) =>
    isMade(fn) ? rulesOf(fn, context, true).map((rule) => ruleFact(subject, rule, { node: at, module, unit })) : [],
  );
  if (byField.length > 0 || ![...fixedKeys(node)].some((key) => VALIDATORS.test(key))) return byField;
  const given = node.properties.flatMap(givenNodes);
  const asked = given.flatMap((at) =>
    outcomes(ev.evaluate(at, module))
      .flatMap((one) => (isMade(one) ? rulesOf(one, context) : testedRules(one, context)))
      .map((rule) => ({ rule, at })),
  );
  const subject = asked.length > 0 ? namedSubject(ev.evaluate(node, module), ev) : undefined;
  return subject ? asked.map(({ rule, at }) => ruleFact(subject, rule, { node: at, module, unit })) : [];
}

/** `{isValid: v => v !== "", words: {id: "...", defaultMessage: "..."}}`: what is right, and the words where it is not. */
function testedRules(item: Value, { ev, words }: ExtractContext): readonly Rule[] {
  if (item.kind !== "object") return [];
  const held = keysOf(item, ev).keys.map((key) => [key, ev.member(item, key)] as const);
  const fn = held.find(([key]) => TESTS.has(key))?.[1];
  const [wording] = held.flatMap(
    ([, value]) =>
      wordingOf(value, { ev, words }) ?? wordingOf(ev.member(value, "defaultMessage"), { ev, words }) ?? [],
  );
  return fn?.kind === "function" ? refusedRules(fn, wording, ev) : [];
}

/** What a function that says what is right refuses, in the words that stand beside it. */
export function refusedRules(fn: FunctionValue, wording: ReturnType<typeof wordingOf>, ev: Evaluator): readonly Rule[] {
  const said = wording?.message?.text;
  if (said === undefined || !isSentence(said)) return [];
  const right = returnedExpressions(fn.node).at(-1);
  const found = right ? violations(right, true, { module: fn.module, ev, env: fn.env }) : [];
  const strong = found.filter((one) => one.rule !== "custom" && one.strong);
  // a whole number is a number
  const told = strong.some(({ value }) => value === "integer")
    ? strong.filter(({ value }) => value !== "number")
    : strong;
  return (told.length > 0 ? told : [ruleIn(found, said)]).map((one) => ({ ...askedBy(one), ...wording }));
}

const TESTS = new Set(["isValid", "test", "check", "valid"]);

/** What a property gives as validators, one by one; Solid's compiler makes a getter of it. */
function givenNodes(property: ObjectExpression["properties"][number]): readonly Node[] {
  if (property.type !== "Property" || !VALIDATORS.test(keyName(property.key, property.computed) ?? "")) return [];
  const { kind, value } = property;
  const given = kind === "get" && isFunction(value) ? returnedExpressions(value).at(-1) : value;
  if (given?.type === "ArrayExpression")
    return given.elements.flatMap((one) => (one && one.type !== "SpreadElement" && !isFunction(one) ? [one] : []));
  return given?.type === "CallExpression" ? [given] : [];
}

const isMade = (value: Value): value is FunctionValue => value.kind === "function" && value.env.length > 0;

interface Branch {
  readonly test: Node;
  readonly negated: boolean;
  readonly body: Node;
}

/** `v=>!v?words:""`, `v=>ok(v)||words`, `v=>{if(!v)return words}`. */
function branchesOf({ node }: FunctionValue): readonly Branch[] {
  const statements = node.body?.type === "BlockStatement" ? node.body.body : [];
  const guards = statements.flatMap((one): readonly Branch[] => {
    if (one.type !== "IfStatement") return [];
    const { test, consequent } = one;
    const inner = consequent.type === "BlockStatement" ? consequent.body[0] : consequent;
    return inner?.type === "ReturnStatement" && inner.argument ? [{ test, negated: false, body: inner.argument }] : [];
  });
  return [...guards, ...returnedExpressions(node).flatMap(chosenIn)];
}

function chosenIn(node: Node): readonly Branch[] {
  if (node.type === "LogicalExpression" && node.operator !== "??")
    return [{ test: node.left, negated: node.operator === "||", body: node.right }];
  if (node.type !== "ConditionalExpression") return [];
  const { test, consequent, alternate } = node;
  const sides = [
    { test, negated: false, body: consequent },
    { test, negated: true, body: alternate },
  ];
  return sides.filter(({ body }) => literalValue(body) === undefined);
}

/** Where only what the call gives has the words: otherwise words of the made function itself are read where it stands. */
function rulesOf(fn: FunctionValue, { ev, words }: ExtractContext, isOwn = false): readonly Rule[] {
  const place = { module: fn.module, ev, env: fn.env };
  return branchesOf(fn).flatMap(({ test, negated, body }): readonly Rule[] => {
    const own = ev.evaluate(body, fn.module);
    if (!isOwn && messagesOf(own).some(({ text }) => isSentence(text))) return [];
    const wording = wordingOf(ev.apply(own, fn.env), { ev, words });
    if (!wording?.message || !isSentence(wording.message.text)) return [];
    return [{ ...askedBy(ruleIn(violations(test, negated, place), wording.message.text)), ...wording }];
  });
}

/** What the test asks; else what the words say. */
function ruleIn(found: readonly Violation[], text: string): Asked {
  const told = found.find(({ rule, value, strong }) => rule !== "custom" && (strong || rule === "required" || value));
  return told ?? wordedRule(text) ?? { rule: "custom" };
}
