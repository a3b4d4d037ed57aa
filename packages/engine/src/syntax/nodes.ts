/**
 * The syntax tree as the engine reads it: ESTree, typed by the parser's own type package, with offsets in UTF-16 code
 * units. Only types and total functions over single nodes stand here.
 */
import type {
  ArrowFunctionExpression,
  CallExpression,
  Class,
  ClassBody,
  Function as FunctionLike,
  Node,
} from "@oxc-project/types";
import { CHILD_VISITORS } from "./child-visitors.ts";

export type {
  AccessorProperty,
  Argument,
  ArrowFunctionExpression,
  BindingPattern,
  CallExpression,
  Class,
  ClassBody,
  Expression,
  ImportExpression,
  MethodDefinition,
  Node,
  ObjectExpression,
  ObjectProperty,
  Program,
  PropertyDefinition,
  PropertyKey,
  Statement,
  VariableDeclaration,
} from "@oxc-project/types";

/** Functions of every form: declarations, expressions, methods, arrows. */
export type FunctionNode = FunctionLike | ArrowFunctionExpression;
export type { FunctionLike };

/** What `this` may mean: an instance of a class, the class itself, by its body, or whatever a function is called on. */
export type Self = Class | ClassBody | FunctionNode;

export type CallLike = CallExpression | Extract<Node, { type: "NewExpression" }>;

/** An identifier in any position: name, reference, binding or label. */
export type IdentifierNode = Extract<Node, { type: "Identifier" }>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isNode = (value: unknown): value is Node => isObject(value) && typeof value.type === "string";

/** Calls `visit` for every direct child in source order of the tree's own fields. Unknown node types work too. */
export function forEachChild(node: Node, visit: (child: Node) => void): void {
  const visitor = CHILD_VISITORS.get(node.type);
  if (visitor) visitor(node, visit);
  else eachOfUnknown(node, visit);
}

function eachOfUnknown(node: unknown, visit: (child: Node) => void): void {
  if (!isObject(node)) return;
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const item of value) if (isNode(item)) visit(item);
    } else if (isNode(value)) {
      visit(value);
    }
  }
}

export const isFunction = (node: Node): node is FunctionNode =>
  node.type === "ArrowFunctionExpression" || node.type === "FunctionExpression" || node.type === "FunctionDeclaration";

export const isClass = (node: Node): node is Class =>
  node.type === "ClassExpression" || node.type === "ClassDeclaration";
