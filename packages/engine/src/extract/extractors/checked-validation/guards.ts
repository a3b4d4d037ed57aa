/**
 * What a validator says behind what it lets pass: `if (fits(value)) return resolve(); reject(new Error("..."))`. The message
 * stands in no branch; the test that has to fail does.
 */
import type { FunctionNode, Node } from "../../../syntax/nodes.ts";
import { walk } from "../../../syntax/walk.ts";

/** What is done where the test of an `if` that leaves the function does not hold, by the `if`. */
export function behindGuards(validators: Iterable<FunctionNode>): ReadonlyMap<Node, Node> {
  const out = new Map<Node, Node>();
  for (const { body } of validators)
    if (body)
      walk(body, (node) => {
        if (node.type === "BlockStatement") noteGuards(node.body, out);
        return true;
      });
  return out;
}

function noteGuards(statements: readonly Node[], out: Map<Node, Node>): void {
  statements.forEach((statement, index) => {
    const next = statements[index + 1];
    if (next && isGuard(statement) && isLast(next)) out.set(statement, next);
  });
}

function isGuard(node: Node): boolean {
  if (node.type !== "IfStatement" || node.alternate) return false;
  const { consequent } = node;
  const last = consequent.type === "BlockStatement" ? consequent.body.at(-1) : consequent;
  return last?.type === "ReturnStatement";
}

/** What ends the function, or is all that it does: a statement of a call. */
const isLast = ({ type }: Node): boolean =>
  type === "ExpressionStatement" || type === "ReturnStatement" || type === "ThrowStatement";
