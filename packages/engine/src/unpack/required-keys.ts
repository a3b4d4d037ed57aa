/** Which modules a piece of a wrapped module requires: 287 and 12 of `()=>(r(287),r(12))`. */
import type { Node } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";
import type { ModuleDraft } from "./module.ts";
import { registryKey } from "./shapes.ts";

/** Keys in the registry, in source order; of a wrapper without a function that requires, none. */
export function requiredKeys(
  root: Node,
  { script, wrapper }: Pick<ModuleDraft, "script" | "wrapper">,
): readonly string[] {
  const own = wrapper?.requireParam;
  const keys: string[] = [];
  walk(root, (node) => {
    if (node.type !== "CallExpression" || node.callee.type !== "Identifier") return undefined;
    const key = own && script.scopes.bindingOf.get(node.callee) === own ? registryKey(node.arguments[0]) : undefined;
    if (key !== undefined) keys.push(key);
    return undefined;
  });
  return keys;
}
