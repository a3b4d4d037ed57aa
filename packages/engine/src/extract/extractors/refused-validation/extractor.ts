/**
 * Input that is refused without words: a button that cannot be pressed, `disabled:text.trim().length===0`. The test says
 * what is asked.
 */
import { holds } from "../../../evaluate/options-component.ts";
import { isCarrier, isIdentity, isWord } from "../../../language/given-names.ts";
import type { Binding } from "../../../scope/binding.ts";
import { bindingAt, onlyValue } from "../../../scope/binding-at.ts";
import { literalString, memberName } from "../../../syntax/literals.ts";
import type { Node, ObjectExpression, ObjectProperty } from "../../../syntax/nodes.ts";
import { fixedProperties } from "../../../syntax/object-keys.ts";
import type { Module } from "../../../unpack/module.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfName } from "../../name-place.ts";
import { objectsWhere } from "../../objects-with.ts";
import type { Sighting } from "../../survey.ts";
import { templatesIn } from "../../template-elements.ts";
import { localOf } from "../../validation/component-states.ts";
import { type Fields, fieldsByModule, isNameNear } from "../../validation/field-names.ts";
import { ANY_INPUT, fullPath, memberPath } from "../../validation/input-subject.ts";
import { isTyped } from "../../validation/is-typed.ts";
import { ruleFact, type Subject } from "../../validation/rule.ts";
import { type TypedValues, typedValues } from "../../validation/typed-values.ts";
import { type Violation, violations } from "../../validation/violation.ts";
import { taken, testsOf, typedOut } from "./button-tests.ts";

export const refusedValidation = {
  name: "refused-validation",
  all(survey, context) {
    const fields = fieldsByModule(survey.objects);
    const typed = typedValues(survey);
    const asked = (module: Module): Asked => ({ ...(fields.get(module) ?? NONE), typed });
    return [
      ...objectsWhere(survey.objects, isDisabling).flatMap((at) => button(at, asked(at.module), context)),
      ...[...templatesIn(survey.calls).values()].flat().flatMap(({ at, tag, bound }) => {
        const test = /button/i.test(tag) ? bound.get("disabled") : undefined;
        const place = test && { ...at, node: test };
        return place ? refused(place, place, asked(at.module), context) : [];
      }),
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

const PRESSED = new Set(["onClick", "onPress", "onclick"]);
/** Dialogs of components that have their buttons themselves: `okDisabled`, `disable-primary`. */
const DIALOG = /^[a-z]+(?:-disabled|Disabled)$|^disable(?:[A-Z]|-[a-z])[\w-]*$/;
const isDisabling = (key: string): boolean => key === "disabled" || key === "isDisabled" || DIALOG.test(key);
const DECIDED = /^on(?:Confirm|Submit|Save|Ok|Primary|Accept)/;

const NOTHING: TypedValues = { bindings: new Set(), names: new Map() };
const NONE = { names: new Map<number, ReadonlySet<string>>(), byBinding: new Map<Binding, Subject>() };

/** `{onClick:send,disabled:text.trim().length===0}`, where an input shows or fills what is tested. */
function button(at: Sighting<ObjectExpression>, fields: Asked, context: ExtractContext): readonly Fact[] {
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
  if (!disabled || !(isButton || isDialog)) return [];
  return refused({ ...at, node: disabled.value }, { ...at, node: disabled }, fields, context);
}

/** By what a button cannot be pressed. */
function refused(at: Sighting<Node>, there: Sighting<Node>, fields: Asked, context: ExtractContext): readonly Fact[] {
  const place = { ...at, ...context };
  const found = testsOf(at.node, place).flatMap(({ test, negated }) => [
    ...violations(test, negated, place),
    ...typedOut(test, negated, place),
    ...(negated ? [] : taken(test)),
  ]);
  const { required = [], other = [] } = Object.groupBy(found, ({ rule }) => (rule === "required" ? rule : "other"));
  return [
    ...facts(required, there, (node) => fieldAt(node, fields, at, context)),
    ...facts(other, there, (node) => fieldAt(node, { ...fields, typed: NOTHING }, at, context)),
  ];
}

interface Asked extends Pick<Fields, "names" | "byBinding"> {
  readonly typed: TypedValues;
}

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
function fieldAt(node: Node, fields: Asked, at: Sighting<Node>, context: ExtractContext): Subject | undefined {
  // `name.trim()`
  if (
    node.type === "CallExpression" &&
    node.callee.type === "MemberExpression" &&
    isCarrier(memberName(node.callee) ?? "")
  )
    return fieldAt(node.callee.object, fields, at, context);
  const from = onlyValue(node, at.module.script.scopes);
  if (from && fullPath(from) !== undefined) return fieldAt(from, fields, at, context);
  const own = subjectAt(node, at, context);
  if (own && (isNameNear(own.name, fields, at.unit) || isTyped(node, at, fields.typed)))
    return isOwn(node, at, context) ? own : undefined;
  // `unref(note)` as Vue's compiler reads it
  const binding = bindingAt(localOf(node), at.module.script.scopes);
  return binding && fields.byBinding.get(binding);
}
