/** Names of timers, how long a time may be, and where it stands. */
import { memberName } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { Sighting } from "../../survey.ts";

export const TIMERS: ReadonlySet<string> = new Set(["setTimeout", "setInterval"]);
/** How seldom a function is called at least, in milliseconds; less is some frames of the browser. */
export const SHORTEST = 100;
/** A year in milliseconds. */
export const LONGEST = 3.2e10;

export const nameOf = (callee: Node): string | undefined => {
  if (callee.type === "Identifier") return callee.name;
  return memberName(callee);
};

/** The number itself where the call around it is long, so that the words beside it are shown. */
export const inside = (node: Node, { node: call }: Sighting<Node>): Node => (call.end - call.start > 120 ? node : call);
