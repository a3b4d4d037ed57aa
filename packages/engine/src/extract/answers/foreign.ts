/** Whether a value is a library's: it is reached through one, or made by one. */
import type { Value } from "../../evaluate/value.ts";

const MAX_DEPTH = 4;

export function isForeign(value: Value, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  if (value.kind === "external") return !value.runtime;
  if (value.kind === "result") return isForeign(value.callee, depth + 1);
  return value.kind === "member" && isForeign(value.object, depth + 1);
}
