/** Methods that a class calls on itself: `this.valid()`. */
import type { Value } from "../../evaluate/value.ts";
import { keyName } from "../../syntax/literals.ts";
import { type Class, type FunctionNode, isFunction } from "../../syntax/nodes.ts";

/** The method that a value stands for: a member of `this`. */
export function ownMethod(value: Value): FunctionNode | undefined {
  if (value.kind !== "member" || value.object.kind !== "this" || typeof value.key !== "string") return undefined;
  const { of } = value.object;
  return of.type === "ClassBody" || isFunction(of) ? undefined : methodOf(of, value.key);
}

function methodOf({ body }: Class, key: string): FunctionNode | undefined {
  for (const member of body.body) {
    if (member.type !== "MethodDefinition" && member.type !== "PropertyDefinition") continue;
    if (member.static || keyName(member.key, member.computed) !== key || !member.value) continue;
    if (isFunction(member.value)) return member.value;
  }
  return undefined;
}
