/** Whether a value is a library's: it is reached through one, or made by one. */
import type { Value } from "../../evaluate/value.ts";
import type { Code } from "./walk.ts";

const MAX_DEPTH = 4;

/** Whether a function is none of the product's code, also where nobody knows whose it is. */
export function isLibrary(value: Value, { parents, speaks }: Pick<Code, "parents" | "speaks">): boolean {
  if (value.kind !== "function" && value.kind !== "class") return isForeign(value);
  const unit = parents.unitOf(value.node, value.module.script);
  return unit !== undefined && !speaks(unit);
}

/** Whether a value is a function or class of the product's code. */
export function isOwn(value: Value, code: Pick<Code, "parents" | "speaks">): boolean {
  return (value.kind === "function" || value.kind === "class") && !isLibrary(value, code);
}

export function isForeign(value: Value, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  if (value.kind === "external") return !value.runtime;
  if (value.kind === "result") return isForeign(value.callee, depth + 1);
  return value.kind === "member" && isForeign(value.object, depth + 1);
}
