/**
 * States of components (`const [name, setName] = useState("")`) as inputs show and fill them, whatever a minifier calls
 * them, and the name that a state has where it is handed on: `save({name: n, type: t})`.
 */

import { isCarrier, isWord } from "../../language/given-names.ts";
import type { Binding } from "../../scope/binding.ts";
import { onlyDefinition } from "../../scope/binding-at.ts";
import { literalValue, memberName } from "../../syntax/literals.ts";
import { type IdentifierNode, isFunction, type Node } from "../../syntax/nodes.ts";
import { fixedProperties } from "../../syntax/object-keys.ts";
import type { Module } from "../../unpack/module.ts";
import { placeOfNode } from "../name-place.ts";
import type { Subject } from "./rule.ts";

/** `name`, `name ?? ""`, `name || ""`, `name ? name : ""`: the local value that is shown. */
export function shownLocal(node: Node): Node {
  switch (node.type) {
    case "LogicalExpression":
      return node.operator === "&&" ? node : shownLocal(node.left);
    case "ConditionalExpression":
      return node.test.type === "Identifier" ? node.test : node;
    default:
      return node;
  }
}

/** Where an array of two is taken apart: its first is the state, its second sets it. */
function partOf(binding: Binding | undefined): { readonly from: Node; readonly index: number } | undefined {
  const only = onlyDefinition(binding);
  if (only?.kind !== "value" || only.from.type !== "CallExpression") return undefined;
  const [step, ...deeper] = only.path;
  return step?.kind === "index" && deeper.length === 0 ? { from: only.from, index: step.index } : undefined;
}

/** Also that of a signal, which is read by a call: `const [name, setName] = createSignal("")`. */
export const isState = (binding: Binding | undefined): boolean => partOf(binding)?.index === 0;

export const isSetter = (node: Node, { script }: Module): boolean =>
  node.type === "Identifier" && partOf(script.scopes.bindingOf.get(node))?.index === 1;

/** The state that a handler sets: `e => setName(e.target.value)`, or the setter itself. */
export function filledState(handler: Node, module: Module): Binding | undefined {
  const setter = isFunction(handler) ? setterIn(handler.body ?? undefined) : handler;
  if (setter?.type !== "Identifier") return undefined;
  const binding = module.script.scopes.bindingOf.get(setter);
  const part = partOf(binding);
  if (!binding || part?.index !== 1) return undefined;
  for (const other of binding.scope.bindings.values()) {
    const state = partOf(other);
    if (state?.index === 0 && state.from === part.from) return other;
  }
  return undefined;
}

/** What a handler of one call calls. */
function setterIn(body: Node | undefined): Node | undefined {
  if (body?.type === "CallExpression") return body.arguments.length === 1 ? body.callee : undefined;
  if (body?.type === "ExpressionStatement") return setterIn(body.expression);
  const [only, ...more] = body?.type === "BlockStatement" ? body.body : [];
  return only && more.length === 0 ? setterIn(only) : undefined;
}

/** `e => this.setState({file: e.target.files[0]})`: the properties of a class component's state that a handler sets. */
export function filledProperties(handler: Node): readonly string[] {
  const body = isFunction(handler) ? handler.body : undefined;
  const statements = body?.type === "BlockStatement" ? body.body : body ? [body] : [];
  return statements.flatMap((statement) => {
    const call = statement.type === "ExpressionStatement" ? statement.expression : statement;
    if (call.type !== "CallExpression" || memberName(call.callee) !== "setState") return [];
    const [state] = call.arguments;
    return state?.type !== "ObjectExpression"
      ? []
      : fixedProperties(state).flatMap(([key, { value }]) => (isGiven(key, value) ? [key] : []));
  });
}

/** What tells how a form stands, beside what was given. */
const STANDING = /^(?:is|has|can|show)[A-Z]|^(?:valid|invalid|changed|dirty|errors?|touched|loading|open)$/;

const isGiven = (key: string, { type }: Node): boolean =>
  !STANDING.test(key) &&
  (type === "Identifier" || type === "MemberExpression" || type === "ChainExpression" || type === "CallExpression");

/** Properties of elements: what such an object holds is drawn. */
const DRAWN = /^(?:on[A-Z]\w*|children|className|class|style|sx|ref|variant)$/;

/** What a helper calls whatever it is given: `useClipboard({text:draft})`. */
const OF_ANYTHING = new Set(["text", "string", "json", "input", "field"]);

/** Names that an object gives to local values, unless it holds an element's properties. */
export function handedOnNames(
  properties: ReadonlyMap<string, Node>,
  module: Module,
  note: (local: Binding, name: Subject) => void,
): void {
  let drawn: boolean | undefined;
  for (const [key, value] of properties) {
    const local = localOf(value);
    if (!local || !isWord(key) || isCarrier(key) || OF_ANYTHING.has(key)) continue;
    const binding = module.script.scopes.bindingOf.get(local);
    if (!binding) continue;
    drawn ??= [...properties.keys()].some((one) => DRAWN.test(one));
    if (drawn) return;
    note(binding, { name: key, sources: [placeOfNode(value, module)] });
  }
}

/**
 * The local value that something is read from: `name`, `name.trim()`, `name.value.length`, `name()` of a signal,
 * `get(name)`, `Number(name)`.
 */
export function localOf(node: Node): IdentifierNode | undefined {
  if (node.type === "Identifier") return node;
  if (node.type === "ChainExpression") return localOf(node.expression);
  if (node.type === "MemberExpression") return isCarrier(memberName(node) ?? "") ? localOf(node.object) : undefined;
  if (node.type !== "CallExpression") return undefined;
  const [given, ...more] = node.arguments;
  if (node.callee.type !== "Identifier")
    return node.callee.type === "MemberExpression" ? localOf(node.callee) : undefined;
  if (!given) return node.callee;
  return more.length === 0 && given.type === "Identifier" ? given : undefined;
}

/** A test, or that it does not hold. */
export interface Tested {
  readonly test: Node;
  readonly negated: boolean;
}

/**
 * The tests of a function whose result says whether something is refused: `if (!name) return true; return !type`. Where
 * `allows`, the result says that it is not: `if (!name) return false; return type`.
 */
export function refusingTests(fn: Node, allows = false): readonly Tested[] {
  const body = isFunction(fn) ? fn.body : undefined;
  if (!body) return [];
  return body.type === "BlockStatement" ? body.body.flatMap((one) => returned(one, allows)) : refusing(body, allows);
}

function returned(statement: Node, allows: boolean): readonly Tested[] {
  if (statement.type === "ReturnStatement") return statement.argument ? refusing(statement.argument, allows) : [];
  if (statement.type !== "IfStatement" || statement.alternate) return [];
  const { test, consequent } = statement;
  const inner = consequent.type === "BlockStatement" && consequent.body.length === 1 ? consequent.body[0] : consequent;
  if (inner?.type !== "ReturnStatement" || !inner.argument) return [];
  return isSaying(inner.argument, !allows) ? [{ test, negated: false }] : refusing(inner.argument, allows);
}

/** `name ? !type : true`, as minifiers write the statements. */
function refusing(node: Node, allows: boolean): readonly Tested[] {
  if (isSaying(node, allows)) return [];
  if (node.type !== "ConditionalExpression") return [{ test: node, negated: allows }];
  const { test, consequent, alternate } = node;
  return [
    ...(isSaying(consequent, !allows) ? [{ test, negated: false }] : refusing(consequent, allows)),
    ...(isSaying(alternate, !allows) ? [{ test, negated: true }] : refusing(alternate, allows)),
  ];
}

/** `true`, `!0`. */
const isSaying = (node: Node, what: boolean): boolean => literalValue(node)?.value === what;
