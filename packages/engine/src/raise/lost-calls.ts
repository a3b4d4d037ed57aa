/**
 * Holds what raising may not lose beside texts (`lost-texts.ts`): what reaches the platform. What compilers add asks the
 * language for objects, lists and promises, and nothing else; a function that loads or shows something is no helper, even
 * where it is called as one: `send({},404,"...")`.
 */
import { bindingAt } from "../scope/binding-at.ts";
import type { Node, Program } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";
import { calleesOf, type Names } from "./callees.ts";
import { isPlatform, type Named, namesIn, reachOf } from "./reach.ts";

/** Names of a program, read nowhere in the raised one, that reach the platform. `isLeftOut`: nodes that neither changes. */
export function lostCalls(
  before: Program,
  after: Program,
  names: Names,
  isLeftOut: (node: Node) => boolean,
): readonly Node[] {
  const kept = new Set<Node>();
  walk(after, (node) => {
    if (isLeftOut(node)) return false;
    if (node.type === "Identifier") kept.add(node);
    return undefined;
  });
  return namesIn(before, isLeftOut).flatMap((one) => (!kept.has(one.name) && isReached(one, names) ? one.name : []));
}

/** Whether a name stands for something of the platform, or is called and reaches it. */
function isReached({ name, as, isCalled }: Named, names: Names): boolean {
  if (!bindingAt(name, names.scopes) && isPlatform(name)) return true;
  return isCalled && calleesOf(as, names).some((one) => typeof one !== "string" && reachOf(one).platform);
}
