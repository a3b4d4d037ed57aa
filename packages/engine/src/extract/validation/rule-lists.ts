/**
 * Lists of rules under the names of their fields, as async-validator reads them (1 to 4; Element, ant-design-vue, antd,
 * View UI, Naive UI hand them on): `{name:[{required:true,message:"..."},{validator:(rule,value)=>...}]}`, wherever such
 * an object stands: `useForm(state,rules)` gives it to the form. Items may come from elsewhere, `name:[unique,limit()]`.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { type FunctionValue, isConstant, type ObjectValue, outcomes, type Value } from "../../evaluate/value.ts";
import { isWord } from "../../language/given-names.ts";
import { rememberFor } from "../../remember.ts";
import { keyName } from "../../syntax/literals.ts";
import { isFunction, type Node, type ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys, propertyOf } from "../../syntax/object-keys.ts";
import { placeOfNode } from "../name-place.ts";
import type { ArrayNode, AssignmentNode, Sighting } from "../survey.ts";
import { pathOf } from "./form-path.ts";
import type { Subject } from "./rule.ts";

export interface RuleList {
  readonly subject: Subject;
  readonly items: readonly ObjectValue[];
  /** The property or the assignment. */
  readonly at: Sighting<Node>;
}

/** Functions of an item. */
const VALIDATORS = ["validator", "asyncValidator"];
const BOUNDS = ["required", "min", "max", "len", "pattern", "type", "enum", "whitespace"];
/** Longer lists are no rules of one field. */
const MAX_ITEMS = 12;
/** What holds rules whoever's they are. */
const HOLDER = /^_?(?:rules?|validat(?:e|ors?|ions?)|criteria|checks|requirements|constraints)$/;

/** What lists are looked for in. */
export interface RuleLists {
  readonly objects: readonly Sighting<ObjectExpression>[];
  readonly assignments: readonly Sighting<AssignmentNode>[];
}

/** Two extractors ask for the lists of the same objects. */
export const ruleLists = rememberFor((given: RuleLists, ev: Evaluator) => listsIn(given, ev));

const listsIn = ({ objects, assignments }: RuleLists, ev: Evaluator): readonly RuleList[] => [
  ...objects.flatMap((at) =>
    at.node.properties.flatMap((property) => {
      if (property.type !== "Property" || property.value.type !== "ArrayExpression") return [];
      const { key, computed, value } = property;
      const name = (): string | undefined => keyName(key, computed) ?? pathOf(ev.evaluate(key, at.module));
      return listUnder(name, key, value, { ...at, node: property }, ev);
    }),
  ),
  // `rules["connection.host"] = [required()]`
  ...assignments.flatMap((at) => {
    const { left, right } = at.node;
    if (left.type !== "MemberExpression" || right.type !== "ArrayExpression" || !left.computed) return [];
    return listUnder(() => pathOf(ev.evaluate(left.property, at.module)), left.property, right, at, ev);
  }),
];

function listUnder(
  nameOf: () => string | undefined,
  key: Node,
  list: ArrayNode,
  at: Sighting<Node>,
  ev: Evaluator,
): readonly RuleList[] {
  const items = itemsIn(list, at, ev);
  const name = items.length > 0 ? nameOf() : undefined;
  if (!isWord(name) || HOLDER.test(name)) return [];
  const subject = { name, sources: [placeOfNode(key, at.module)] };
  return [{ subject, items, at }];
}

function itemsIn({ elements }: ArrayNode, { module }: Sighting<Node>, ev: Evaluator): readonly ObjectValue[] {
  if (elements.length === 0 || elements.length > MAX_ITEMS) return [];
  if (!elements.some((one) => one && isWritten(one)) && !elements.every((one) => one && isReference(one))) return [];
  const items: ObjectValue[] = [];
  for (const element of elements) {
    if (!element) continue;
    const values =
      element.type === "SpreadElement"
        ? outcomes(ev.evaluate(element.argument, module)).flatMap((one) => (one.kind === "array" ? one.elements : []))
        : outcomes(ev.evaluate(element, module));
    for (const value of values) if (isItem(value, ev)) items.push(value);
    // a list of something else
    if (items.length === 0 && isReference(element)) return [];
  }
  return items;
}

const isReference = ({ type }: Node): boolean => type === "Identifier" || type === "CallExpression";

/** Whether an item is one by its keys: `{validator:fn}`, `{required:true,message}`, `{max:80,trigger:"blur"}`. */
function isWritten(node: Node): boolean {
  if (node.type === "SpreadElement") {
    const { argument } = node;
    const given = argument.type === "ConditionalExpression" ? [argument.consequent, argument.alternate] : [argument];
    return given.some(
      (one) => one.type === "ArrayExpression" && one.elements.some((inner) => inner && isWritten(inner)),
    );
  }
  if (node.type !== "ObjectExpression") return false;
  const keys = fixedKeys(node);
  if (VALIDATORS.some((key) => isGivenFunction(propertyOf(node, key)))) return true;
  return (keys.has("message") || keys.has("trigger")) && BOUNDS.some((key) => keys.has(key));
}

const isGivenFunction = (node: Node | undefined): boolean =>
  node !== undefined && (isFunction(node) || node.type === "Identifier");

function isItem(value: Value, ev: Evaluator): value is ObjectValue {
  if (value.kind !== "object") return false;
  const isGiven = (key: string): boolean => !isConstant(ev.member(value, key), undefined);
  if (VALIDATORS.some((key) => ev.member(value, key).kind === "function")) return true;
  return (isGiven("message") || isGiven("trigger")) && BOUNDS.some(isGiven);
}

/** The functions of some items. */
export const validatorsOf = (items: readonly Value[], ev: Evaluator): readonly FunctionValue[] =>
  items.flatMap((item) =>
    item.kind === "object"
      ? VALIDATORS.map((key) => ev.member(item, key)).filter((one): one is FunctionValue => one.kind === "function")
      : [],
  );
