/**
 * Constants that stand literally in the tree, in the shapes minifiers give them: template literals without holes,
 * `!0` and `!1`, `void 0`, negative numbers.
 */
import type { Expression, Node, PropertyKey } from "./nodes.ts";

export type Primitive = string | number | boolean | bigint | null | undefined;

/** A string that stands there as a string or as a template literal without holes. */
export function literalString(node: Node | null | undefined): string | undefined {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "TemplateLiteral" && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

/** Whether an expression is a plain constant, and which. A regular expression is none. */
export function literalValue(node: Node | null | undefined): { readonly value: Primitive } | undefined {
  if (node?.type === "Literal") {
    if ("regex" in node || (typeof node.value === "object" && node.value !== null)) return undefined;
    return { value: node.value };
  }
  const text = literalString(node);
  if (text !== undefined) return { value: text };
  return node?.type === "UnaryExpression" ? unaryConstant(node.operator, node.argument) : undefined;
}

export function literalNumber(node: Node | null | undefined): number | undefined {
  const value = literalValue(node)?.value;
  return typeof value === "number" ? value : undefined;
}

export const isWrittenNumber = (node: Node): boolean => literalNumber(node) !== undefined;

/** `false`, `0`, `!1`: a loop with such a test at its end runs once. */
export function isFalse(test: Node): boolean {
  const constant = literalValue(test);
  return constant !== undefined && !constant.value;
}

/** `void 0`, and the name that means it. */
export const isUndefined = (node: Node): boolean =>
  (node.type === "UnaryExpression" && node.operator === "void" && node.argument.type === "Literal") ||
  (node.type === "Identifier" && node.name === "undefined");

/** The same, and `null`. */
export const isNothing = (node: Node): boolean => isUndefined(node) || literalValue(node)?.value === null;

/** What stands where nothing is known yet: `""`, `0`, `false`, `null`, `void 0`, `[]`, `{}`. */
export function isEmptyLiteral(node: Node): boolean {
  if (node.type === "ArrayExpression") return node.elements.length === 0;
  if (node.type === "ObjectExpression") return node.properties.length === 0;
  const literal = literalValue(node);
  return literal !== undefined && !literal.value;
}

function unaryConstant(operator: string, argument: Expression): { readonly value: Primitive } | undefined {
  if (argument.type !== "Literal" || typeof argument.value === "object") return undefined;
  if (operator === "void") return { value: undefined };
  if (operator === "!") return { value: !argument.value };
  if (operator === "-" && typeof argument.value === "number") return { value: -argument.value };
  return undefined;
}

/** Name of an object key, class member key or member access, where it is fixed. Private names keep their `#`. */
export function keyName(key: PropertyKey | Expression, computed: boolean): string | undefined {
  if (!computed && key.type === "Identifier") return key.name;
  if (key.type === "PrivateIdentifier") return `#${key.name}`;
  if (key.type === "Literal" && (typeof key.value === "string" || typeof key.value === "number"))
    return String(key.value);
  return literalString(key);
}

/** Name of the member that is read, and so of the method that is called on it: `find` of `o.find` and of `o["find"]`. */
export const memberName = (node: Node | null | undefined): string | undefined =>
  node?.type === "MemberExpression" ? keyName(node.property, node.computed) : undefined;

/** `true`, `!1` */
export const isFlag = (node: Node): boolean =>
  (node.type === "Literal" && typeof node.value === "boolean") ||
  (node.type === "UnaryExpression" && node.operator === "!" && node.argument.type === "Literal");
