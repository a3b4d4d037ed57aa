/**
 * Finds texts on a walk from the outside to the inside: strings, templates, and what joins them (`"a"+b`,
 * `"a".concat(b)`), each once at its outermost expression. Keys of objects, directives and names of modules are no texts.
 */
import { literalString } from "./literals.ts";
import type { Node } from "./nodes.ts";
import { operandsOf } from "./operands.ts";

/** Shorter strings are neither words nor keys. */
const SHORTEST = 3;

export class TextFinder {
  /** Parts of a text that was found, and strings that are none. */
  private readonly taken = new Set<Node>();

  /** Call it for every node, parents first. */
  isText(node: Node): boolean {
    switch (node.type) {
      case "Literal":
        return typeof node.value === "string" && node.value.length >= SHORTEST && !this.taken.delete(node);
      case "TemplateLiteral":
        return (
          !this.taken.delete(node) && (node.expressions.length > 0 || (literalString(node)?.length ?? 0) >= SHORTEST)
        );
      case "BinaryExpression":
        return node.operator === "+" && !this.taken.delete(node) && this.isJoined(node);
      case "CallExpression":
        return this.isConcat(node);
      default:
        this.leaveOut(node);
        return false;
    }
  }

  private isJoined(node: Extract<Node, { type: "BinaryExpression" }>): boolean {
    const operands = operandsOf(node);
    const isText = operands.some(isString);
    // the parts of what is no text are none either
    for (let at: Node = node.left; at.type === "BinaryExpression" && (!isText || at.operator === "+"); at = at.left)
      this.taken.add(at);
    for (const operand of operands) if (isString(operand)) this.taken.add(operand);
    return isText;
  }

  /** `"a ".concat(b, " c")`, as compilers to ES5 write templates; calls in a row nest to the left. */
  private isConcat(node: Extract<Node, { type: "CallExpression" }>): boolean {
    const known = this.taken.delete(node);
    const { callee } = node;
    if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return false;
    if (callee.property.name !== "concat" || callee.computed) return false;
    const from = callee.object;
    const chained = from.type === "CallExpression" && this.startsWithText(from);
    if (!isString(from) && !chained) return false;
    this.taken.add(from);
    for (const argument of node.arguments) if (isString(argument)) this.taken.add(argument);
    return !known;
  }

  private startsWithText(node: Node): boolean {
    let at = node;
    while (at.type === "CallExpression" && at.callee.type === "MemberExpression") at = at.callee.object;
    return isString(at);
  }

  private leaveOut(node: Node): void {
    if (node.type === "Property" || node.type === "PropertyDefinition" || node.type === "MethodDefinition")
      this.taken.add(node.key);
    else if (node.type === "MemberExpression") this.taken.add(node.property);
    else if (node.type === "ExpressionStatement" && "directive" in node) this.taken.add(node.expression);
    else if (node.type === "ImportExpression") this.taken.add(node.source);
    else if (node.type === "TaggedTemplateExpression") this.taken.add(node.quasi);
    else if ("source" in node && node.source !== null && typeof node.source === "object") this.taken.add(node.source);
  }
}

const isString = (node: Node): boolean => node.type === "TemplateLiteral" || literalString(node) !== undefined;
