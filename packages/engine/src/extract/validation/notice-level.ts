/** The level that an object says it is shown with, which makes it a notice: `{summary: "...", type: "danger"}`. */
import { keyName, literalString } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import { wordSet } from "../../word-set.ts";

/** Properties with a level, as libraries of notices call them. */
const LEVELS = wordSet("variant severity type level status color intent kind appearance");
const ALARMS = wordSet("error warn warning danger negative critical");
const OTHERS = wordSet("info information success positive");

/** Whether an object has a level by itself, or one that says that something is wrong. */
export function hasLevel(node: Node, which: "any" | "alarm"): boolean {
  if (node.type !== "ObjectExpression") return false;
  return node.properties.some((property) => {
    if (property.type !== "Property" || !LEVELS.has(keyName(property.key, property.computed) ?? "")) return false;
    const level = literalString(property.value) ?? "";
    return ALARMS.has(level) || (which === "any" && OTHERS.has(level));
  });
}
