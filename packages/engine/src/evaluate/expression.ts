/** Values of expressions, one case for each kind of node. What has no case is unknown. */

import { rememberFor } from "../remember.ts";
import type { Binding } from "../scope/binding.ts";
import type { Script } from "../script.ts";
import { EQUALS } from "../syntax/comparison-operators.ts";
import { keyName, literalValue } from "../syntax/literals.ts";
import { loweredDefault } from "../syntax/lowered-default.ts";
import { type CallLike, type Expression, isClass, isFunction, type Node, type Self } from "../syntax/nodes.ts";
import { operandsOf } from "../syntax/operands.ts";
import type { Module } from "../unpack/module.ts";
import { evaluateArguments, itemsOf } from "./arguments.ts";
import { arithmetic, plus } from "./arithmetic.ts";
import { evaluateIdentifier, orElse } from "./binding-value.ts";
import { chosen, conditionOf, decisionOf } from "./condition.ts";
import { decided, truthiness } from "./decided.ts";
import type { Evaluation } from "./evaluation.ts";
import { freeParams } from "./free-params.ts";
import { isResultOf } from "./global-name.ts";
import { classMember } from "./instance.ts";
import { memberBy } from "./member-by.ts";
import { momentAt } from "./moment-at.ts";
import { nobodysKey } from "./picked.ts";
import { asHole, concat } from "./text.ts";
import type { Source, Value } from "./value.ts";
import { arrayOf, constant, frameOf, joinSources, literalObject, stringOf, UNDEFINED, unknown } from "./value.ts";
import { unwrapped } from "./vue-state.ts";
import { readObject } from "./writes-before.ts";

const sourceOf = (script: Script, { start, end }: Node): Source => ({ script, start, end });

export function evaluateExpression(node: Node, module: Module, ev: Evaluation): Value {
  const { script } = module;
  if (isFunction(node)) return { kind: "function", node, module, env: [] };
  if (isClass(node)) return { kind: "class", node, module, env: [] };
  switch (node.type) {
    case "Literal":
      if ("regex" in node) return { kind: "pattern", ...node.regex, sources: [sourceOf(script, node)] };
      return primitive(node, script);
    case "TemplateLiteral":
      return template(node, module, ev);
    case "Identifier":
      return evaluateIdentifier(node, module, ev);
    case "ThisExpression":
      return thisValue(script.scopes.thisOf.get(node), module);
    case "Super":
      return parentAround(node, module, ev) ?? unknown("too-dynamic");
    case "MemberExpression":
      return memberExpression(node, module, ev);
    case "ChainExpression":
      return ev.evaluate(node.expression, module);
    case "AwaitExpression":
    case "YieldExpression":
      return node.argument ? ev.evaluate(node.argument, module) : UNDEFINED;
    case "SequenceExpression":
      return last(node.expressions, module, ev);
    case "AssignmentExpression":
      return node.operator === "=" ? ev.evaluate(node.right, module) : unknown("too-dynamic");
    case "ObjectExpression":
      return literalObject(node, module);
    case "ArrayExpression":
      return arrayOf(itemsOf(node.elements, module, ev));
    case "ConditionalExpression":
      return conditional(node, module, ev);
    case "LogicalExpression":
      return logical(node, module, ev);
    case "BinaryExpression":
      return binary(node, module, ev);
    case "UnaryExpression":
      return unary(node, module, ev);
    case "CallExpression":
      return called(node, module, ev);
    case "NewExpression":
      return called(node, module, ev);
    case "ImportExpression":
      return importExpression(node.source, module, ev);
    case "MetaProperty":
      return { kind: "global", path: ["import.meta"] };
    default:
      return unknown("too-dynamic");
  }
}

function primitive(node: Expression, script: Script): Value {
  const literal = literalValue(node);
  return literal ? constant(literal.value, [sourceOf(script, node)]) : unknown("too-dynamic");
}

function template(node: Extract<Node, { type: "TemplateLiteral" }>, module: Module, ev: Evaluation): Value {
  const [whole] = node.quasis;
  // a whole document, however long
  if (whole && node.expressions.length === 0)
    return constant(whole.value.cooked ?? "", [sourceOf(module.script, node)]);
  const values: Value[] = [];
  const places: (readonly Source[])[] = [];
  node.quasis.forEach((quasi, index) => {
    values.push(constant(quasi.value.cooked ?? ""));
    places.push([sourceOf(module.script, quasi)]);
    const hole = node.expressions[index];
    const value = hole && asHole(ev.evaluate(hole, module));
    if (!value) return;
    values.push(value);
    places.push(joinSources([value]));
  });
  return concat(values, [sourceOf(module.script, node)], places);
}

function called(node: CallLike, module: Module, ev: Evaluation): Value {
  const callee = ev.evaluate(node.callee, module);
  const args = evaluateArguments(node.arguments, module, ev);
  return ev.call({ callee, args, isNew: node.type === "NewExpression", node, module });
}

function memberExpression(node: Extract<Node, { type: "MemberExpression" }>, module: Module, ev: Evaluation): Value {
  const fixed = keyName(node.property, node.computed);
  if (node.object.type === "Super")
    return fixed === undefined ? unknown("too-dynamic") : superMember(node.object, fixed, module, ev);
  const object = readObject(node.object, fixed, module, ev);
  if (fixed !== undefined) {
    const name = constant(fixed, [sourceOf(module.script, node.property)]);
    return unwrapped(node.object, object, fixed, ev) ?? proxied(object, name, ev) ?? ev.member(object, fixed);
  }
  if (node.property.type === "PrivateIdentifier") return unknown("too-dynamic");
  const value = memberBy(object, ev.evaluate(node.property, module), ev, roundOf(node.property, module));
  return value.kind === "union" && value.picked
    ? { ...value, picked: { ...value.picked, at: momentAt(node.property, module, ev) } }
    : value;
}

/** `for (let i = 0; i < calls.length; i++) send(calls[i].url, calls[i].body)`: what a round reads is of one element. */
function roundOf(key: Node, { script }: Module): Value | undefined {
  const binding = key.type === "Identifier" ? script.scopes.bindingOf.get(key) : undefined;
  return binding && isLoop(binding.scope.node) ? keyOfRound(binding) : undefined;
}

const isLoop = ({ type }: Node): boolean =>
  type === "ForStatement" || type === "ForInStatement" || type === "ForOfStatement";
const keyOfRound = rememberFor((_: Binding) => nobodysKey());

/** `super.get(path)`: the parent's method, on what `this` is. */
function superMember(node: Node, key: string, module: Module, ev: Evaluation): Value {
  const of = module.script.scopes.thisOf.get(node);
  const parent = parentAround(node, module, ev);
  const isStatic = of?.type === "ClassBody";
  const own =
    of && parent?.kind === "class" ? classMember(parent, key, isStatic, { kind: "this", of, module }, ev) : undefined;
  return own ?? ev.member(unknown("too-dynamic"), key);
}

/** The parent of the class around `super`. */
function parentAround(node: Node, module: Module, ev: Evaluation): Value | undefined {
  const { thisOf, classOf } = module.script.scopes;
  const of = thisOf.get(node);
  const cls = of?.type === "ClassBody" ? classOf.get(of) : of && isClass(of) ? of : undefined;
  return cls?.superClass ? ev.evaluate(cls.superClass, module) : undefined;
}

function last(expressions: readonly Expression[], module: Module, ev: Evaluation): Value {
  const final = expressions.at(-1);
  return final ? ev.evaluate(final, module) : UNDEFINED;
}

function conditional(node: Extract<Node, { type: "ConditionalExpression" }>, module: Module, ev: Evaluation): Value {
  const { when, is: test } = decisionOf(node.test, module, ev);
  if (test === true) return ev.evaluate(node.consequent, module);
  if (test === false) return ev.evaluate(node.alternate, module);
  const lowered = loweredDefault(node, module.script.text);
  if (lowered) return orElse(ev.evaluate(lowered.value, module), ev.evaluate(lowered.fallback, module));
  return chosen(when, ev.evaluate(node.consequent, module), ev.evaluate(node.alternate, module));
}

function logical(
  { operator, left, right }: Extract<Node, { type: "LogicalExpression" }>,
  module: Module,
  ev: Evaluation,
): Value {
  const first = ev.evaluate(left, module);
  const test = truthiness(first);
  if (operator === "&&") {
    if (test === false) return first;
    return ev.evaluate(right, module);
  }
  if (test === true) return first;
  if (test === false && operator === "||") return ev.evaluate(right, module);
  return { kind: "choice", first, second: ev.evaluate(right, module), when: operator === "||" ? "falsy" : "nullish" };
}

function binary(node: Extract<Node, { type: "BinaryExpression" }>, module: Module, ev: Evaluation): Value {
  const { operator, left, right } = node;
  if (left.type === "PrivateIdentifier") return unknown("too-dynamic");
  if (operator === "+") return chain(node, module, ev);
  const a = ev.evaluate(left, module);
  const b = ev.evaluate(right, module);
  if (a.kind === "constant" && b.kind === "constant") return arithmetic(operator, a, b);
  return EQUALS.has(operator) ? askedOpen(node, true, module, ev) : unknown("runtime-value");
}

/** `a + b + c + ...`, however long, from left to right. */
const chain = (node: Extract<Node, { type: "BinaryExpression" }>, module: Module, ev: Evaluation): Value =>
  operandsOf(node, "+")
    .map((one) => ev.evaluate(one, module))
    .reduce(plus);

function unary(node: Extract<Node, { type: "UnaryExpression" }>, module: Module, ev: Evaluation): Value {
  // what stands at a place from which it is taken
  if (node.operator === "void" || node.operator === "delete") return UNDEFINED;
  const value = ev.evaluate(node.argument, module);
  const test = truthiness(value);
  if (node.operator === "!" && test !== undefined) return constant(!test, "sources" in value ? value.sources : []);
  if (value.kind === "constant" && typeof value.value === "number") {
    if (node.operator === "-") return constant(-value.value, value.sources);
    if (node.operator === "+") return value;
  }
  if (node.operator === "!") return askedOpen(node.argument, false, module, ev);
  return node.operator === "+" ? value : unknown("runtime-value");
}

/** What a test gives, where callers decide it. */
function askedOpen(asked: Expression, is: boolean, module: Module, ev: Evaluation): Value {
  const when = conditionOf(asked, module, ev);
  const known = when && decided(when);
  if (known !== undefined) return constant(known === is);
  const isOpen = when && freeParams([when.of]).length > 0;
  return isOpen ? chosen(when, constant(is), constant(!is)) : unknown("runtime-value");
}

/** `import("./x.js")`: the module's namespace, once awaited. */
function importExpression(source: Expression, module: Module, ev: Evaluation): Value {
  const specifier = stringOf(ev.evaluate(source, module));
  if (specifier === undefined) return unknown("too-dynamic");
  const target = ev.graph.resolve(module, specifier);
  return target ? { kind: "namespace", module: target } : unknown("chunk-missing");
}

const thisValue = (of: Self | undefined, module: Module): Value =>
  of ? { kind: "this", of, module } : unknown("runtime-value");

/**
 * `new Proxy({}, {get: (target, name) => (body) => send("/rpc/" + name, body)})`: the function that its handler gives
 * for a name. Where it gives another proxy, as tRPC's does, the chain of names says what is meant.
 */
function proxied(object: Value, name: Value, ev: Evaluation): Value | undefined {
  if (!isResultOf(object, "Proxy")) return undefined;
  const [target, handler] = object.args;
  const get = handler && ev.member(handler, "get");
  if (!target || get?.kind !== "function") return undefined;
  const given = ev.apply(ev.summary(get.node, get.module), [frameOf(get, [target, name]), ...get.env]);
  return given.kind === "function" ? given : undefined;
}
