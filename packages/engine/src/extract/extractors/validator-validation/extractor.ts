/**
 * Rules as objects that hold a function and the words for its failure: `{name: {isValid: v => v !== "", error: "..."}}`,
 * Vee-Validate's and antd's `{validator: ..., message: ...}`, lists of criteria `[{label: "...", test: v => v.length >= 10}]`,
 * rules that `Validator.extend("code", {getMessage: () => "...", validate})` of Vee-Validate 2 names.
 * The function says what is valid, so its negation is the violation.
 */
import { returnedExpressions } from "../../../evaluate/returns.ts";
import { joinSources, outcomes, stringOf, type Value } from "../../../evaluate/value.ts";
import { demands, isTextKey, keyWords, subjectInWords, wordedRule } from "../../../language/demands.ts";
import { isWord } from "../../../language/given-names.ts";
import { isSentence } from "../../../language/sentence.ts";
import { lastExpression } from "../../../syntax/last-expression.ts";
import { keyName, literalValue, memberName } from "../../../syntax/literals.ts";
import type { FunctionNode, Node, ObjectExpression } from "../../../syntax/nodes.ts";
import { fixedKeys, propertyOf } from "../../../syntax/object-keys.ts";
import { wordSet } from "../../../word-set.ts";
import { calleeNames } from "../../callee-names.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import type { Words } from "../../i18n/words.ts";
import { type Message, messagesOf } from "../../message.ts";
import { placeOfNode } from "../../name-place.ts";
import { objectsWith } from "../../objects-with.ts";
import type { Sighting, Survey } from "../../survey.ts";
import { actionRule } from "../../validation/chain/step-rules.ts";
import { refusedRules } from "../../validation/made-validators.ts";
import { type Rule, ruleFact, type Subject } from "../../validation/rule.ts";
import { boundedRule } from "../../validation/rule-names.ts";
import { type Violation, violations } from "../../validation/violation.ts";
import { askedBy } from "../../validation/violation-types.ts";
import { wordingOf } from "../../validation/wording.ts";

const FUNCTIONS = ["isValid", "validator", "validate", "test", "check", "valid", "rule"];
const WORDS = [...wordSet("message error errorMessage errorText msg errors serverErrors label text getMessage")];

export const validatorValidation = {
  name: "validator-validation",
  all(survey, context) {
    const { objects } = survey;
    const keys = new Map<Node, Subject>();
    for (const at of objects) noteKeys(at, keys);
    return [
      ...objects.flatMap((at) => validatorFacts(at, keys.get(at.node), context)),
      ...configRules(survey, context).flatMap((at) => {
        const subject = keys.get(at.node);
        return subject ? [ruleFact(subject, at.rule, at)] : [];
      }),
    ];
  },
} satisfies Extractor;

/** Under which key an object stands: `{name: {isValid: ...}}` is about the name. */
function noteKeys({ node, module }: Sighting<ObjectExpression>, keys: Map<Node, Subject>): void {
  for (const property of node.properties) {
    if (property.type !== "Property") continue;
    const own = keyName(property.key, property.computed);
    if (own === undefined) continue;
    const above = keys.get(node);
    // keys that a library sets apart are no fields: `{_type, _elements: {...}}`
    const here = { name: own, sources: [placeOfNode(property.key, module)] };
    const key = !above ? here : own.startsWith("_") || GENERIC.has(own) ? above : below(above, here);
    if (property.value.type === "ObjectExpression") keys.set(property.value, key);
    if (property.value.type !== "ArrayExpression") continue;
    for (const element of property.value.elements) if (element?.type === "ObjectExpression") keys.set(element, key);
  }
}

const below = (above: Subject, own: Subject): Subject => ({
  name: `${above.name}.${own.name}`,
  sources: [...(above.sources ?? []), ...(own.sources ?? [])],
});

function validatorFacts(
  at: Sighting<ObjectExpression>,
  key: Subject | undefined,
  { ev, words: catalogues }: ExtractContext,
): readonly Fact[] {
  const own = fixedKeys(at.node);
  const tested = FUNCTIONS.find((name) => own.has(name));
  if (tested === undefined || !(own.has("name") || WORDS.some((name) => own.has(name)))) return [];
  const object = ev.evaluate(at.node, at.module);
  // `{name: "Password must be at least 15 characters", check}`
  const named = messagesOf(ev.member(object, "name")).filter(({ text }) => demands(text));
  const found = violated(ev.member(object, tested), ev);
  const written = WORDS.filter((name) => own.has(name)).map((name) => ev.member(object, name));
  const words = written.map((value) => (value.kind === "function" ? ev.summary(value.node, value.module) : value));
  const keys = words.flatMap((value) => outcomes(value)).filter(isKey);
  const messages: readonly Worded[] = [
    ...words.flatMap(wordsIn),
    ...named,
    ...keys.flatMap((key) => lookedUp(key, catalogues)),
  ];
  const inKey = keys.flatMap((key) => wordedRule(keyWords(stringOf(key) ?? "")) ?? []);
  const worded = found.some(({ rule }) => rule === "custom")
    ? inKey.map((one) => ({ ...one, subject: undefined, strong: true }))
    : [];
  const telling = [
    ...found.filter(({ rule, strong }) => strong || rule === "required"),
    ...worded.filter(({ rule }) => !found.some((one) => one.rule === rule)),
  ];
  const distinct = telling.filter(
    ({ rule, value }, index) => telling.findIndex((one) => one.rule === rule && one.value === value) === index,
  );
  if (distinct.length === 0 || (messages.length === 0 && keys.length === 0)) return [];
  const subject = subjectOf(key, messages);
  return subject ? distinct.map((one) => ruleFact(subject, stated(one, messages, distinct.length), at)) : [];
}

/** A message, and where it stands in a catalogue. */
type Worded = Message & Pick<Rule, "written" | "messageKey">;

const isKey = (value: Value): boolean => isTextKey(stringOf(value) ?? "");

function lookedUp(key: Value, words: Words): readonly Worded[] {
  const entry = words.lookup(stringOf(key) ?? "");
  const messageKey = { text: stringOf(key) ?? "", sources: joinSources([key]), built: false };
  return entry ? [{ text: entry.text, sources: [], built: false, written: entry.range, messageKey }] : [];
}

const wordsIn = (value: Value): readonly Message[] =>
  (value.kind === "array" ? value.elements : [value]).flatMap(messagesOf).filter(({ text }) => isSentence(text));

/** One message is said for whatever the function refuses; of several the one that words the rule. */
function stated(found: Violation, messages: readonly Worded[], rules: number): Rule {
  const { rule } = found;
  const message = messages.find(({ text }) => wordedRule(text)?.rule === rule) ?? messages[0];
  const fits = message && (rules === 1 || messages.length === 1 || wordedRule(message.text)?.rule === rule);
  const { written, messageKey } = fits ? message : {};
  return {
    ...askedBy(found),
    ...(fits ? { message } : {}),
    ...(written ? { written } : {}),
    ...(messageKey ? { messageKey } : {}),
  };
}

const GENERIC = wordSet(`
  rules fields properties elements validators validations validate criteria checks requirements items
`);

function subjectOf(key: Subject | undefined, messages: readonly Message[]): Subject | undefined {
  if (isWord(key?.name) && !GENERIC.has(key.name)) return key;
  const name = messages.map(({ text }) => subjectInWords(text)).find((words) => words !== undefined);
  return name === undefined ? undefined : { name, guessed: true, sources: messages[0]?.sources ?? [] };
}

/** What the function calls invalid: the negation of what it gives back, and the tests that make it give back false. */
function violated(value: Value, ev: ExtractContext["ev"]): readonly Violation[] {
  const [fn] = outcomes(value);
  if (fn?.kind !== "function") return [];
  const place = { module: fn.module, ev };
  const last = returnedExpressions(fn.node).at(-1);
  return [...refusals(fn.node, place), ...(last ? violations(last, true, place) : [])];
}

function refusals({ body }: FunctionNode, place: Parameters<typeof violations>[2]): readonly Violation[] {
  const statements = body?.type === "BlockStatement" ? body.body : [];
  return statements.flatMap((statement) => {
    if (statement.type !== "IfStatement") return [];
    const inner = statement.consequent.type === "BlockStatement" ? statement.consequent.body[0] : statement.consequent;
    const given = inner?.type === "ReturnStatement" ? inner.argument : undefined;
    return given && literalValue(given)?.value === false ? violations(statement.test, false, place) : [];
  });
}

/**
 * Schemas of what those who run OpenMRS set up, `defineConfigSchema` of @openmrs/esm-framework (3 to 9): `{weeks: {_type:
 * Type.Number, _default: 4, _validators: [validators.inRange(1, 8)]}}`. What is given is checked against them.
 */
function configRules(
  { objects }: Survey,
  context: ExtractContext,
): readonly (Sighting<ObjectExpression> & { rule: Rule })[] {
  // the elements of a list are under its name
  const elements = new Set(objectsWith(objects, "_elements").map(({ node }) => propertyOf(node, "_elements")));
  return objectsWith(objects, "_type").flatMap((at) => {
    const kind = propertyOf(at.node, "_type");
    const asked = propertyOf(at.node, "_validators");
    const rules = [kind, ...(asked?.type === "ArrayExpression" ? asked.elements : [])].map((one) =>
      one ? rulesAt(one, at, context) : [],
    );
    return rules[0]?.length && !elements.has(at.node) ? rules.flat().map((rule) => ({ ...at, rule })) : [];
  });
}

/** `Type.Number`, `validators.isUrl`, `validators.inRange(1, 8)`, `validator(list => list.length > 0, "...")`. */
function rulesAt(node: Node, { module }: Sighting<Node>, context: ExtractContext): readonly Rule[] {
  const given = node.type === "CallExpression" ? node.arguments : [];
  const values = given.map((one) => context.ev.evaluate(one, module));
  const [first, second] = values;
  const [name] =
    node.type === "CallExpression" ? calleeNames(node.callee, module, context.ev) : [memberName(lastExpression(node))];
  if (name === "validator" && first?.kind === "function" && second)
    return refusedRules(first, wordingOf(second, context), context.ev);
  const asked = actionRule(name, values, { module, ...context }, "Config");
  const bounds = name === "inRange" ? [boundedRule("min", first), boundedRule("max", second)] : [asked];
  return bounds.flatMap((rule) => rule ?? []);
}
