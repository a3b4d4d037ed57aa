/** Functions that construct, as values; which functions do is told with the scopes. */
import { constructorOf, functionsOf } from "../scope/class-fields.ts";
import type { FunctionNode } from "../syntax/nodes.ts";
import type { ClassValue, FunctionValue } from "./value.ts";

/** Functions on the prototype of a constructor: `render` of a component. */
export function prototypeMethods(fn: FunctionValue): readonly FunctionNode[] {
  const cls = loweredClass(fn);
  return cls ? functionsOf(cls.node).filter((one) => one !== fn.node) : [];
}

/** The class that a function constructs; undefined where it is no constructor. */
export function loweredClass({ node, module, env }: FunctionValue): ClassValue | undefined {
  const cls = module.script.scopes.lowered.of(node);
  return cls && constructorOf(cls) === node ? { kind: "class", node: cls, module, env } : undefined;
}
