/** Places that are still to be filled: takes an expression, says whether it stands where nothing is known yet. */
import { onlyValue } from "../../scope/binding-at.ts";
import { isEmptyLiteral, isNothing, literalString } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";

const MAX_DEPTH = 6;
/** With fewer properties, what stands within another says how it is drawn: `{grid: {display: false}}`. */
const MIN_WITHIN = 3;

/** What stands where nothing is known yet: empty literals, flags, names of such, what is taken where nothing is given. */
export function isBlank(node: Node, module: Module, depth = 0): boolean {
  if (isEmptyLiteral(node)) return true;
  switch (node.type) {
    case "Identifier":
      return isBlankName(node, module, depth);
    case "UnaryExpression":
      return node.operator === "!" || node.operator === "void";
    case "ObjectExpression":
      return depth < MAX_DEPTH && isMostlyBlank(node.properties, module, depth);
    case "LogicalExpression":
      // `folder.icon ?? "folder"`: what stands there where nothing is known
      return node.operator !== "&&" && isPlace(node.right, module);
    case "ConditionalExpression":
      // `(a = x) != null ? a : ""`, as compilers write `x ?? ""`
      return isNullTest(node.test) && (isPlace(node.alternate, module) || isPlace(node.consequent, module));
    default:
      return false;
  }
}

const isPlace = (node: Node, module: Module): boolean =>
  node.type === "Literal" || literalString(node) !== undefined || isBlank(node, module);

/** `{server: "", port: 0, topic: "home"}`: a thing that is to be filled, within another. */
function isMostlyBlank(properties: Properties, module: Module, depth: number): boolean {
  if (depth > 0 && properties.length < MIN_WITHIN) return false;
  const blank = properties.filter((one) => one.type === "Property" && isBlank(one.value, module, depth + 1));
  return blank.length * 2 >= properties.length;
}

type Properties = Extract<Node, { type: "ObjectExpression" }>["properties"];

/** `const devices = {}; const first = {devices}` */
function isBlankName(node: Node, module: Module, depth: number): boolean {
  const from = onlyValue(node, module.script.scopes);
  return depth < MAX_DEPTH && from !== undefined && from.type !== "Identifier" && isBlank(from, module, depth + 1);
}

const isNullTest = (test: Node): boolean =>
  test.type === "BinaryExpression" && /^[!=]==?$/.test(test.operator) && isNothing(test.right);
