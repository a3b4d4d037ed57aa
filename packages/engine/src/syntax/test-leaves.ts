/** What the parts of a test have to come to where the whole is known. */
import { testsAt } from "./conditions-around.ts";
import { isFalse, literalValue } from "./literals.ts";
import type { Node } from "./nodes.ts";

export interface Leaf {
  readonly node: Node;
  /** Whether what it asks for is so. */
  readonly is: boolean;
  /** Of several one may do. */
  readonly isOneOf: boolean;
}

const MAX_DEPTH = 12;

/** `!a && (b || c.d)`: what is read as true or false, and which it has to be; of several one may do. */
export function leavesOf(node: Node, is: boolean, isOneOf = false, depth = 0): readonly Leaf[] {
  if (depth > MAX_DEPTH) return [];
  switch (node.type) {
    case "ChainExpression":
      return leavesOf(node.expression, is, isOneOf, depth + 1);
    case "UnaryExpression":
      return node.operator === "!" ? leavesOf(node.argument, !is, isOneOf, depth + 1) : [];
    case "LogicalExpression": {
      const mayDo = isOneOf || (node.operator === "||") === is;
      return [node.left, node.right].flatMap((side) => leavesOf(side, is, mayDo, depth + 1));
    }
    case "BinaryExpression":
      return [{ node, is: isHeld(node) ? is : !is, isOneOf }];
    default:
      return [{ node, is, isOneOf }];
  }
}

/** Whether a comparison that is true says that what it asks for is so: not `!==`, `=== false`, `== null`, `indexOf(role) < 0`, `=== -1`. */
function isHeld({ operator, left, right }: Node & { type: "BinaryExpression" }): boolean {
  const isEqual = !operator.startsWith("!") && !operator.startsWith("<");
  const isMinusOne = right.type === "UnaryExpression" && right.operator === "-" && /^[!=]/.test(operator);
  const isEmpty = /^[!=]/.test(operator) && (isFalse(left) || isFalse(right));
  return isEmpty || isMinusOne ? !isEqual : isEqual;
}

/** A test, and what it has to come to. */
export interface Test {
  readonly test: Node;
  readonly is: boolean;
}

/** The tests under which a function says yes, or no, by what it gives back; `isSaid` tells it of what is no test. */
export const testsOfAnswer = (
  body: Node,
  given: readonly Node[],
  is: boolean,
  isSaid = (value: unknown): boolean => Boolean(value) === is,
): readonly Test[] =>
  given.flatMap(branchesOf).flatMap((node): readonly Test[] => {
    const said = literalValue(node);
    if (!said) return [{ test: node, is }];
    return isSaid(said.value) ? testsAt(body, node) : [];
  });

const branchesOf = (node: Node): readonly Node[] =>
  node.type === "ConditionalExpression" ? [node.consequent, node.alternate].flatMap(branchesOf) : [node];
