/** Components of Svelte 3 and 4: `<Field name="host"/>` is compiled to `new Field({props:{name:"host"}})`. */

import { rememberFor } from "../remember.ts";
import { constructorOf } from "../scope/class-fields.ts";
import type { Expression, Node } from "../syntax/nodes.ts";
import { svelteProps, svelteStart } from "../syntax/svelte.ts";
import { walk } from "../syntax/walk.ts";
import type { CallInfo, Evaluation } from "./evaluation.ts";
import type { ClassValue, Value } from "./value.ts";

/** What the script of a component became, where a class is one of Svelte. */
const scriptOf = rememberFor((node: ClassValue["node"]): Expression | undefined => {
  const body = node.superClass ? constructorOf(node)?.body : undefined;
  let found: Expression | undefined;
  if (body)
    walk(body, (inner) => {
      if (inner.type === "CallExpression") found ??= svelteStart(inner);
      return found ? false : undefined;
    });
  return found;
});

/** `new Field({props})` as the element that it draws. */
export function svelteElement({ callee, node, module }: CallInfo, ev: Evaluation): Value | undefined {
  const props = svelteProps(node);
  if (!props || callee.kind !== "class" || !scriptOf(callee.node)) return undefined;
  return { kind: "element", type: callee, props: ev.evaluate(props, module), node, module };
}

/** What a call of the class of a component hands to the function that the component's script became. */
export function instanceCall(type: Value, props: Value, ev: Evaluation): { callee: Value; args: Value[] } | undefined {
  const script = type.kind === "class" ? scriptOf(type.node) : undefined;
  if (!script || type.kind !== "class") return undefined;
  const self: Value = { kind: "unknown", reason: "runtime-value" };
  return { callee: ev.evaluate(script, type.module), args: [self, props, self] };
}

/** Whether a call may draw a component. */
export const mayDraw = (node: Node, callee: Value): boolean =>
  node.type === "NewExpression" && callee.kind === "class" && svelteProps(node) !== undefined;
