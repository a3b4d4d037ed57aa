/**
 * What a validator says behind what it lets pass: `if (fits(value)) return resolve(); reject(new Error("..."))`, and what
 * lowered async functions say so. The message stands in no branch; the test that has to fail does.
 */
import type { FunctionNode, Node } from "../../../syntax/nodes.ts";
import { walk } from "../../../syntax/walk.ts";
import type { Sighting, SwitchNode } from "../../survey.ts";

/** What is done where the test of an `if` that leaves the function, or this step of it, does not hold, by the `if`. */
export function behindGuards(
  validators: Iterable<FunctionNode>,
  switches: readonly Sighting<SwitchNode>[],
): ReadonlyMap<Node, Node> {
  const out = new Map<Node, Node>();
  for (const { node } of switches)
    if (isStepped(node)) for (const step of node.cases) noteGuards(step.consequent, isJump, out);
  for (const { body } of validators)
    if (body)
      walk(body, (node) => {
        if (node.type !== "BlockStatement") return true;
        noteGuards(node.body, isGuard, out);
        return true;
      });
  return out;
}

function noteGuards(statements: readonly Node[], isWay: (node: Node) => boolean, out: Map<Node, Node>): void {
  statements.forEach((statement, index) => {
    const next = statements[index + 1];
    if (next && isWay(statement) && isLast(next)) out.set(statement, next);
  });
}

/** regenerator's steps of an async function (Babel, TypeScript's are alike): `switch(e.prev=e.next){case 0:...}`. */
const isStepped = ({ discriminant }: SwitchNode): boolean =>
  discriminant.type === "AssignmentExpression" && discriminant.right.type === "MemberExpression";

/** `if(fits(value)){e.next=4;break}throw"Invalid number";` */
function isJump(node: Node): boolean {
  if (node.type !== "IfStatement" || node.alternate || node.consequent.type !== "BlockStatement") return false;
  const [first, last] = node.consequent.body;
  return (
    first?.type === "ExpressionStatement" &&
    first.expression.type === "AssignmentExpression" &&
    last?.type === "BreakStatement"
  );
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
