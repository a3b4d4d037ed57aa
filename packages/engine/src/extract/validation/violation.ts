/**
 * What a test that leads to a message asks of a value: `!name` that it is there, `name.length > 80` that it is at most
 * 80 long, `!/^\d+$/.test(port)` that it matches. The test is read as the violation of the rule.
 */

import type { Json } from "@as-built/spec";
import { computedBy } from "../../evaluate/options-component.ts";
import { joinSources, outcomes, type Source, stringOf, type Value } from "../../evaluate/value.ts";
import { isIdentity, isWord } from "../../language/given-names.ts";
import { rememberFor } from "../../remember.ts";
import { bindingAt, onlyValue } from "../../scope/binding-at.ts";
import type { Guard } from "../../syntax/conditions-around.ts";
import { innerOf } from "../../syntax/implied-parts.ts";
import { keyName, literalValue, memberName } from "../../syntax/literals.ts";
import { type FunctionNode, isFunction, type Node } from "../../syntax/nodes.ts";
import { operandsOf } from "../../syntax/operands.ts";
import { besides, holdsMoreParts, holdsText } from "../../syntax/test-parts.ts";
import { calleeNames } from "../callee-names.ts";
import { conditionWords, together } from "../errors/condition-words.ts";
import type { ComparisonNode } from "../survey.ts";
import { comparedRule } from "./compared-rule.ts";
import { isState, refusingTests, type Tested } from "./component-states.ts";
import { controlTest } from "./control-tests.ts";
import { fullPath } from "./input-subject.ts";
import { fieldsOf } from "./listed-fields.ts";
import { isOfOwn, OF_EACH, type Place, type Violation, valueAt } from "./violation-types.ts";

export type { Place, Violation } from "./violation-types.ts";

/** How many helpers and names are followed. */
const MAX_HELPERS = 3;
/** So many tests a helper has of one value. */
const MAX_TESTS = 3;
/** Most operands of `a || b || c` that are rules of their own. */
const MAX_OPERANDS = 6;
/** A test of more parts is no rule that somebody wrote. */
const MAX_PARTS = 100;

/** The rules that are violated where the test is true (or, negated, false); none where it says nothing by itself. */
export function violations(test: Node, negated: boolean, place: Place, depth = 0): readonly Violation[] {
  const inner = test.type === "AwaitExpression" ? test.argument : innerOf(test);
  if (inner) return violations(inner, negated, place, depth);
  switch (test.type) {
    case "UnaryExpression":
      return test.operator === "!" ? violations(test.argument, !negated, place, depth) : [];
    case "LogicalExpression":
      return logical(test, negated, place, depth);
    case "ConditionalExpression":
      return chosen(test, negated, place, depth);
    case "BinaryExpression":
      if (test.operator === "in") return contained(test, negated, place);
      return unmatched(test, negated, place, depth) ?? comparedRule(test, negated, place);
    case "CallExpression":
      return asked(test, negated) ?? called(test, negated, place, depth);
    default:
      return (
        asked(test, negated) ??
        named(test, negated, place, depth) ??
        (negated && !isVerdict(test, place) ? [{ rule: "required", subject: test, strong: false }] : [custom(test)])
      );
  }
}

/** By what the names in a test stand for, and the test. */
const known = rememberFor((_scene: object) => rememberFor((_test: Node) => new Map<string, readonly Violation[]>()));

/** What a test says that another stands for: names of tests of names are many ways, and each is read once. */
function followed(test: Node, negated: boolean, place: Place, depth: number): readonly Violation[] {
  const answers = known(place.env ?? place.ev)(test);
  const key = `${negated} ${depth} ${place.field}`;
  const found = answers.get(key) ?? violations(test, negated, place, depth + 1);
  answers.set(key, found);
  return found;
}

/** `form.controls.email.hasError("required")`; that a control has no error says nothing. */
function asked(test: Node, negated: boolean): readonly Violation[] | undefined {
  const found = negated ? undefined : controlTest(test);
  return found && [found];
}

/** `const empty = computed(() => !form.name)`, tested by `empty.value`, as Vue's and Angular's signals are. */
function computed(test: Node, negated: boolean, place: Place, depth: number): readonly Violation[] | undefined {
  const held =
    test.type === "MemberExpression" && memberName(test) === "value"
      ? test.object
      : test.type === "CallExpression" && test.arguments.length <= 1
        ? (test.arguments[0] ?? test.callee)
        : undefined;
  const from = onlyValue(held, place.module.script.scopes);
  if (!from || depth > MAX_HELPERS) return undefined;
  const [fn, ...rest] = from.type === "CallExpression" ? from.arguments : [];
  const body = fn && rest.length === 0 && isFunction(fn) && fn.params.length === 0 ? bodyOf(fn) : undefined;
  const found = body ? followed(body, negated, place, depth) : [];
  return found.some(({ strong, rule }) => strong || rule === "required") ? found : undefined;
}

/** `computed: {valid() { return this.form.name && this.form.type }}`, tested as `this.valid`. */
function ofComponent(test: Node, negated: boolean, place: Place, depth: number): readonly Violation[] | undefined {
  if (test.type !== "MemberExpression" || depth > MAX_HELPERS) return undefined;
  // that something is as it should be is no rule
  if (!negated && /^(?!.*invalid).*valid/i.test(memberName(test) ?? "")) return undefined;
  const found = componentTests(test, negated, place).flatMap((one) => followed(one.test, one.negated, place, depth));
  return found.some(({ strong, rule, against }) => strong || rule === "required" || against) ? found : undefined;
}

/** `const tooLong = name.length > 80`, tested by its name. */
function named(test: Node, negated: boolean, place: Place, depth: number): readonly Violation[] | undefined {
  const value = computed(test, negated, place, depth) ?? ofComponent(test, negated, place, depth);
  if (value) return value;
  const from = onlyValue(test, place.module.script.scopes);
  if (!from || depth > MAX_HELPERS) return undefined;
  if (!TESTS.has(from.type)) return undefined;
  const found = followed(from, negated, place, depth);
  // `const can = Boolean(navigator.clipboard)`: of the browser, by whatever name
  const isOfBrowser = ({ subject }: Violation): boolean =>
    subject !== undefined && place.ev.evaluate(subject, place.module).kind === "global";
  return found.some((one) => one.strong || isOfBrowser(one)) ? found : undefined;
}

/** `text.match(/x/) === null`, `null === text.match(/x/)`: no match. */
function unmatched(
  test: ComparisonNode,
  negated: boolean,
  place: Place,
  depth: number,
): readonly Violation[] | undefined {
  const { operator } = test;
  const [left, right] = test.left.type === "CallExpression" ? [test.left, test.right] : [test.right, test.left];
  if (left.type !== "CallExpression" || left.callee.type !== "MemberExpression") return undefined;
  const name = keyName(left.callee.property, left.callee.computed);
  const nothing = right.type === "PrivateIdentifier" ? undefined : literalValue(right);
  if ((name !== "match" && name !== "exec") || !nothing || (nothing.value ?? null) !== null) return undefined;
  const equal = operator === "===" || operator === "==";
  return violations(left, equal !== negated, place, depth);
}

/** `percent ? value > 1000 : false`: what is asked where it applies. */
function chosen(
  { consequent, alternate }: Extract<Node, { type: "ConditionalExpression" }>,
  negated: boolean,
  place: Place,
  depth: number,
): readonly Violation[] {
  const isSettled = (node: Node): boolean => literalValue(node)?.value === negated;
  if (isSettled(alternate)) return violations(consequent, negated, place, depth);
  return isSettled(consequent) ? violations(alternate, negated, place, depth) : [];
}

/** Of many things that all have to be, as a form is valid, only those that are rules. */
const several = (found: readonly Violation[]): readonly Violation[] =>
  (found.length > MAX_OPERANDS ? found.filter(({ rule, against }) => rule !== "custom" || against) : found).slice(
    0,
    2 * MAX_OPERANDS,
  );

/** `a || b`: either is violated. `a && b`: the last is what is asked, or what is of the field of the words, the others when. */
function logical(
  test: Extract<Node, { type: "LogicalExpression" }>,
  negated: boolean,
  place: Place,
  depth: number,
): readonly Violation[] {
  if (holdsMoreParts(test, MAX_PARTS)) return [];
  const either = (test.operator === "||") !== negated;
  const listed = either ? undefined : noneOf(test, negated, place);
  if (listed) return [listed];
  const left = violations(test.left, negated, place, depth);
  const right = violations(test.right, negated, place, depth);
  if (either) return negated ? several([...left, ...right]) : [...left, ...right].slice(0, MAX_OPERANDS);
  // `x && x.length > 3`: that x is there is no rule
  const [isOfLeft, isOfRight] = [left, right].map((side) => side.some((one) => isOfOwn(place.field, one) === true));
  const isLast =
    isOfLeft === isOfRight
      ? right.some(({ rule, value }) => rule !== "custom" || value !== undefined) || !left.some(({ strong }) => strong)
      : isOfRight;
  const [asked, other, found] = isLast ? [test.right, test.left, right] : [test.left, test.right, left];
  return besides(other, asked, !negated, place.module.script.text).reduce(
    (under, guard) => under.map((one) => onlyWhere(guard, one, place)),
    unsure(found, place),
  );
}

/**
 * `(chosen.length === 0 || isChosen(file)) && locked`: that there is nothing is one of the cases, beside one that asks of
 * something else, and nothing that is refused by itself.
 */
function unsure(found: readonly Violation[], place: Place): readonly Violation[] {
  const others = found.flatMap(({ rule, value, subject }) =>
    rule === "custom" && value === undefined && subject ? [textOf(subject, place)] : [],
  );
  return found.filter(
    ({ rule, subject }) => rule !== "required" || !subject || others.every((other) => other === textOf(subject, place)),
  );
}

/** A rule with a condition beside it. Where that asks about the same thing and has no words, neither is the whole rule. */
function onlyWhere({ test, is }: Guard, found: Violation, place: Place): Violation {
  const words = conditionWords(test, is, place);
  if (words !== undefined)
    return { ...found, when: together(found.when === undefined ? [words] : [words, found.when]) };
  const isOfSame = found.subject !== undefined && holdsText(test, found.subject, place.module.script.text);
  return isOfSame ? { ...custom(found.subject), strong: true } : found;
}

type Called = Extract<Node, { type: "CallExpression" }>;

function called(test: Called, negated: boolean, place: Place, depth: number): readonly Violation[] {
  const { module, ev } = place;
  const first = test.arguments[0];
  const receiver = test.callee.type === "MemberExpression" ? test.callee.object : undefined;
  const [name] = calleeNames(test.callee, module, ev);
  switch (name) {
    case "test":
      return receiver ? fitting(valueAt(receiver, place), first, negated) : [];
    case "match":
      return first ? fitting(patternOf(valueAt(first, place)), receiver, negated) : [];
    case "trim":
    case "trimEnd":
      return negated && receiver ? [{ rule: "required", subject: receiver, strong: true }] : [];
    case "isNaN":
    case "isFinite":
    case "isInteger":
    case "isArray": {
      const value = name === "isArray" ? "array" : name === "isInteger" ? "integer" : "number";
      return negated === (name !== "isNaN") ? [{ rule: "type", value, subject: first, strong: true }] : [];
    }
    case "startsWith":
    case "endsWith":
      return negated && first ? [affixed(name, first, receiver, place)] : [custom(receiver)];
    case "hasOwnProperty":
      return negated && first ? owned(first, module, ev) : [];
    case "includes":
      // `address.includes("*")` tests the address
      if (first && ev.evaluate(first, module).kind === "constant") return [custom(receiver)];
      return negated && receiver ? oneOf(ev.assume(valueAt(receiver, place)), first) : [custom(first)];
    case "some":
    case "every":
    case "find":
      return listed(test, negated, place, depth);
    default:
      if (!first && isState(bindingAt(test.callee, module.script.scopes)))
        return negated ? [{ rule: "required", subject: test.callee, strong: false }] : [custom(test.callee)];
      return (
        helper(test, negated, place, depth) ?? computed(test, negated, place, depth) ?? [custom(first ?? receiver)]
      );
  }
}

/** `!("speechSynthesis" in window)` asks what the browser can do, which is what the test is then about. */
function contained({ left, right }: ComparisonNode, negated: boolean, { module, ev }: Place): readonly Violation[] {
  if (!negated || left.type === "PrivateIdentifier") return [];
  return ev.evaluate(right, module).kind === "global" ? [custom(right)] : owned(left, module, ev);
}

/** `!row.hasOwnProperty("name")`, `!("name" in row)`. */
function owned(key: Node, module: Place["module"], ev: Place["ev"]): readonly Violation[] {
  const value = ev.evaluate(key, module);
  const name = stringOf(value);
  return name === undefined
    ? []
    : [{ rule: "required", name, sources: joinSources([value]), subject: undefined, strong: true }];
}

/** `values.some(v => v.length > 100)`: what is asked of each is said of the list, under that condition. */
function listed(test: Called, negated: boolean, place: Place, depth: number): readonly Violation[] {
  const first = test.arguments[0];
  const receiver = test.callee.type === "MemberExpression" ? test.callee.object : undefined;
  const body = first && isFunction(first) ? bodyOf(first) : undefined;
  const found = body && depth < MAX_HELPERS ? followed(body, negated, place, depth) : [];
  const fields = receiver && first ? missingFields(receiver, first, found, place) : [];
  if (fields.length > 0) return fields;
  const telling = found.filter(({ rule, strong }) => strong && rule !== "required");
  if (telling.length > 0) return telling.map((one) => ({ ...one, subject: receiver, when: OF_EACH }));
  const same = !negated && first && isFunction(first) && body ? sameField(first, body) : undefined;
  return [custom(same ?? receiver)];
}

/** `["name","email"].some(key => !form[key])`: each of them is asked for. */
function missingFields(list: Node, fn: Node, found: readonly Violation[], place: Place): readonly Violation[] {
  const [only, ...more] = found;
  const parameter = isFunction(fn) ? fn.params[0] : undefined;
  const tested = only?.subject;
  if (only?.rule !== "required" || more.length > 0 || parameter?.type !== "Identifier") return [];
  if (tested?.type !== "MemberExpression" || !tested.computed || tested.property.type !== "Identifier") return [];
  if (tested.property.name !== parameter.name) return [];
  return fieldsOf(place.ev.evaluate(list, place.module)).map(({ name, sources }) => ({
    rule: "required",
    name,
    ...(sources ? { sources } : {}),
    subject: tested,
    strong: true,
  }));
}

/** `isEmpty(name)` where the program says what that is: `value => !value.length`. */
function helper(test: Called, negated: boolean, place: Place, depth: number): readonly Violation[] | undefined {
  const [first, ...more] = test.arguments;
  if (!first || more.length > 0 || depth >= MAX_HELPERS) return undefined;
  const [value, ...others] = outcomes(place.ev.evaluate(test.callee, place.module));
  if (value?.kind !== "function" || others.length > 0) return undefined;
  const body = bodyOf(value.node);
  const found = body ? followed(body, negated, { ...place, module: value.module }, depth) : [];
  const telling = found.filter(({ strong }) => strong);
  if (telling.length === 0) return undefined;
  // what a whole thing has to be like is no rule of one field
  if (telling.length > MAX_TESTS) return [custom(first)];
  return telling.map((one) => {
    // `isOutOfRange(template)` tests a property of what it is given
    const inner = one.subject?.type === "MemberExpression" ? fullPath(one.subject) : undefined;
    return { ...one, subject: first, ...(one.name === undefined && isWord(inner) ? { name: inner } : {}) };
  });
}

/** What a function of one expression gives back. */
function bodyOf(fn: FunctionNode): Node | undefined {
  const { body } = fn;
  if (body?.type !== "BlockStatement") return body ?? undefined;
  const [only, ...more] = body.body;
  return only?.type === "ReturnStatement" && more.length === 0 ? (only.argument ?? undefined) : undefined;
}

const TESTS = new Set(["BinaryExpression", "LogicalExpression", "UnaryExpression", "CallExpression"]);

/**
 * What a property of a component of options (Vue 2 and 3) stands for where it is tested: `computed: {valid() {...}}`, and
 * a flag that one place sets, `this.valid = this.form.name === this.name`. Takes the read of the property; gives the tests by
 * one of which it is true, or, negated, false.
 */
function componentTests(read: Node, negated: boolean, { ev, module }: Place): readonly Tested[] {
  const key = memberName(read);
  if (read.type !== "MemberExpression" || key === undefined) return [];
  const component = ev.handed.componentAt(read.object, module);
  // the places of what is found are read in this module
  if (!component || component.module !== module) return [];
  const computed = computedBy(component, key);
  if (computed) return refusingTests(computed, negated);
  const set = component.written.get(key)?.filter((node) => literalValue(node) === undefined) ?? [];
  const [only, ...more] = set;
  return only && more.length === 0 && TESTS.has(only.type) ? [{ test: only, negated }] : [];
}

/** What a text is changed by before it is compared. */
const CONVERSIONS = new Set(["toLowerCase", "toUpperCase", "toLocaleLowerCase", "toLocaleUpperCase", "trim"]);

/** `g.name`, where the function compares it with the same of another thing. */
function sameField(fn: FunctionNode, body: Node): Node | undefined {
  const [parameter] = fn.params;
  if (parameter?.type !== "Identifier") return undefined;
  for (const { left, right } of equalities(body)) {
    const [one, other] = [fieldIn(left), fieldIn(right)];
    const name = one && memberName(one);
    if (!one || !other || name === undefined || name !== memberName(other) || isIdentity(name)) continue;
    for (const side of [one, other])
      if (side.object.type === "Identifier" && side.object.name === parameter.name) return side;
  }
  return undefined;
}

type Member = Extract<Node, { type: "MemberExpression" }>;

/** `a === b && c === d`. */
const equalities = (node: Node): readonly Extract<Node, { type: "BinaryExpression" }>[] =>
  (node.type === "LogicalExpression" ? operandsOf(node, "&&") : [node]).flatMap((one) =>
    one.type === "BinaryExpression" && (one.operator === "===" || one.operator === "==") ? [one] : [],
  );

function fieldIn(node: Node): Member | undefined {
  if (node.type === "ChainExpression") return fieldIn(node.expression);
  if (node.type === "CallExpression")
    return node.callee.type === "MemberExpression" && CONVERSIONS.has(memberName(node.callee) ?? "")
      ? fieldIn(node.callee.object)
      : undefined;
  return node.type === "MemberExpression" ? node : undefined;
}

/** `const {valid: ok, error} = check(password)`: that it is not there says what something else found. */
function isVerdict(test: Node, { module }: Place): boolean {
  const binding = bindingAt(test, module.script.scopes);
  const [only] = binding?.definitions ?? [];
  const last = only?.kind === "value" ? only.path.at(-1) : undefined;
  return last?.kind === "key" && /^(?:is_?)?valid$|^ok$|^success$/i.test(last.key);
}

const custom = (subject: Node | undefined): Violation => ({ rule: "custom", subject, strong: false });

/** `!formula.startsWith("=")`. */
function affixed(name: string, affix: Node, subject: Node | undefined, { module, ev }: Place): Violation {
  const value = ev.evaluate(affix, module);
  const text = stringOf(value);
  if (text === undefined) return custom(subject);
  const where = name === "startsWith" ? "starts" : "ends";
  return { rule: "custom", value: `${where} with ${text}`, sources: joinSources([value]), subject, strong: true };
}

/** `x.match("^a")` makes an expression of the text. */
const patternOf = (value: Value): Value =>
  value.kind === "constant" && typeof value.value === "string"
    ? { kind: "pattern", pattern: value.value, flags: "", sources: value.sources }
    : value;

const matched = (pattern: Value, subject: Node | undefined): readonly Violation[] =>
  pattern.kind === "pattern"
    ? [{ rule: "pattern", value: pattern.pattern, sources: pattern.sources, subject, strong: true }]
    : [{ ...custom(subject), strong: isRegExp(pattern) }];

/** `!/^\d+$/.test(x)` asks for what matches; `/\s/.test(x)` refuses it, and where that is nothing but space, asks for more. */
function fitting(pattern: Value, subject: Node | undefined, negated: boolean): readonly Violation[] {
  if (negated || pattern.kind !== "pattern") return matched(pattern, subject);
  const { pattern: value, sources } = pattern;
  if (/^\^\\s[*+]?\$$|^\^\$$/.test(value)) return [{ rule: "required", subject, strong: true }];
  return [{ rule: "custom", value: `does not match ${value}`, sources, subject, strong: true }];
}

/** `new RegExp(given)`: a pattern that is known only when the program runs. */
const isRegExp = (value: Value): boolean =>
  value.kind === "result" && value.callee.kind === "global" && value.callee.path.at(-1) === "RegExp";

/** `!["a","b"].includes(x)`: x is one of them. */
function oneOf(list: Value, subject: Node | undefined): readonly Violation[] {
  if (list.kind !== "array" || list.open) return [custom(subject)];
  const values = list.elements.flatMap((value) =>
    value.kind === "constant" && typeof value.value === "string" ? [value] : [],
  );
  if (values.length < list.elements.length || values.length === 0) return [custom(subject)];
  return [
    {
      rule: "enum",
      value: values.map(({ value }) => String(value)),
      sources: values.flatMap(({ sources }) => sources),
      subject,
      strong: true,
    },
  ];
}

/** `stage !== "pre" && stage !== "post" && stage !== null`: it is one of them. */
interface Unequal {
  readonly subject: Node;
  readonly value: Json;
  readonly sources: readonly Source[];
}

/** `negated`: whether the test is the violation where it does not hold, as in `!(a === "x" || a === "y")`. */
function noneOf(
  test: Extract<Node, { type: "LogicalExpression" }>,
  negated: boolean,
  place: Place,
): Violation | undefined {
  const parts = operandsOf(test, test.operator).map((operand) => unequal(operand, negated, place));
  const subject = parts.at(-1)?.subject;
  const same = parts.flatMap((one) =>
    one && subject && textOf(one.subject, place) === textOf(subject, place) ? [one] : [],
  );
  // of one value alone it is no list; that something is there is no value
  if (!subject || same.filter(({ value }) => value !== null).length < 2) return undefined;
  const values = same.map(({ value }) => value);
  const found = { sources: same.flatMap(({ sources }) => sources), subject, strong: true };
  // `code.length !== 5 && code.length !== 9`
  return memberName(subject) === "length" && subject.type === "MemberExpression"
    ? { ...found, rule: "custom", value: `length ${values.join(" or ")}`, subject: subject.object }
    : { ...found, rule: "enum", value: values };
}

function unequal(node: Node, negated: boolean, { module, ev }: Place): Unequal | undefined {
  if (node.type !== "BinaryExpression" || node.left.type === "PrivateIdentifier") return undefined;
  if (node.operator !== (negated ? "===" : "!==") && node.operator !== (negated ? "==" : "!=")) return undefined;
  const left = ev.evaluate(node.left, module);
  const [value, subject] = left.kind === "constant" ? [left, node.right] : [ev.evaluate(node.right, module), node.left];
  if (value.kind !== "constant" || subject.type === "UnaryExpression") return undefined;
  const { value: fixed, sources } = value;
  return typeof fixed === "string" || typeof fixed === "number" || fixed === null
    ? { subject, value: fixed, sources }
    : undefined;
}

const textOf = ({ start, end }: Node, { module }: Place): string => module.script.text.slice(start, end);
