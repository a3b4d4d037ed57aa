/** What a test is made of: how many parts, `a && (b || !c)` has three, and which stand beside another. */
import { EQUALS } from "./comparison-operators.ts";
import type { Guard } from "./conditions-around.ts";
import { literalString } from "./literals.ts";
import type { Node } from "./nodes.ts";

/** Counted without recursion, and no further than asked. */
export function holdsMoreParts(test: Node, most: number): boolean {
  const open: Node[] = [test];
  let parts = 0;
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === "LogicalExpression") open.push(node.left, node.right);
    else if (node.type === "ChainExpression") open.push(node.expression);
    else if (node.type === "UnaryExpression") open.push(node.argument);
    else if (++parts > most) return true;
    if (open.length > most) return true;
  }
  return false;
}

type Joined = Pick<Extract<Node, { type: "LogicalExpression" }>, "left" | "right">;

/** `country === "DE" && !vat`: of what is compared with a text it is told when something is asked, unless the rest asks about it, too. */
export function besides({ left, right }: Joined, is: boolean, text: string): readonly Guard[] {
  if (left.type === "LogicalExpression" && (left.operator === "&&") === is)
    return [...besides({ left: left.left, right }, is, text), ...besides({ left: left.right, right }, is, text)];
  const asked = left.type === "BinaryExpression" && EQUALS.has(left.operator) ? left : undefined;
  // minifiers write the text first: `"DE" === country`
  const [of, to] = literalString(asked?.left) === undefined ? [asked?.left, asked?.right] : [asked?.right, asked?.left];
  if (of?.type !== "MemberExpression" || literalString(to) === undefined) return [];
  const isAskedAgain = text.slice(right.start, right.end).includes(text.slice(of.start, of.end));
  return isAskedAgain ? [] : [{ test: left, is }];
}
