/**
 * Makes nodes of a tree that no text stands for as it is. Each has the span of what it was made of, so that evidence and
 * positions stay true.
 */
import type {
  BindingPattern,
  Expression,
  FunctionNode,
  IdentifierNode,
  Node,
  Statement,
  VariableDeclaration,
} from "../syntax/nodes.ts";

type Is<T extends Node["type"]> = Extract<Node, { type: T }>;

export interface Span {
  readonly start: number;
  readonly end: number;
}

export const spanOf = ({ start, end }: Span): { start: number; end: number } => ({ start, end });

/** From the first to the last of some nodes; `at` where there are none. */
export const around = (nodes: readonly Span[], at: Span): Span => ({
  start: nodes[0]?.start ?? at.start,
  end: nodes.at(-1)?.end ?? at.end,
});

export const identifier = (name: string, at: Span): IdentifierNode => ({ type: "Identifier", name, ...spanOf(at) });

/** A name in the place of a key. */
export const keyNamed = (name: string, at: Span): { type: "Identifier"; name: string; start: number; end: number } => ({
  type: "Identifier",
  name,
  ...spanOf(at),
});

export const awaited = (argument: Expression, at: Span): Is<"AwaitExpression"> => ({
  type: "AwaitExpression",
  argument,
  ...spanOf(at),
});

export const yielded = (argument: Expression | null, delegate: boolean, at: Span): Is<"YieldExpression"> => ({
  type: "YieldExpression",
  delegate,
  argument,
  ...spanOf(at),
});

export const expressionStatement = (expression: Expression): Is<"ExpressionStatement"> => ({
  type: "ExpressionStatement",
  expression,
  ...spanOf(expression),
});

export const returnStatement = (argument: Expression | null, at: Span): Is<"ReturnStatement"> => ({
  type: "ReturnStatement",
  argument,
  ...spanOf(at),
});

export const blockOf = (body: readonly Statement[], at: Span): Is<"BlockStatement"> => ({
  type: "BlockStatement",
  body: [...body],
  ...spanOf(around(body, at)),
});

export const ifStatement = (
  test: Expression,
  consequent: Statement,
  alternate: Statement | null,
): Is<"IfStatement"> => ({
  type: "IfStatement",
  test,
  consequent,
  alternate,
  start: test.start,
  end: (alternate ?? consequent).end,
});

export const whileStatement = (test: Expression, body: Statement, at: Span): Is<"WhileStatement"> => ({
  type: "WhileStatement",
  test,
  body,
  ...spanOf(at),
});

export const trueAt = (at: Span): Is<"Literal"> => ({ type: "Literal", value: true, raw: "true", ...spanOf(at) });

export const breakAt = (at: Span): Is<"BreakStatement"> => ({ type: "BreakStatement", label: null, ...spanOf(at) });

export const continueAt = (at: Span): Is<"ContinueStatement"> => ({
  type: "ContinueStatement",
  label: null,
  ...spanOf(at),
});

export const declarationOf = (
  kind: VariableDeclaration["kind"],
  id: BindingPattern,
  init: Expression | null,
): VariableDeclaration => ({
  type: "VariableDeclaration",
  kind,
  declarations: [{ type: "VariableDeclarator", id, init, start: id.start, end: init?.end ?? id.end }],
  start: id.start,
  end: init?.end ?? id.end,
});

/** The opposite of a test, without a second `!`. */
export function negated(test: Expression): Expression {
  if (test.type === "UnaryExpression" && test.operator === "!") return test.argument;
  return { type: "UnaryExpression", operator: "!", prefix: true, argument: test, ...spanOf(test) };
}

/** A function with another body, other parameters or another kind. */
export function functionWith<T extends FunctionNode>(
  fn: T,
  change: Partial<Pick<FunctionNode, "params" | "async" | "generator">> & { readonly body: readonly Statement[] },
): T {
  const at = fn.body ?? fn;
  return { ...fn, ...change, body: { ...spanOf(at), type: "BlockStatement", body: [...change.body] } };
}
