/**
 * Dependency injection of Angular (2 to 20, compiled ahead of time): which class a constructor parameter is. The factory
 * says it, `ɵfac = function(t) { return new (t || e)(ɵɵinject(X), ɵɵdirectiveInject(Y)) }`: the parameters in order, each
 * the call of a function with the token first.
 */
import type { Definition, ScopeTree } from "../scope/binding.ts";
import { keyName } from "../syntax/literals.ts";
import { type Class, isFunction, type Node } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import type { Evaluation } from "./evaluation.ts";
import { returnedExpressions } from "./returns.ts";
import { type ClassValue, unknown, type Value } from "./value.ts";

const FACTORY = "ɵfac";

/** What is injected into the constructor of a class; nothing where no factory is seen. */
export function injectedArguments({ node, module }: ClassValue, ev: Evaluation): readonly Value[] | undefined {
  const byName = ev.handed.ofAngularJs(node, module, ev);
  if (byName) return byName;
  const factory = staticFactory(node) ?? ev.factoryOf(node, module.script.scopes);
  if (!factory || !isFunction(factory)) return undefined;
  const made = returnedExpressions(factory).find((returned) => returned.type === "NewExpression");
  if (made?.type !== "NewExpression") return undefined;
  return made.arguments.map((argument) => {
    const token = argument.type === "CallExpression" ? argument.arguments[0] : undefined;
    return token ? injected(ev.evaluate(token, module), argument, module, ev) : unknown("runtime-value");
  });
}

/** An instance of what a token names, or what it was given. */
export const injected = (token: Value, node: Node, module: Module, ev: Evaluation): Value =>
  token.kind === "class" || token.kind === "external"
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

/** Factories that stand outside their class, by the name of the class: `e.ɵfac = f`, `define(e, "ɵfac", f)`. */
export function outerFactories({ scopeOf }: ScopeTree): ReadonlyMap<Class, Node> {
  const out = new Map<Class, Node>();
  for (const { bindings } of scopeOf.values()) {
    for (const { definitions, writes } of bindings.values()) {
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
