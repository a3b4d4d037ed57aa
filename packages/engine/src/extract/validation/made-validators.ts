/**
 * Validators that a function makes, where a field is given them: `{name:"band",validate:[required("..."),longest(60,
 * "...")]}`, of Modular Forms (0.2 and later) and of programs' own, `rules:[atMost(12,"...")]`. The made function holds the test, the
 * call that makes it the bound and the words.
 */
import { returnedExpressions } from "../../evaluate/returns.ts";
import { type FunctionValue, outcomes, type Value } from "../../evaluate/value.ts";
import { wordedRule } from "../../language/demands.ts";
import { isSentence } from "../../language/sentence.ts";
import { keyName, literalValue } from "../../syntax/literals.ts";
import { isFunction, type Node, type ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys } from "../../syntax/object-keys.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact } from "../fact.ts";
import { messagesOf } from "../message.ts";
import type { Sighting } from "../survey.ts";
import { listsByField, namedSubject } from "./field-validators.ts";
import { type Rule, ruleFact } from "./rule.ts";
import { type Violation, violations } from "./violation.ts";
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
  const made = given.flatMap((one) =>
    outcomes(ev.evaluate(one, module))
      .filter(isMade)
      .map((fn) => ({ fn, at: one })),
  );
  const subject = made.length > 0 ? namedSubject(ev.evaluate(node, module), ev) : undefined;
  if (!subject) return [];
  return made.flatMap(({ fn, at }) =>
    rulesOf(fn, context).map((rule) => ruleFact(subject, rule, { node: at, module, unit })),
  );
}

/** What a property gives as validators, one by one; Solid's compiler makes a getter of it. */
function givenNodes(property: ObjectExpression["properties"][number]): readonly Node[] {
  if (property.type !== "Property" || !VALIDATORS.test(keyName(property.key, property.computed) ?? "")) return [];
  const { kind, value } = property;
  const given = kind === "get" && isFunction(value) ? returnedExpressions(value).at(-1) : value;
  if (given?.type === "ArrayExpression")
    return given.elements.flatMap((one) => (one?.type === "CallExpression" ? [one] : []));
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
    const { rule, value, sources } = ruleIn(violations(test, negated, place), wording.message.text);
    return [{ rule, ...(value === undefined ? {} : { value }), ...(sources ? { sources } : {}), ...wording }];
  });
}

/** What the test asks; else what the words say. */
function ruleIn(found: readonly Violation[], text: string): Pick<Violation, "rule" | "value" | "sources"> {
  const told = found.find(({ rule, value, strong }) => rule !== "custom" && (strong || rule === "required" || value));
  return told ?? wordedRule(text) ?? { rule: "custom" };
}
