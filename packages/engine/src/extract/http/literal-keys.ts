/** The names of the properties that stand in an object literal, told from the syntax alone. */
import { keyName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";

const NONE: ReadonlySet<string> = new Set();

/** Nothing for other nodes; "..." stands for what is spread. */
export function literalKeys(node: Node): ReadonlySet<string> {
  if (node.type !== "ObjectExpression") return NONE;
  return new Set(
    node.properties.map((one) => (one.type === "Property" ? (keyName(one.key, one.computed) ?? "") : "...")),
  );
}
