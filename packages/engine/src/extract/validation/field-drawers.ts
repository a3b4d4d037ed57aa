/**
 * Functions that draw the input of a field whose name stands beside them: React Hook Form's
 * `{name:"order",control,render:({field})=>...}`, Formik's and Final Form's `{name:"order",children:({input})=>...}`. What
 * such a function is given has the field's value, so an input that shows it is called as the field is.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { outcomes, type Value } from "../../evaluate/value.ts";
import { functionsAround } from "../../scope/enclosing-functions.ts";
import { type CallLike, type FunctionNode, isFunction, type ObjectExpression } from "../../syntax/nodes.ts";
import { propertyOf } from "../../syntax/object-keys.ts";
import { objectsWith } from "../objects-with.ts";
import type { Sighting } from "../survey.ts";
import { namedSubject } from "./field-validators.ts";
import type { ReadAttribute } from "./input-rules.ts";
import type { Subject } from "./rule.ts";

export type FieldDrawers = ReadonlyMap<FunctionNode, Subject>;

export function fieldDrawers(objects: readonly Sighting<ObjectExpression>[], ev: Evaluator): FieldDrawers {
  const out = new Map<FunctionNode, Subject>();
  for (const { node, module } of objectsWith(objects, "render", "children", "component")) {
    const name = propertyOf(node, "name");
    const draws = name && (propertyOf(node, "render") ?? propertyOf(node, "children") ?? propertyOf(node, "component"));
    if (!draws || !isFunction(draws)) continue;
    const subject = namedSubject(ev.evaluate(node, module), ev);
    if (subject) out.set(draws, subject);
  }
  return out;
}

/** The field that an input shows, where a function draws it that is given the field's value. */
export function drawnFor(
  { node, module }: Sighting<CallLike>,
  read: ReadAttribute,
  drawers: FieldDrawers,
): Subject | undefined {
  if (drawers.size === 0) return undefined;
  for (const fn of functionsAround(module.script.scopes, node.start)) {
    const subject = drawers.get(fn);
    if (!subject) continue;
    const shown = ["value", "name", "checked", "selected", "modelvalue"].some((key) => {
      const value = read(key);
      return value !== undefined && outcomes(value).some((one) => isGiven(one, fn));
    });
    return shown ? subject : undefined;
  }
  return undefined;
}

/** `field.value` of `({field}) => ...`. */
function isGiven(value: Value, fn: FunctionNode): boolean {
  switch (value.kind) {
    case "member":
      return isGiven(value.object, fn);
    case "choice":
      return isGiven(value.first, fn);
    case "result":
      return value.args.some((arg) => isGiven(arg, fn));
    default:
      return value.kind === "param" && value.of === fn;
  }
}
