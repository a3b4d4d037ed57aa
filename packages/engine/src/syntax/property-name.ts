/** Tells names of properties from names of the program: both are identifiers of the tree. */
import type { Node } from "./nodes.ts";

/** Where code writes the name of a property, which is no name of the program: `b` of `a.b`, `{b: 1}`, `class {b() {}}`. */
export function propertyName(node: Node): Node | undefined {
  if (node.type === "MemberExpression") return node.computed ? undefined : node.property;
  const isWritten = "key" in node && "computed" in node && !node.computed && !("shorthand" in node && node.shorthand);
  return isWritten ? node.key : undefined;
}
