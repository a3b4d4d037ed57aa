/** Classes lowered to ES5, as values; which functions are one is told with the scopes. */
import { functionNamed, prototypeOwner } from "../scope/lowered-parents.ts";
import { literalString } from "../syntax/literals.ts";
import type { CallExpression, FunctionNode } from "../syntax/nodes.ts";
import { fixedKeys } from "../syntax/object-keys.ts";
import type { Module } from "../unpack/module.ts";
import { constructorOf, functionsOf } from "./class-fields.ts";
import type { Evaluation } from "./evaluation.ts";
import type { ClassValue, FunctionValue, Layer, Value } from "./value.ts";

/** Functions on the prototype of a constructor: `render` of a component. */
export function prototypeMethods(fn: FunctionValue): readonly FunctionNode[] {
  const cls = loweredClass(fn);
  return cls ? functionsOf(cls.node).filter((one) => one !== fn.node) : [];
}

/** The class that a function constructs; undefined where it is no constructor. */
export function loweredClass({ node, module, env }: FunctionValue): ClassValue | undefined {
  const cls = module.script.scopes.lowered.of(node);
  return cls && constructorOf(cls) === node ? { kind: "class", node: cls, module, env } : undefined;
}

/** `_createClass(Api,[{key:"get",value:...}])` gives the constructor back (Babel 7.22 and later write `return` before it). */
export function madeClass(args: readonly Value[]): Value | undefined {
  const { 0: maker, 1: methods, 2: ofClass } = args;
  return maker?.kind === "function" && (areMethods(methods) || areMethods(ofClass)) ? maker : undefined;
}

const areMethods = (list: Value | undefined): boolean =>
  list?.kind === "array" &&
  !list.open &&
  list.elements.length > 0 &&
  list.elements.every((method) => method.kind === "object" && hasKeyAndValue(method.layers));

const hasKeyAndValue = ([layer]: readonly Layer[]): boolean =>
  layer?.kind === "literal" && ["key", "value"].every((name) => fixedKeys(layer.node).has(name));

/**
 * A method of the parent: `get(getPrototypeOf(t.prototype),"send",this)`, before it is called with `.call(this,path)` (Babel 6 to
 * 7.22, SWC).
 */
export function inherited({ arguments: given }: CallExpression, module: Module, ev: Evaluation): Value | undefined {
  const { 0: of, 1: name, 2: self } = given;
  const key = literalString(name);
  if (key === undefined || of?.type !== "CallExpression" || self?.type !== "ThisExpression") return undefined;
  const owner = of.arguments[0] && prototypeOwner(of.arguments[0]);
  const maker = owner && functionNamed(owner, module.script.scopes.bindingOf);
  const parent = maker && module.script.scopes.lowered.of(maker)?.superClass;
  return parent ? ev.member(ev.member(ev.evaluate(parent, module), "prototype"), key) : undefined;
}
