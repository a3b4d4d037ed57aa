/**
 * Dependency injection: which class a constructor parameter is. Of Angular (2 to 20, compiled ahead of time) the factory
 * says it, `ɵfac = function(t) { return new (t || e)(ɵɵinject(X), ɵɵdirectiveInject(Y)) }`: the parameters in order, each
 * the call of a function with the token first. Of Aurelia 1 and its like a decorator does, as Babel lowers it,
 * `Api=inject(X,Y)(c=class{...})||c`: a class for each parameter, of a class without a parent.
 */
import type { Definition, ScopeTree } from "../scope/binding.ts";
import { constructorOf } from "../scope/class-fields.ts";
import { lastExpression } from "../syntax/last-expression.ts";
import { keyName } from "../syntax/literals.ts";
import { type CallLike, type Class, isFunction, type Node } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import type { Evaluation } from "./evaluation.ts";
import { returnedExpressions } from "./returns.ts";
import { type ClassValue, outcomes, unknown, type Value } from "./value.ts";

const FACTORY = "ɵfac";

/** What is injected into the constructor of a class; nothing where no factory is seen. */
export function injectedArguments({ node, module }: ClassValue, ev: Evaluation): readonly Value[] | undefined {
  const byName = ev.handed.ofAngularJs(node, module, ev);
  if (byName) return byName;
  const factory = staticFactory(node) ?? ev.factoryOf(node, module.script.scopes);
  if (factory?.type === "CallExpression") return decorated(node, factory, module, ev);
  if (!factory || !isFunction(factory)) return undefined;
  const made = returnedExpressions(factory).find((returned) => returned.type === "NewExpression");
  if (made?.type !== "NewExpression") return undefined;
  return made.arguments.map((argument) => {
    const token = argument.type === "CallExpression" ? argument.arguments[0] : undefined;
    return token ? injected(ev.evaluate(token, module), argument, module, ev) : unknown("runtime-value");
  });
}

function decorated(
  cls: Class,
  { arguments: given }: CallLike,
  module: Module,
  ev: Evaluation,
): readonly Value[] | undefined {
  const tokens = given.map((one) => outcomes(ev.evaluate(one, module)).find(isClassLike));
  if (cls.superClass || tokens.length !== constructorOf(cls)?.params.length) return undefined;
  return tokens.every((token) => token !== undefined)
    ? tokens.map((token) => injected(token, cls, module, ev))
    : undefined;
}

const isClassLike = ({ kind }: Value): boolean => kind === "class" || kind === "external";

/** An instance of what a token names, or what it was given. */
export const injected = (token: Value, node: Node, module: Module, ev: Evaluation): Value =>
  isClassLike(token)
    ? ev.call({ callee: token, args: [], isNew: true, node, module })
    : (ev.handed.ofToken(token, ev) ?? unknown("runtime-value"));

/** `static ɵfac = f`, `static { this.ɵfac = f }`. */
function staticFactory(cls: Class): Node | undefined {
  for (const member of cls.body.body) {
    if (member.type === "StaticBlock") {
      const found = member.body.map(writtenFactory).find((value) => value !== undefined);
      if (found) return found;
    } else if (member.type === "PropertyDefinition" && member.static && member.value) {
      if (keyName(member.key, member.computed) === FACTORY) return member.value;
    }
  }
  return undefined;
}

function writtenFactory(statement: Node): Node | undefined {
  if (statement.type === "ExpressionStatement") return writtenFactory(statement.expression);
  if (statement.type === "SequenceExpression")
    return statement.expressions.map(writtenFactory).find((value) => value !== undefined);
  if (statement.type !== "AssignmentExpression" || statement.left.type !== "MemberExpression") return undefined;
  return keyName(statement.left.property, statement.left.computed) === FACTORY ? statement.right : undefined;
}

/** Factories and decorators that stand outside their class, by the name of the class: `e.ɵfac = f`, `define(e, "ɵfac", f)`. */
export function outerFactories({ scopeOf }: ScopeTree): ReadonlyMap<Class, Node> {
  const out = new Map<Class, Node>();
  for (const { bindings } of scopeOf.values()) {
    for (const { definitions, writes } of bindings.values()) {
      for (const definition of definitions) setDecorated(definition, out);
      if (writes.length === 0) continue;
      const factory = writes.find(({ path }) => path[0] === FACTORY && path.length === 1)?.value;
      if (factory) for (const definition of definitions) setClass(definition, factory, out);
    }
  }
  return out;
}

function setClass(definition: Definition, factory: Node, out: Map<Class, Node>): void {
  if (definition.kind === "class") out.set(definition.node, factory);
  else if (definition.kind === "value" && definition.from.type === "ClassExpression") out.set(definition.from, factory);
}

function setDecorated(definition: Definition, out: Map<Class, Node>): void {
  const either = definition.kind === "value" ? definition.from : undefined;
  const made = either?.type === "LogicalExpression" ? lastExpression(either.left) : undefined;
  if (made?.type !== "CallExpression") return;
  const [given] = made.arguments;
  const of = given?.type === "AssignmentExpression" ? given.right : given;
  if (of?.type === "ClassExpression") out.set(of, made.callee);
}
