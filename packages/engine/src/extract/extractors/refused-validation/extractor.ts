/**
 * Input that is refused without words: a flag (`if(port<1025){this.isInvalidPort=true;return}`), a button that cannot be
 * pressed (`disabled:text.trim().length===0`), nothing handed on (`!form.host?change(null):change(form)`), a form that is
 * not sent (`if(!values.target)return;`). The test says what is asked.
 */

import { holds } from "../../../evaluate/options-component.ts";
import { bindingAt, onlyValue } from "../../../scope/binding-at.ts";
import { literalString, literalValue, memberName } from "../../../syntax/literals.ts";
import type { Node, ObjectExpression, ObjectProperty } from "../../../syntax/nodes.ts";
import { fixedProperties } from "../../../syntax/object-keys.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfName, placeOfNode } from "../../name-place.ts";
import { objectsWhere } from "../../objects-with.ts";
import type { ConditionNode, Sighting } from "../../survey.ts";
import { complaintsIn } from "../../validation/complaints.ts";
import { type Fields, fieldsByModule, isNameNear } from "../../validation/field-names.ts";
import { ANY_INPUT, fullPath, memberPath } from "../../validation/input-subject.ts";
import { type LoweredMethods, loweredMethods } from "../../validation/own-methods.ts";
import { ruleFact, type Subject } from "../../validation/rule.ts";
import { type Violation, violations } from "../../validation/violation.ts";
import { isIdentity, isWord } from "../../validation/words.ts";
import { taken, testsOf, typedOut } from "./button-tests.ts";
import { invalidFlag } from "./invalid-flag.ts";

export const refusedValidation = {
  name: "refused-validation",
  all({ conditions, objects, arrays }, given) {
    const context = { ...given, lowered: loweredMethods(arrays) };
    const fields = fieldsByModule(objects);
    return [
      ...conditions.flatMap((at) => [
        ...flagged(at, context),
        ...nothingHandedOn(at, context),
        ...notSent(at, fields.get(at.module), context),
      ]),
      ...objectsWhere(objects, isDisabling).flatMap((at) => button(at, fields.get(at.module), context)),
    ];
  },
} satisfies Extractor;

function facts(found: readonly Violation[], at: Sighting<Node>, subjectOf: (node: Node) => Subject | undefined) {
  return found.flatMap(({ rule, value, sources, subject, name, against }): readonly Fact[] => {
    if (against && subject) return typedAgain([subject, against], at, subjectOf);
    if (rule === "required" && isWord(name)) return [ruleFact({ name, sources: sources ?? [] }, { rule }, at)];
    const isOpen = value === undefined && rule !== "required" && rule !== "unique";
    const named = rule === "custom" || isOpen || !subject ? undefined : subjectOf(subject);
    const bound = { ...(value === undefined ? {} : { value }), ...(sources ? { sources } : {}) };
    return named ? [ruleFact({ ...named, guessed: true }, { rule, ...bound }, at)] : [];
  });
}

/** `typed.name !== project.name`, of which one is a field: it has to be typed as it stands; an id is compared. */
function typedAgain(
  sides: readonly [Node, Node],
  at: Sighting<Node>,
  subjectOf: (node: Node) => Subject | undefined,
): readonly Fact[] {
  const [first, second] = sides.map(subjectOf);
  const field = first ?? second;
  const expected = fullPath(first ? sides[1] : sides[0]);
  const isOther = first && second && (first.name !== second.name || isIdentity(first.name));
  if (!field || isOther || expected === undefined) return [];
  return [ruleFact({ ...field, guessed: true }, { rule: "equals", value: expected }, at)];
}

function subjectAt(node: Node, { module }: Sighting<Node>, { ev }: ExtractContext): Subject | undefined {
  const name = fullPath(node) ?? memberPath(ev.evaluate(node, module));
  return isWord(name) && !ANY_INPUT.has(name) ? { name, sources: placeOfName(node, module) } : undefined;
}

/** `if(!port||port<1025){this.isInvalidPort=true;return}`. */
function flagged(at: Sighting<ConditionNode>, context: ExtractContext): readonly Fact[] {
  const { node } = at;
  const branch = node.type === "LogicalExpression" ? node.right : node.consequent;
  const flag = node.type === "LogicalExpression" && node.operator !== "&&" ? undefined : invalidFlag(branch, at.module);
  if (!flag) return [];
  const test = node.type === "LogicalExpression" ? node.left : node.test;
  const found = violations(test, false, { ...at, ...context });
  const telling = found.some(({ strong }) => strong) ? found : [];
  return facts(telling, at, (node) => subjectAt(node, at, context) ?? flag);
}

type ButtonContext = ExtractContext & { readonly lowered: LoweredMethods };

const PRESSED = new Set(["onClick", "onPress", "onclick"]);
/** Dialogs of components that have their buttons themselves: `okDisabled`, `disable-primary`. */
const DIALOG = /^[a-z]+(?:-disabled|Disabled)$|^disable(?:[A-Z]|-[a-z])[\w-]*$/;
const isDisabling = (key: string): boolean => key === "disabled" || key === "isDisabled" || DIALOG.test(key);
const DECIDED = /^on(?:Confirm|Submit|Save|Ok|Primary|Accept)/;

/** `{onClick:send,disabled:text.trim().length===0}`, where an input shows or fills what is tested. */
function button(at: Sighting<ObjectExpression>, fields: Fields | undefined, context: ButtonContext): readonly Fact[] {
  let isButton = false;
  let isDialog = false;
  let disabled: ObjectProperty | undefined;
  let own: ObjectProperty | undefined;
  for (const [key, property] of fixedProperties(at.node)) {
    if (key === "disabled" || key === "isDisabled") disabled = property;
    else if (DIALOG.test(key)) own = property;
    isButton ||= PRESSED.has(key) || (key === "type" && literalString(property.value) === "submit");
    isDialog ||= DECIDED.test(key);
  }
  if (own && isDialog) disabled ??= own;
  if (!disabled || !(isButton || isDialog) || !fields) return [];
  const place = { ...at, ...context };
  const found = testsOf(disabled.value, place).flatMap(({ test, negated }) => [
    ...violations(test, negated, place),
    ...typedOut(test, negated, place),
    ...(negated ? [] : taken(test)),
  ]);
  return facts(found, { ...at, node: disabled }, (node) => fieldAt(node, fields, at, context));
}

/** `!a.host?change(null):change(a)`: what lacks the host is not handed on. */
function nothingHandedOn(at: Sighting<ConditionNode>, context: ExtractContext): readonly Fact[] {
  const { node } = at;
  if (node.type !== "ConditionalExpression") return [];
  const { test, consequent, alternate } = node;
  const [given, otherwise] = [givenBy(consequent), givenBy(alternate)];
  if (!given || !otherwise || given.callee !== otherwise.callee || isNull(given.what) === isNull(otherwise.what))
    return [];
  const whole = isNull(given.what) ? otherwise.what : given.what;
  if (whole.type !== "Identifier") return [];
  const found = violations(test, !isNull(given.what), { ...at, ...context });
  const own = found.filter(({ subject }) => subject && isPartOf(subject, whole.name));
  return facts(own, at, (inner) => subjectAt(inner, at, context));
}

function givenBy(node: Node): { readonly callee: string; readonly what: Node } | undefined {
  if (node.type !== "CallExpression" || node.callee.type !== "Identifier" || node.arguments.length !== 1)
    return undefined;
  const what = node.arguments[0];
  return what && what.type !== "SpreadElement" ? { callee: node.callee.name, what } : undefined;
}

/** `null`, `undefined`, `void 0`. */
function isNull(node: Node): boolean {
  const literal = literalValue(node);
  return literal !== undefined && (literal.value ?? null) === null;
}

function isPartOf(node: Node, name: string): boolean {
  if (node.type === "ChainExpression") return isPartOf(node.expression, name);
  return node.type === "MemberExpression" && node.object.type === "Identifier" && node.object.name === name;
}

/** `if(values.target==null)return;`: a form is not sent, and one of its inputs has the name. */
function notSent(at: Sighting<ConditionNode>, fields: Fields | undefined, context: ExtractContext): readonly Fact[] {
  const { node } = at;
  if (!fields) return [];
  if (node.type === "LogicalExpression") return onlySent(node, fields, at, context);
  if (node.type !== "IfStatement" || node.alternate || !isReturn(node.consequent, true)) return [];
  // with words it is stated by them
  if (complaintsIn(node.consequent, { ...at, ...context }).length > 0) return [];
  const silent = isReturn(node.consequent, false);
  const found = violations(node.test, false, { ...at, ...context }).filter(
    (one) => (isWord(one.name) ? isNameNear(one.name, fields, at.unit) : silent) && !tellsKinds(one),
  );
  return facts(found, at, (one) => {
    const field = fieldAt(one, fields, at, context);
    return field && isIdentity(field.name) ? undefined : (field ?? readFromForm(one, fields, at));
  });
}

/** `if(node.kind!=="loop"&&node.kind!=="branch")return;`: what is done for some is not done for others, and none is refused. */
const tellsKinds = ({ rule, against }: Violation): boolean => rule === "enum" || against !== undefined;

/** `values.target!=null&&send({where:values.target})`, as minifiers write the same. */
function onlySent(
  { operator, left, right }: Extract<ConditionNode, { type: "LogicalExpression" }>,
  fields: Fields,
  at: Sighting<ConditionNode>,
  context: ExtractContext,
): readonly Fact[] {
  if (operator !== "&&" || (right.type !== "CallExpression" && right.type !== "SequenceExpression")) return [];
  if (context.ev.evaluate(right, at.module).kind === "element" || isKept(right)) return [];
  const { text } = at.module.script;
  const sent = text.slice(right.start, right.end);
  const found = violations(left, true, { ...at, ...context }).filter(
    ({ subject }) =>
      subject?.type === "MemberExpression" && sent.includes(`:${text.slice(subject.start, subject.end)}`),
  );
  return facts(found, at, (one) => fieldAt(one, fields, at, context));
}

/** `this.setState({name: form.name})`, `choices.push({label: typed.text})`: what is kept, or listed, is not sent. */
const isKept = (node: Node): boolean =>
  node.type === "CallExpression" && /^(?:set(?:[A-Z]|$)|push$|unshift$)/.test(memberName(node.callee) ?? "");

/** Whether what is read of a component of options is its own: what a store holds is filled elsewhere. */
function isOwn(node: Node, at: Sighting<Node>, context: ExtractContext): boolean {
  let root = node;
  let key: string | undefined;
  while (root.type === "MemberExpression" || root.type === "ChainExpression" || root.type === "CallExpression") {
    if (root.type === "MemberExpression") key = memberName(root);
    root =
      root.type === "MemberExpression" ? root.object : root.type === "CallExpression" ? root.callee : root.expression;
  }
  const component = context.ev.handed.componentAt(root, at.module);
  return !component || key === undefined || holds(component, key);
}

/** What is tested, where an input shows or fills it. */
function fieldAt(
  node: Node,
  { names, byBinding }: Pick<Fields, "names" | "byBinding">,
  at: Sighting<Node>,
  context: ExtractContext,
): Subject | undefined {
  const from = onlyValue(node, at.module.script.scopes);
  if (from && fullPath(from) !== undefined) return fieldAt(from, { names, byBinding }, at, context);
  const own = subjectAt(node, at, context);
  if (own && isNameNear(own.name, { names }, at.unit)) return isOwn(node, at, context) ? own : undefined;
  const binding = bindingAt(node, at.module.script.scopes);
  return binding && byBinding.get(binding);
}

/** `urls=valuesOf(form,"urls").filter(...)`: read from a form by the name of an input. */
function readFromForm(node: Node, { names }: Fields, at: Sighting<Node>): Subject | undefined {
  let from: Node | undefined = onlyValue(node, at.module.script.scopes);
  while (from?.type === "CallExpression") {
    const named = from.arguments.find((argument) => isNameNear(literalString(argument) ?? "", { names }, at.unit));
    if (named) return { name: literalString(named) ?? "", sources: [placeOfNode(named, at.module)] };
    from = from.callee.type === "MemberExpression" ? from.callee.object : undefined;
  }
  return undefined;
}

/** `return;`, `{busy(false);return}`, and, where anything empty will do, `return []`, `return false`. */
function isReturn(node: Node, anyEmpty: boolean): boolean {
  if (node.type === "ReturnStatement") return node.argument === null || (anyEmpty && isEmpty(node.argument));
  if (node.type !== "BlockStatement") return false;
  const [last, ...before] = [...node.body].reverse();
  // what does something else instead is another way, no refusal
  return last !== undefined && before.length <= 1 && before.every(isSwitch) && isReturn(last, anyEmpty);
}

/** `busy(false);` */
function isSwitch(node: Node): boolean {
  const call = node.type === "ExpressionStatement" ? node.expression : undefined;
  return (
    call?.type === "CallExpression" &&
    call.arguments.every((one) => one.type === "UnaryExpression" || literalValue(one) !== undefined)
  );
}

function isEmpty(node: Node): boolean {
  if (node.type === "ArrayExpression") return node.elements.length === 0;
  return !(literalValue(node) ?? { value: true }).value;
}
