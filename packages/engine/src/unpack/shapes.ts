/** Small shapes that several formats share. */
import { keyName, literalString } from "../syntax/literals.ts";
import type { CallExpression, Expression, FunctionNode, Node, Statement } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";

/** The expression of an expression statement, with `!function(){}()` and `void` read as the call they hold. */
export function expressionOf(statement: Statement): Expression | undefined {
  if (statement.type !== "ExpressionStatement") return undefined;
  const { expression } = statement;
  return expression.type === "UnaryExpression" && expression.argument.type === "CallExpression"
    ? expression.argument
    : expression;
}

/** What minifiers join is as many statements: `t=[...],n={},r(1);`, `return i("a",f),i("b",g),{}`. */
export function oneByOne(statement: Statement): readonly Statement[] {
  const value = runValue(statement);
  if (value?.type !== "SequenceExpression") return [statement];
  const { expressions } = value;
  return expressions.map((expression, at): Statement => {
    const { start, end } = expression;
    const isGivenBack = statement.type === "ReturnStatement" && at === expressions.length - 1;
    return isGivenBack
      ? { type: "ReturnStatement", argument: expression, start, end }
      : { type: "ExpressionStatement", expression, start, end };
  });
}

/** The value that a statement computes, or gives back. */
export function runValue(statement: Node): Expression | undefined {
  if (statement.type === "ExpressionStatement") return statement.expression;
  return statement.type === "ReturnStatement" ? (statement.argument ?? undefined) : undefined;
}

/** The function of `(()=>{...})()`, `(function(){...}).call(this)`, `(function(){...}).bind(this)()`, `Reflect.apply(()=>{...},...)`. */
export function calledFunction(node: Node | undefined): FunctionNode | undefined {
  if (node?.type !== "CallExpression") return undefined;
  const { callee, arguments: given } = node;
  if (isFunction(callee)) return callee;
  if (callee.type === "CallExpression") return isMethod(callee.callee, "bind") ? calledFunction(callee) : undefined;
  if (callee.type !== "MemberExpression") return undefined;
  if (isFunction(callee.object)) return callee.object;
  const isReflected =
    isMethod(callee, "apply") && callee.object.type === "Identifier" && callee.object.name === "Reflect";
  return isReflected && given[0] && isFunction(given[0]) ? given[0] : undefined;
}

const isMethod = (node: Node, name: string): boolean =>
  node.type === "MemberExpression" && keyName(node.property, node.computed) === name;

export interface CalledFunction {
  readonly fn: FunctionNode;
  readonly call: CallExpression;
}

/**
 * Functions that a statement calls on the spot: as a whole, as what is assigned or declared
 * (`module.exports=(()=>{...})()`, `var Lib=function(e){...}([...])`), and as what a factory gives back that is handed
 * over (UMD, AMD: `!function(e,t){...}(self,()=>(()=>{...})())`, `define([],()=>(()=>{...})())`).
 */
export function calledHere(statement: Statement): readonly CalledFunction[] {
  return valuesOf(statement).flatMap((whole) => {
    const value = withoutExport(whole);
    if (value.type !== "CallExpression") return [];
    return [value, ...value.arguments.flatMap(madeBy)].flatMap((call) => {
      const fn = calledFunction(call);
      return fn ? [{ fn, call }] : [];
    });
  });
}

/** `(...).default`: what is handed out of a whole library (webpack 3 to 5, `output.libraryExport`). */
function withoutExport(node: Node): Node {
  let at = node;
  while (at.type === "MemberExpression") at = at.object;
  return at;
}

/** What a statement computes: the value of an expression or assignment, the values of a declaration. */
export function valuesOf(statement: Statement): readonly Expression[] {
  if (statement.type === "VariableDeclaration") return statement.declarations.flatMap(({ init }) => init ?? []);
  let value = expressionOf(statement);
  while (value?.type === "AssignmentExpression") value = value.right;
  return value ? [value] : [];
}

/** What a statement gives a name: `var x=...`, `x=...`. */
export function namedValues(statement: Statement): readonly { readonly name: Node; readonly value: Expression }[] {
  if (statement.type === "VariableDeclaration")
    return statement.declarations.flatMap(({ id, init }) => (init ? { name: id, value: init } : []));
  const value = runValue(statement);
  return value?.type === "AssignmentExpression" && value.operator === "="
    ? [{ name: value.left, value: value.right }]
    : [];
}

/** The call that a factory ends with: `()=>f()`, `function(e){return f()}`, `{execute:function(){e(f())}}`. */
function madeBy(factory: Node): readonly CallExpression[] {
  const given = isFunction(factory) ? returnedBy(factory) : undefined;
  const made = given && withoutExport(given);
  if (made?.type === "CallExpression") return [made];
  if (made?.type !== "ObjectExpression") return [];
  // SystemJS: `{setters:[...],execute:function(){e((()=>{...})())}}`
  return made.properties.flatMap((property) => {
    if (property.type !== "Property" || !isFunction(property.value)) return [];
    const last = property.value.body?.type === "BlockStatement" ? property.value.body.body.at(-1) : undefined;
    const call = last && expressionOf(last);
    const exported = call?.type === "CallExpression" ? call.arguments[0] : undefined;
    return exported?.type === "CallExpression" ? [exported] : [];
  });
}

/** What a function gives back at its end: `()=>x`, `function(){...;return x}`. */
export function returnedBy({ body }: FunctionNode): Node | undefined {
  if (body?.type !== "BlockStatement") return body ?? undefined;
  const last = body.body.at(-1);
  return last?.type === "ReturnStatement" ? (last.argument ?? undefined) : undefined;
}

/** An id of a module or chunk: a number or a string. */
export function registryKey(node: Node | null | undefined): string | undefined {
  if (node?.type === "Literal" && typeof node.value === "number") return String(node.value);
  return literalString(node);
}

/** The expressions of a statement that stand one after the other: several scripts that a minifier joined, or entries. */
export function sequenceIn(node: Node): readonly Node[] | undefined {
  const value =
    node.type === "ExpressionStatement" ? node.expression : node.type === "ReturnStatement" ? node.argument : undefined;
  return value?.type === "SequenceExpression" ? value.expressions : undefined;
}
