/**
 * Angular's compiled templates: `defineComponent({ type: Page, template: function(flags, context) {...} })` calls the
 * template with an instance of the component, and so do the listeners that stand in it.
 */
import type { Evaluator } from "../evaluate/evaluator.ts";
import { unknown } from "../evaluate/value.ts";
import type { PassedOn } from "../models/passed-on.ts";
import type { CallLike } from "../syntax/nodes.ts";
import { fixedKeys } from "../syntax/object-keys.ts";
import type { Sighting } from "./survey.ts";

export function templateCall({ node, module }: Sighting<CallLike>, ev: Evaluator): PassedOn | undefined {
  const definition = node.arguments[0];
  if (definition?.type !== "ObjectExpression") return undefined;
  const keys = fixedKeys(definition);
  if (!keys.has("type") || !keys.has("template")) return undefined;
  const value = ev.evaluate(definition, module);
  const type = ev.member(value, "type");
  if (type.kind !== "class") return undefined;
  const instance = ev.anyInstance({ kind: "this", of: type.node, module: type.module });
  return instance && { callee: ev.member(value, "template"), args: [unknown("runtime-value"), instance] };
}
