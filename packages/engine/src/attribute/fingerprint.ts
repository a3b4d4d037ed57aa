/**
 * From a syntax tree to the sequence of tokens that survive minification: property names, keys, texts, numbers,
 * regular expressions and a few global names, in source order. A package's source and the code that a bundler made of
 * it give (mostly) the same sequence, whatever became of the names of locals, the syntax level and the branches that a
 * production build drops.
 */

import type { Node } from "@oxc-project/types";
import { smallest } from "../lists.ts";
import { CHILD_VISITORS } from "../syntax/child-visitors.ts";
import { isEmittedHelper } from "../syntax/emitted-helper.ts";
import { literalString } from "../syntax/literals.ts";
import { GLOBALS } from "./globals.ts";
import { decided } from "./production.ts";
import { numberToken, patternToken, TokenSink, type Tokens, textToken } from "./tokens.ts";

/** Nesting beyond this is not walked. */
const MAX_DEPTH = 1000;

/**
 * How imported bindings of a module's source are written in the bundle: a name that the bundle keeps as a property
 * (`import {useState}` becomes `r.useState`), and namespaces whose members become plain bindings.
 */
export interface ImportView {
  readonly kept: ReadonlyMap<string, string>;
  readonly erased: ReadonlySet<string>;
}

const NO_IMPORTS: ImportView = { kept: new Map(), erased: new Set() };

/** Most names are shorter: minifiers make them so. */
const SHORTEST_GLOBAL = smallest([...GLOBALS].map(({ length }) => length));

/** Tokens of one tree: a program, a statement, a function, an expression. */
export function tokensOf(node: Node, imports: ImportView = NO_IMPORTS): Tokens {
  const walk = new Walk(new TokenSink(), imports, node);
  walk.visit(node);
  return walk.sink.tokens();
}

/** Appends the tokens of one tree to a sink. */
export function collectTokens(node: Node, sink: TokenSink): void {
  new Walk(sink, NO_IMPORTS, node).visit(node);
}

type Is<T extends Node["type"]> = Node & { readonly type: T };
type Handlers = { readonly [T in Node["type"]]?: (walk: Walk, node: Is<T>) => void };

class Walk {
  readonly sink: TokenSink;
  readonly imports: ImportView;
  /** A helper of a compiler that is all of the code. */
  readonly helper: Node | null;
  #depth = 0;
  readonly #child = (node: Node): void => this.visit(node);

  constructor(sink: TokenSink, imports: ImportView, whole: Node) {
    this.sink = sink;
    this.imports = imports;
    this.helper = whole.type === "VariableDeclarator" ? whole.init : null;
  }

  visit(node: Node | null | undefined): void {
    if (!node || this.#depth >= MAX_DEPTH) return;
    // half of all nodes are names and literals: without a look-up each
    if (node.type === "Identifier") identifier(this, node);
    else if (node.type === "Literal") literal(this, node);
    else this.#inside(node);
  }

  #inside(node: Node): void {
    this.#depth++;
    const handler = HANDLERS.get(node.type);
    if (handler) handler(this, node);
    else CHILD_VISITORS.get(node.type)?.(node, this.#child);
    this.#depth--;
  }

  all(nodes: readonly (Node | null)[]): void {
    for (let at = 0; at < nodes.length; at++) this.visit(nodes[at]);
  }

  text(text: string, offset: number): void {
    this.sink.pushText(textToken(text), offset, text.length);
  }

  /** A key or a property name: by its text, unless it is computed. */
  key(key: Node, computed: boolean): void {
    if (computed || key.type !== "Identifier") this.visit(key);
    else this.text(key.name, key.start);
  }
}

function keyed(
  walk: Walk,
  node: Is<"Property" | "MethodDefinition" | "PropertyDefinition" | "AccessorProperty">,
): void {
  walk.key(node.key, node.computed);
  walk.visit(node.value);
}

function branch(walk: Walk, node: Is<"IfStatement" | "ConditionalExpression">): void {
  const live = decided(node.test);
  if (live === undefined) walk.visit(node.test);
  if (live !== false) walk.visit(node.consequent);
  if (live !== true) walk.visit(node.alternate);
}

/** What a compiler has put into a module is nobody's: many packages have it, in one form or another. */
function logical(walk: Walk, node: Is<"LogicalExpression">): void {
  if (walk.helper !== node && isEmittedHelper(node)) return;
  const live = node.operator === "??" ? undefined : decided(node.left);
  if (live === undefined) walk.visit(node.left);
  if (live !== (node.operator === "||")) walk.visit(node.right);
}

function literal(walk: Walk, node: Is<"Literal">): void {
  if (typeof node.value === "string") walk.text(node.value, node.start);
  else if (typeof node.value === "number") walk.sink.push(numberToken(node.value), node.start);
  else if ("regex" in node) pattern(walk, node.regex, node.start);
  else if ("bigint" in node) walk.text(node.bigint, node.start);
}

function pattern({ sink }: Walk, regex: { readonly pattern: string; readonly flags: string }, offset: number): void {
  sink.pushText(patternToken(regex.pattern, regex.flags), offset, regex.pattern.length);
}

function template(walk: Walk, node: Is<"TemplateLiteral">): void {
  node.quasis.forEach((quasi, index) => {
    walk.text(quasi.value.cooked ?? quasi.value.raw, quasi.start);
    walk.visit(node.expressions[index]);
  });
}

function member(walk: Walk, node: Is<"MemberExpression">): void {
  walk.visit(node.object);
  const erased = node.object.type === "Identifier" && walk.imports.erased.has(node.object.name);
  if (erased && !node.computed) return;
  walk.key(node.property, node.computed);
}

function identifier(walk: Walk, node: Is<"Identifier">): void {
  if (node.name.length < SHORTEST_GLOBAL && walk.imports === NO_IMPORTS) return;
  const kept = walk.imports.kept.get(node.name);
  if (kept !== undefined) walk.text(kept, node.start);
  else if (GLOBALS.has(node.name)) walk.text(node.name, node.start);
}

function pair(walk: Walk, { left, right }: Is<"AssignmentExpression" | "BinaryExpression">): void {
  walk.visit(left);
  walk.visit(right);
}

function binary(walk: Walk, node: Is<"BinaryExpression">): void {
  if (node.operator === "+") sum(walk, node);
  else pair(walk, node);
}

/** Minifiers fold neighbouring texts: `"a" + "b" + x` is `"ab" + x`. */
function sum(walk: Walk, node: Is<"BinaryExpression">): void {
  let pending = "";
  let start = 0;
  for (const operand of operands(node)) {
    const text = literalString(operand);
    if (text !== undefined) {
      if (pending === "") start = operand.start;
      pending += text;
      continue;
    }
    if (pending !== "") walk.text(pending, start);
    pending = "";
    walk.visit(operand);
  }
  if (pending !== "") walk.text(pending, start);
}

function operands(node: Is<"BinaryExpression">): readonly Node[] {
  const list: Node[] = [];
  let at: Node = node;
  while (at.type === "BinaryExpression" && at.operator === "+") {
    list.push(at.right);
    at = at.left;
  }
  list.push(at);
  return list.reverse();
}

function call(walk: Walk, node: Is<"CallExpression" | "NewExpression">): void {
  if (isRequire(node)) return;
  walk.visit(node.callee);
  walk.all(node.arguments);
}

/**
 * `require("./a")` of a package is `n(123)` or a plain name in a bundle, so neither the path nor such a number is read.
 * Who calls something else with one number loses that number on both sides.
 */
function isRequire({ callee, arguments: list }: Is<"CallExpression" | "NewExpression">): boolean {
  if (list.length !== 1 || callee.type !== "Identifier") return false;
  const only = list[0];
  return (
    (only?.type === "Literal" && typeof only.value === "number") ||
    (callee.name === "require" && literalString(only) !== undefined)
  );
}

/** Parameters before the body; the names of a function and its locals do not survive. */
function functionLike(
  walk: Walk,
  node: Is<"FunctionDeclaration" | "FunctionExpression" | "ArrowFunctionExpression">,
): void {
  const { params } = node;
  for (let at = 0; at < params.length; at++) if (params[at]?.type !== "Identifier") walk.visit(params[at]);
  walk.visit(node.body);
}

function declarator(walk: Walk, node: Is<"VariableDeclarator">): void {
  if (node.id.type !== "Identifier") walk.visit(node.id);
  walk.visit(node.init);
}

function expressionStatement(walk: Walk, node: Is<"ExpressionStatement">): void {
  if (typeof node.directive !== "string") walk.visit(node.expression);
}

/** The name of a class does not survive. */
function classLike(walk: Walk, node: Is<"ClassDeclaration" | "ClassExpression">): void {
  walk.visit(node.superClass);
  walk.visit(node.body);
}

function labeled(walk: Walk, node: Is<"LabeledStatement">): void {
  walk.visit(node.body);
}

function imported(walk: Walk, node: Is<"ImportExpression">): void {
  walk.visit(node.source);
}

function declared(walk: Walk, node: Is<"ExportNamedDeclaration">): void {
  walk.visit(node.declaration);
}

const nothing = (): void => {};

const BY_TYPE: Handlers = {
  AccessorProperty: keyed,
  ArrowFunctionExpression: functionLike,
  ArrayExpression: (walk, { elements }) => walk.all(elements),
  AssignmentExpression: pair,
  BinaryExpression: binary,
  BlockStatement: (walk, { body }) => walk.all(body),
  BreakStatement: nothing,
  CallExpression: call,
  ClassDeclaration: classLike,
  ClassExpression: classLike,
  ConditionalExpression: branch,
  ContinueStatement: nothing,
  ExportAllDeclaration: nothing,
  ExportNamedDeclaration: declared,
  ExpressionStatement: expressionStatement,
  FunctionDeclaration: functionLike,
  FunctionExpression: functionLike,
  IfStatement: branch,
  ImportDeclaration: nothing,
  ImportExpression: imported,
  LabeledStatement: labeled,
  LogicalExpression: logical,
  MemberExpression: member,
  MetaProperty: nothing,
  MethodDefinition: keyed,
  NewExpression: call,
  ObjectExpression: (walk, { properties }) => walk.all(properties),
  Property: keyed,
  PropertyDefinition: keyed,
  ReturnStatement: (walk, { argument }) => walk.visit(argument),
  SequenceExpression: (walk, { expressions }) => walk.all(expressions),
  TemplateLiteral: template,
  VariableDeclarator: declarator,
};

const HANDLERS = new Map(Object.entries(BY_TYPE)) as ReadonlyMap<string, (walk: Walk, node: Node) => void>;
