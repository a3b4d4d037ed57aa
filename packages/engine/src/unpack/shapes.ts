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

/** The expressions of a statement that stand one after the other. */
export function sequenceOf(statement: Statement): readonly Expression[] {
  if (statement.type !== "ExpressionStatement") return [];
  const { expression } = statement;
  return expression.type === "SequenceExpression" ? expression.expressions : [expression];
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
  return valuesOf(statement).flatMap((value) => {
    if (value.type !== "CallExpression") return [];
    return [value, ...value.arguments.flatMap(madeBy)].flatMap((call) => {
      const fn = calledFunction(call);
      return fn ? [{ fn, call }] : [];
    });
  });
}

/** What a statement computes: the value of an expression or assignment, the values of a declaration. */
export function valuesOf(statement: Statement): readonly Expression[] {
  if (statement.type === "VariableDeclaration") return statement.declarations.flatMap(({ init }) => init ?? []);
  let value = expressionOf(statement);
  while (value?.type === "AssignmentExpression") value = value.right;
  return value ? [value] : [];
}

/** The call that a factory ends with: `()=>f()`, `function(e){return f()}`, `{execute:function(){e(f())}}`. */
function madeBy(factory: Node): readonly CallExpression[] {
  const made = isFunction(factory) ? returnedBy(factory) : undefined;
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
