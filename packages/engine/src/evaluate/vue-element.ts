/**
 * Components of Vue 3 with a `setup` function: `<Field name="host"/>` is compiled to `createVNode(Field,{name:"host"})`, also
 * `createBlock` and `h`. The functions are Vue's and have lost their names; what they draw is known by its options.
 */
import { firstOf } from "../lists.ts";
import { keyName } from "../syntax/literals.ts";
import type { CallExpression, Node, ObjectExpression } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import type { CallInfo, Evaluation } from "./evaluation.ts";
import { type FunctionValue, type Layer, outcomes, type Value } from "./value.ts";

/** Most functions around the options of a component, `exportHelper(defineComponent({...}),[...])`. */
const MAX_WRAPPERS = 3;

/** Whether a call may draw such a component, before its value is asked for. */
export function mayDrawComponent(node: Node): node is CallExpression {
  if (node.type !== "CallExpression") return false;
  const [type, props] = node.arguments;
  return type?.type === "Identifier" && props?.type === "ObjectExpression";
}

/** `createVNode(Field,{name:"host"})` as the element that it draws. */
export function vueElement({ args, node, module }: CallInfo, ev: Evaluation): Value | undefined {
  const { 0: type, 1: props } = args;
  if (!type || props?.kind !== "object" || !mayDrawComponent(node) || !setupOf(type, ev)) return undefined;
  const [, literal] = node.arguments;
  const own =
    literal?.type === "ObjectExpression" ? literal.properties.flatMap((one) => camelized(one, module, ev)) : [];
  return { kind: "element", type, props: { ...props, layers: [...props.layers, ...own] }, node, module };
}

/** What a call of a component hands to the function that it is set up by: its properties, and what it may tell. */
export function setupCall(type: Value, props: Value, ev: Evaluation): { callee: Value; args: Value[] } | undefined {
  const callee = type.kind === "function" || type.kind === "class" ? undefined : setupOf(type, ev);
  return callee && { callee, args: [props, { kind: "unknown", reason: "runtime-value" }] };
}

/** The function that a component is set up by. */
const setupOf = (type: Value, ev: Evaluation, depth = 0): FunctionValue | undefined =>
  firstOf(outcomes(type), (one) => {
    const inner = one.kind === "result" && depth < MAX_WRAPPERS ? one.args[0] : undefined;
    const setup = one.kind === "object" ? ev.member(one, "setup") : inner && setupOf(inner, ev, depth + 1);
    return setup?.kind === "function" ? setup : undefined;
  });

/** Vue gives `"article-id"` to the component as `articleId`. */
function camelized(property: ObjectExpression["properties"][number], module: Module, ev: Evaluation): readonly Layer[] {
  const name = property.type === "Property" ? keyName(property.key, property.computed) : undefined;
  if (property.type !== "Property" || !name?.includes("-")) return [];
  const [first = "", ...more] = name.split("-");
  const key = first + more.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return [{ kind: "entry", key, value: ev.evaluate(property.value, module) }];
}
