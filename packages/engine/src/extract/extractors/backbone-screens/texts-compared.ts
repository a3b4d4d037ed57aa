/** The texts that a function compares with something. */
import { literalString } from "../../../syntax/literals.ts";
import type { FunctionNode } from "../../../syntax/nodes.ts";
import { walk } from "../../../syntax/walk.ts";

/** `execute(callback, args, name) { if (name !== "signIn" && !user) ... }` says which routes it treats in their own way. */
export function textsCompared(fn: FunctionNode): ReadonlySet<string> {
  const texts = new Set<string>();
  walk(fn, (node) => {
    if (node.type !== "BinaryExpression" || !/^[!=]==?$/.test(node.operator)) return undefined;
    for (const side of [node.left, node.right]) {
      const text = literalString(side);
      if (text !== undefined) texts.add(text);
    }
    return undefined;
  });
  return texts;
}
