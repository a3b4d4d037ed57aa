/**
 * Which pieces of a webpack or Rspack bundle are its runtime: the require function, its cache, and what is hung on the
 * require function, `n.d=(e,t)=>{...},n.u=e=>""+e+".js"`, alone or in functions called on the spot. The rest of the
 * same function may be the entry module, written into it.
 */
import { literalString } from "../syntax/literals.ts";
import type { Node } from "../syntax/nodes.ts";
import type { Module } from "./module.ts";
import { calledFunction } from "./shapes.ts";

/** Deepest nesting of functions called on the spot. */
const MAX_DEPTH = 3;
/** So many things hung on the require function in one expression make it the runtime's. */
const HANGING = 2;

export function isRuntimePiece(node: Node, { script, wrapper, isRuntime }: Module): boolean {
  const own = wrapper?.requireParam;
  if (!isRuntime || !own) return false;
  return new RuntimeShapes((name) => script.scopes.bindingOf.get(name) === own).holds(node, 0);
}

type Identifier = Extract<Node, { type: "Identifier" }>;

class RuntimeShapes {
  private readonly isRequire: (name: Identifier) => boolean;

  constructor(isRequire: (name: Identifier) => boolean) {
    this.isRequire = isRequire;
  }

  holds(node: Node, depth: number): boolean {
    switch (node.type) {
      case "FunctionDeclaration":
        return node.id !== null && this.isRequire(node.id);
      case "VariableDeclaration":
        return node.declarations.every((declarator) => this.holds(declarator, depth));
      case "VariableDeclarator":
        return node.init === null || (node.init.type === "ObjectExpression" && node.init.properties.length === 0);
      case "ExpressionStatement":
        return "directive" in node || this.holds(node.expression, depth);
      case "SequenceExpression":
        // between the assignments stand variables of the runtime's own: the entry begins a statement of its own
        return node.expressions.filter((expression) => this.hangs(expression, depth)).length >= HANGING;
      case "AssignmentExpression":
        return this.isOnRequire(node.left);
      case "CallExpression":
        return this.calls(node, depth);
      case "IfStatement":
        return this.decides(node, depth);
      default:
        return false;
    }
  }

  /**
   * `if(n.p="/",typeof document<"u"){...;n.f.miniCss=e=>{...}}` (mini-css-extract-plugin 2), and the refusal of
   * `AutoPublicPathRuntimeModule` (webpack 5): `if(!e)throw Error("Automatic publicPath is not supported in this browser")`.
   */
  private decides({ test, consequent }: Extract<Node, { type: "IfStatement" }>, depth: number): boolean {
    if (this.hangs(test, depth)) return true;
    if (consequent.type === "BlockStatement") return consequent.body.some((statement) => this.hangs(statement, depth));
    const made = consequent.type === "ThrowStatement" ? consequent.argument : undefined;
    const message = made?.type === "NewExpression" || made?.type === "CallExpression" ? made.arguments[0] : undefined;
    return literalString(message)?.startsWith("Automatic publicPath ") === true;
  }

  /** `(()=>{var e={};n.l=(t,r)=>{...}})()`: something is hung on the require function, in the function's own statements. */
  private calls(node: Node, depth: number): boolean {
    const body = calledFunction(node)?.body;
    if (body?.type !== "BlockStatement" || depth >= MAX_DEPTH) return false;
    return body.body.some((statement) => this.hangs(statement, depth + 1));
  }

  private hangs(node: Node, depth: number): boolean {
    if (node.type === "ExpressionStatement") return this.hangs(node.expression, depth);
    if (node.type === "SequenceExpression") return node.expressions.some((expression) => this.hangs(expression, depth));
    return node.type === "AssignmentExpression" ? this.isOnRequire(node.left) : this.calls(node, depth);
  }

  private isOnRequire(target: Node): boolean {
    let at = target;
    while (at.type === "MemberExpression") at = at.object;
    return target.type === "MemberExpression" && at.type === "Identifier" && this.isRequire(at);
  }
}
