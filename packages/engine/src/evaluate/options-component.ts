/**
 * Components and stores that are written as objects of options (Vue 2 and 3, Pinia's option stores): what `this` has in
 * their functions. Takes the object, gives its parts as they stand there; what mixins and helpers add is not known.
 */
import { firstOf } from "../lists.ts";
import { onlyValue } from "../scope/binding-at.ts";
import { keyName, literalString } from "../syntax/literals.ts";
import { type Expression, type FunctionNode, isFunction, type Node, type ObjectExpression } from "../syntax/nodes.ts";
import { propertyOf } from "../syntax/object-keys.ts";
import type { Module } from "../unpack/module.ts";
import type { Evaluation } from "./evaluation.ts";
import { returnedExpressions } from "./returns.ts";
import { union, type Value } from "./value.ts";

export interface OptionsComponent {
  readonly node: ObjectExpression;
  readonly module: Module;
  /** What its functions write to a property of `this` as a whole. */
  readonly written: ReadonlyMap<string, readonly Expression[]>;
}

/** Most objects that a property is looked for in. */
const MAX_WRITTEN = 6;

/** The function that computes a property: `computed: {full() {...}}`, `{full: {get() {...}}}`, a store's `getters`. */
export const computedBy = ({ node }: OptionsComponent, key: string): FunctionNode | undefined =>
  firstOf(["computed", "getters"], (part) => {
    const given = propertyOf(propertyOf(node, part), key);
    const getter = given?.type === "ObjectExpression" ? propertyOf(given, "get") : given;
    return getter && isFunction(getter) ? getter : undefined;
  });

/** The property that a function computes. */
export function computedName({ node }: OptionsComponent, fn: FunctionNode): string | undefined {
  const computed = propertyOf(node, "computed");
  const found =
    computed?.type === "ObjectExpression"
      ? computed.properties.find((one) => one.type === "Property" && one.value === fn)
      : undefined;
  return found?.type === "Property" ? keyName(found.key, found.computed) : undefined;
}

const methodOf = ({ node }: OptionsComponent, key: string): FunctionNode | undefined =>
  firstOf(["methods", "actions"], (part) => {
    const given = propertyOf(propertyOf(node, part), key);
    return given && isFunction(given) ? given : undefined;
  });

/** What a property begins with: `data() { return {name: ""} }`, a store's `state: () => ({name: ""})`. */
const firstValue = ({ node, module }: OptionsComponent, key: string): Expression | undefined =>
  firstOf(keptBy(node, module), (kept) => propertyOf(kept, key));

/** The objects that hold what a component or a store begins with. */
export const keptBy = (node: ObjectExpression, { script }: Module): readonly ObjectExpression[] =>
  ["data", "state"].flatMap((part) => {
    const given = propertyOf(node, part);
    const objects: readonly Node[] = given && isFunction(given) ? returnedExpressions(given) : given ? [given] : [];
    // `data() { const kept = {...}; return kept; }`
    return objects.flatMap((one) => {
      const kept = onlyValue(one, script.scopes) ?? one;
      return kept.type === "ObjectExpression" ? [kept] : [];
    });
  });

/** Whether a property is kept by the component itself, or given back by it; what mixins add may be. */
export function holds(component: OptionsComponent, key: string): boolean {
  const { node, written } = component;
  if (firstValue(component, key) || written.has(key)) return true;
  if (propertyOf(node, "mixins") || propertyOf(node, "extends") || propertyOf(node, "setup")) return true;
  return propertyOf(propertyOf(propertyOf(node, "computed"), key), "set") !== undefined || takes(node, key);
}

/** `props: {value: String}`, `props: ["value"]`. */
function takes(node: ObjectExpression, key: string): boolean {
  const props = propertyOf(node, "props");
  if (props?.type === "ArrayExpression") return props.elements.some((one) => literalString(one) === key);
  return propertyOf(props, key) !== undefined;
}

/** A property of `this`: a method, or the shape of what is kept; a text or a number is only what it begins with. */
export function optionsMember(
  component: OptionsComponent,
  self: Value,
  key: string,
  ev: Evaluation,
): Value | undefined {
  const { module } = component;
  const method = methodOf(component, key);
  if (method) return ev.evaluate(method, module);
  const first = firstValue(component, key);
  const objects = [...(first ? [first] : []), ...(component.written.get(key) ?? [])]
    .filter(({ type }) => type === "ObjectExpression")
    .slice(0, MAX_WRITTEN);
  if (objects.length === 0) return undefined;
  const shape = union(objects.map((object) => ev.evaluate(object, module)));
  return { kind: "choice", first: { kind: "member", object: self, key }, second: shape, when: "undefined" };
}

const PARTS = ["methods", "computed", "watch", "actions", "getters"];

/** Whether an object holds options: functions in parts of their names, beside what is kept or other parts. */
export function isOptions(node: ObjectExpression, keys: ReadonlySet<string>): boolean {
  if (!PARTS.some((part) => keys.has(part))) return false;
  return PARTS.some((part) => propertyOf(node, part)?.type === "ObjectExpression");
}

/** The functions in which `this` is the component: methods, what is computed, watchers, hooks. */
export function ownFunctions(node: ObjectExpression): readonly FunctionNode[] {
  return node.properties.flatMap((property) => {
    if (property.type !== "Property") return [];
    const { value } = property;
    if (isFunction(value)) return [value];
    const isPart = PARTS.includes(keyName(property.key, property.computed) ?? "");
    return isPart && value.type === "ObjectExpression" ? value.properties.flatMap((one) => inPart(one)) : [];
  });
}

/** `save() {}`, `full: {get() {}, set() {}}`, `name: {deep: true, handler() {}}`, `search: debounce(function () {})`. */
function inPart(property: Node): readonly FunctionNode[] {
  const value = property.type === "Property" ? property.value : undefined;
  if (!value) return [];
  if (isFunction(value)) return [value];
  if (value.type === "CallExpression") return value.arguments.filter(isFunction);
  return value.type === "ObjectExpression"
    ? value.properties.flatMap((inner) => (inner.type === "Property" && isFunction(inner.value) ? [inner.value] : []))
    : [];
}
