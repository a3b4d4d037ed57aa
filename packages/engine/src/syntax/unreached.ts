/** Parts of a node that never run: `if (false) ...`, `0 && ...`, what stands behind a `return`. */
import { leavesBlock } from "./conditions-around.ts";
import { isFalse, literalValue } from "./literals.ts";
import type { Node } from "./nodes.ts";

export function unreachedIn(node: Node): readonly Node[] {
  switch (node.type) {
    case "IfStatement":
    case "ConditionalExpression": {
      const test = literalValue(node.test);
      const never = test && (test.value ? node.alternate : node.consequent);
      return never ? [never] : [];
    }
    case "LogicalExpression": {
      const first = literalValue(node.left);
      if (!first || node.operator === "??") return [];
      return Boolean(first.value) === (node.operator === "&&") ? [] : [node.right];
    }
    case "WhileStatement":
    case "ForStatement":
      return node.test && isFalse(node.test) ? [node.body] : [];
    case "BlockStatement":
    case "StaticBlock":
      return behindEnd(node.body);
    case "SwitchCase":
      return behindEnd(node.consequent);
    default:
      return [];
  }
}

/** Functions are there from the beginning, wherever they are declared. */
function behindEnd(statements: readonly Node[]): readonly Node[] {
  const end = statements.findIndex(leavesBlock);
  if (end < 0 || end === statements.length - 1) return [];
  return statements.slice(end + 1).filter(({ type }) => type !== "FunctionDeclaration");
}
