/** A flag that says that something is invalid: `this.isInvalidPort=true`, `form.nameError=true`. Its name says what. */
import { keyName, literalValue } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { Module } from "../../../unpack/module.ts";
import { placeOfNode } from "../../name-place.ts";
import type { Subject } from "../../validation/rule.ts";
import { isWord } from "../../validation/words.ts";

const FLAG =
  /^(?:is|has|show)?_?(?:Invalid|invalid)_?(\w+)$|^(?:is|has|show)?_?(\w+?)_?(?:Invalid|Error|_invalid|_error)$/;

/** In a branch no deeper than its own statements. */
export function invalidFlag(branch: Node, module: Module): Subject | undefined {
  for (const node of statementsOf(branch)) {
    if (node.type !== "AssignmentExpression" || node.operator !== "=" || node.left.type !== "MemberExpression")
      continue;
    const key = keyName(node.left.property, node.left.computed) ?? "";
    const found = FLAG.exec(key);
    const name = found?.[1] ?? found?.[2];
    if (literalValue(node.right)?.value === true && isWord(name))
      return { name: name[0]?.toLowerCase() + name.slice(1), sources: [placeOfNode(node.left, module)] };
  }
  return undefined;
}

function statementsOf(node: Node): readonly Node[] {
  if (node.type === "BlockStatement") return node.body.flatMap(statementsOf);
  if (node.type === "ExpressionStatement") return statementsOf(node.expression);
  return node.type === "SequenceExpression" ? node.expressions : [node];
}
