/**
 * Methods that a class calls on itself, `this.valid()`: of a class, and of one lowered to ES5, whose methods stand in a
 * list, `_createClass(Dialog,[{key:"valid",value:function(){...}},...])` (Babel, SWC).
 */
import type { Value } from "../../evaluate/value.ts";
import { keyName, literalString } from "../../syntax/literals.ts";
import type { Class, FunctionNode, Node } from "../../syntax/nodes.ts";
import { isFunction } from "../../syntax/nodes.ts";
import { propertyOf } from "../../syntax/object-keys.ts";
import type { ArrayNode, Sighting } from "../survey.ts";

type Methods = ReadonlyMap<string, FunctionNode>;

/** The methods of the class by each of them, for classes that stand as lists. */
export type LoweredMethods = ReadonlyMap<Node, Methods>;

export function loweredMethods(arrays: readonly Sighting<ArrayNode>[]): LoweredMethods {
  const out = new Map<Node, Methods>();
  for (const { node } of arrays) {
    const methods = new Map<string, FunctionNode>();
    for (const element of node.elements) {
      const key = element ? literalString(propertyOf(element, "key")) : undefined;
      const value = element ? propertyOf(element, "value") : undefined;
      if (key !== undefined && value && isFunction(value)) methods.set(key, value);
    }
    for (const method of methods.values()) out.set(method, methods);
  }
  return out;
}

/** The method that a value stands for: a member of `this`. */
export function ownMethod(value: Value, lowered: LoweredMethods): FunctionNode | undefined {
  if (value.kind !== "member" || value.object.kind !== "this" || typeof value.key !== "string") return undefined;
  const { of } = value.object;
  if (of.type === "ClassBody") return undefined;
  return isFunction(of) ? lowered.get(of)?.get(value.key) : methodOf(of, value.key);
}

function methodOf({ body }: Class, key: string): FunctionNode | undefined {
  for (const member of body.body) {
    if (member.type !== "MethodDefinition" && member.type !== "PropertyDefinition") continue;
    if (member.static || keyName(member.key, member.computed) !== key || !member.value) continue;
    if (isFunction(member.value)) return member.value;
  }
  return undefined;
}
