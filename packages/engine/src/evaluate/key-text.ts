/** The key of a property that a value names: a text, or a symbol, `const CALL = Symbol("call"); action[CALL]`. */
import { isGlobal } from "./global-name.ts";
import type { Value } from "./value.ts";

export function keyText(value: Value): string | undefined {
  if (value.kind === "constant") return String(value.value);
  // no two symbols are the same
  return value.kind === "result" && isGlobal(value.callee, "Symbol")
    ? `@@${value.module.script.file}:${value.node.start}`
    : undefined;
}
