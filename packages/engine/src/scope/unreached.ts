/** Parts of a node that never run: `if (false) ...`, `DEBUG && ...` of `const DEBUG = false`, what stands behind a `return`. */

import { leavesBlock } from "../syntax/ending.ts";
import { literalValue } from "../syntax/literals.ts";
import type { IdentifierNode, Node } from "../syntax/nodes.ts";
import type { Binding } from "./binding.ts";

/** What a name means. */
type Names = (name: IdentifierNode) => Binding | undefined;

export function unreachedIn(node: Node, names: Names): readonly Node[] {
  switch (node.type) {
    case "IfStatement":
    case "ConditionalExpression": {
      const holds = truthOf(node.test, names);
      const never = holds === undefined ? undefined : holds ? node.alternate : node.consequent;
      return never ? [never] : [];
    }
    case "LogicalExpression":
      return node.operator !== "??" && truthOf(node.left, names) === (node.operator === "||") ? [node.right] : [];
    case "WhileStatement":
    case "ForStatement":
      return node.test && truthOf(node.test, names) === false ? [node.body] : [];
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

/** Whether a test always holds, or never does. */
function truthOf(test: Node, names: Names): boolean | undefined {
  const literal = literalValue(test) ?? (test.type === "Identifier" ? fixedValue(names(test)) : undefined);
  if (literal) return Boolean(literal.value);
  if (test.type !== "UnaryExpression" || test.operator !== "!") return undefined;
  const holds = truthOf(test.argument, names);
  return holds === undefined ? undefined : !holds;
}

/** What a name holds that is given a plain constant once, and that no other script can write to. */
function fixedValue(binding: Binding | undefined): ReturnType<typeof literalValue> {
  const [only, ...more] = binding?.definitions ?? [];
  const isFixed = binding?.kind === "const" || binding?.scope.node.type !== "Program";
  return isFixed && only?.kind === "value" && only.path.length === 0 && more.length === 0
    ? literalValue(only.from)
    : undefined;
}
