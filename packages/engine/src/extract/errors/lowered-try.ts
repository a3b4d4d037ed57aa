/**
 * `try` and `catch` in generators that regenerator (0.13, 0.14) has lowered: the steps of a `switch` have numbers, and a
 * list beside it says from which to which is tried, and where what fails is caught.
 *
 *     t.wrap(function(e){for(;;)switch(e.prev=e.next){case 3:...case 6:e.prev=6,e.t0=e.catch(3)}},n,this,[[3,6]])
 */
import { memberName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";

/** @param around the nodes around a place, which hold the call that is asked for */
export function loweredTry(call: Node, around: readonly Node[]): "tried" | "caught" | undefined {
  if (call.type !== "CallExpression" || memberName(call.callee) !== "wrap") return undefined;
  const tries = call.arguments[3];
  const step = around.findLast((one) => one.type === "SwitchCase");
  const label = step?.type === "SwitchCase" ? numberOf(step.test) : undefined;
  if (tries?.type !== "ArrayExpression" || label === undefined) return undefined;
  const regions = tries.elements.flatMap((one) =>
    one?.type === "ArrayExpression" ? [one.elements.map(numberOf)] : [],
  );
  if (regions.some(([from, to]) => from !== undefined && to !== undefined && from <= label && label < to))
    return "tried";
  const isCaught = regions.some(([, from, end]) => from !== undefined && from <= label && (end ?? label + 1) > label);
  return isCaught ? "caught" : undefined;
}

const numberOf = (node: Node | null): number | undefined =>
  node?.type === "Literal" && typeof node.value === "number" ? node.value : undefined;
