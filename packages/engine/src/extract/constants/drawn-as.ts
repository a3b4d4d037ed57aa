/**
 * Whether a value only decides how something is drawn, or is drawn itself: `className: clsx(a, share<30 && "low")`,
 * `style: {width: ...}`, `children: room.name || "n/a"`. Takes an expression, follows what is made of it to the property.
 */
import type { Script } from "../../script.ts";
import { keyName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Parents } from "../../unpack/parents.ts";

/** Deepest expression that is made of a value. */
const MAX_AROUND = 8;

/** What classes and styles are made with; a text that is drawn is no argument of a call. */
const JOINS: ReadonlySet<Node["type"]> = new Set<Node["type"]>([
  "ArrayExpression",
  "ConditionalExpression",
  "LogicalExpression",
  "TemplateLiteral",
  "BinaryExpression",
]);
const MAKES: ReadonlySet<Node["type"]> = new Set<Node["type"]>([
  ...JOINS,
  "CallExpression",
  "ObjectExpression",
  "Property",
]);

export function drawnAs(from: Node, script: Script, parents: Parents): "class" | "style" | "text" | undefined {
  let at = from;
  let isJoined = true;
  for (let depth = 0; depth < MAX_AROUND; depth++) {
    const around = parents.of(at, script);
    const key = around?.type === "Property" && around.value === at ? keyName(around.key, around.computed) : undefined;
    if (/^(?:class|className|class_)$|ClassName$/.test(key ?? "")) return "class";
    if (key === "style") return "style";
    if (key === "children") return isJoined ? "text" : undefined;
    if (!around || !MAKES.has(around.type) || ("callee" in around && around.callee === at)) return undefined;
    isJoined &&= JOINS.has(around.type);
    at = around;
  }
  return undefined;
}
