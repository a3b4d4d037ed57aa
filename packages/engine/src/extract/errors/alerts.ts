/**
 * Whether what is told without a kind tells of an error: something failed, or the words say so; of a dialog that has to be
 * answered, `alert("...")`, also where a test leads to it before anything was done. What is told at the end of some work is
 * how that went.
 *
 *     if (!file) { alert("First a file"); return }     await send(); alert("Sent")
 */

import { isErrorWording } from "../../language/failures.ts";
import { ancestors } from "../../syntax/ancestors.ts";
import { guardOf } from "../../syntax/conditions-around.ts";
import { isFunction, type Node } from "../../syntax/nodes.ts";
import type { Message } from "../message.ts";
import type { Sighting } from "../survey.ts";
import { runsOnFailure } from "./failure-place.ts";

export const tellsOfError = (at: Sighting<Node>, messages: readonly Message[], interrupts: boolean): boolean =>
  messages.some(({ text }) => isErrorWording(text)) || runsOnFailure(at) || (interrupts && isFirstUnderTest(at));

function isFirstUnderTest({ node, unit }: Sighting<Node>): boolean {
  const around = ancestors(unit.node, node.start);
  for (let index = around.lastIndexOf(node) - 1; index >= 0; index--) {
    const [outer, inner] = [around[index], around[index + 1]];
    if (!outer || !inner || isFunction(outer)) return false;
    if (guardOf(outer, inner)) return true;
    const first =
      outer.type === "BlockStatement"
        ? outer.body[0]
        : outer.type === "SequenceExpression"
          ? outer.expressions[0]
          : inner;
    if (first !== inner) return false;
  }
  return false;
}
