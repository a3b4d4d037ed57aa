/** Something that is sent to the action of a route. */
import { stringOf, type Value } from "../../../evaluate/value.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import type { Sighting } from "../../survey.ts";

export interface Sent {
  readonly at: Sighting<CallLike>;
  /** Absent where it goes to the route that sends it. */
  readonly action: Value | undefined;
  readonly method: Value;
  readonly data: Value;
  /** `fetcher.submit`, `fetcher.Form`, or what else is called or drawn. */
  readonly sender: Node | undefined;
}

const METHODS = new Set(["get", "post", "put", "patch", "delete"]);

export const isMethod = (value: Value): boolean => METHODS.has(stringOf(value)?.toLowerCase() ?? "");

/** None, or the address of the page itself, `action="?index"`; undefined where it says where the form goes. */
export function isOwnAddress(action: Value): boolean {
  const text = stringOf(action);
  if (text !== undefined) return text === "" || text === "." || text.startsWith("?");
  return action.kind === "constant";
}

/** An address from the root of the application; one relative to a route is left open. */
export const isWholeAddress = (action: Value): boolean => {
  const [head] = action.kind === "template" ? action.parts : [stringOf(action)];
  return typeof head === "string" && head.startsWith("/");
};
