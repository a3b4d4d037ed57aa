/** From an expression that holds the value to the places where the value goes next. */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Value } from "../../evaluate/value.ts";
import { isUnit } from "../../models/passed-on.ts";
import { rememberFor } from "../../remember.ts";
import type { Definition } from "../../scope/binding.ts";
import { bindingAt, onlyDefinition } from "../../scope/binding-at.ts";
import { EQUALS } from "../../syntax/comparison-operators.ts";
import { keyName, literalString, memberName } from "../../syntax/literals.ts";
import { type CallLike, isClass, type Node, type PropertyDefinition } from "../../syntax/nodes.ts";
import { propertyOf } from "../../syntax/object-keys.ts";
import type { Module } from "../../unpack/module.ts";
import { keysOf } from "../http/payload.ts";
import { bind, elementOf, lookedUp, taken } from "./bind.ts";
import { deliver, holdsAsValue, passed } from "./called.ts";
import { isFailed } from "./failing.ts";
import { without } from "./held.ts";
import { toList } from "./lists.ts";
import { assigned, toldByCases, toldByTable, toldByTest } from "./messages.ts";
import { methodCalled, piped } from "./methods.ts";
import { failed, returned } from "./returned.ts";
import { toSlots } from "./slots.ts";
import { connected, writtenToState } from "./state-parts.ts";
import { accessorOf } from "./svelte.ts";
import { toColumns } from "./tables.ts";
import { ELEMENT, ENTRY, type Place, VALUE, type Walk } from "./walk.ts";

type MemberNode = Extract<Node, { type: "MemberExpression" }>;

const KEEPS = new Set(["=", "??=", "||=", "&&="]);

export function follow(found: Place, walk: Walk): void {
  const { parents } = walk.code;
  const { held } = found;
  const failing = isFailed(found, walk);
  // what a failed request answers is not what is asked for
  if (failing && held.kind === "data") return;
  const place = failing && held.kind === "response" ? { ...found, held: { ...held, failed: true } } : found;
  const parent = parents.of(place.node, place.module.script);
  if (!parent) return;
  if (place.node.type === "Property") {
    inProperty(place.node, place, walk);
    return;
  }
  if (hasValueOf(parent, place)) walk.push({ ...place, node: parent });
  else if (parent.type === "AwaitExpression" || parent.type === "YieldExpression") failed(parent, place, walk);
  else named(parent, place, walk);
}

/** Whether an expression has the value of a part of it. */
function hasValueOf(around: Node, { node, held }: Place): boolean {
  switch (around.type) {
    case "ChainExpression":
      return true;
    case "AwaitExpression":
    case "YieldExpression":
      return held.kind !== "error" || !held.pending;
    case "ConditionalExpression":
      return around.test !== node;
    case "LogicalExpression":
      return around.operator !== "&&" || around.right === node;
    case "SequenceExpression":
      return around.expressions.at(-1) === node;
    default:
      return false;
  }
}

/** The value gets a name, is read, handed over or given back. */
function named(parent: Node, place: Place, walk: Walk): void {
  const { node, module, held } = place;
  const { parents } = walk.code;
  switch (parent.type) {
    case "AssignmentExpression":
      if (parent.right !== node || !KEEPS.has(parent.operator)) break;
      bind(parent.left, place, walk);
      if (parent.left.type === "MemberExpression") writtenToState(parent.left, place, walk);
      walk.push({ ...place, node: parent });
      break;
    case "VariableDeclarator":
      if (parent.init === node) bind(parent.id, place, walk);
      break;
    case "ForOfStatement":
      if (parent.right === node) iterated(parent.left, place, walk);
      break;
    case "MemberExpression":
      if (parent.object === node) read(parent, place, walk);
      else {
        looked(parent, place, walk);
        toldByTable(parent, place, walk);
      }
      break;
    case "CallExpression":
    case "NewExpression":
      toldByTable(parent, place, walk);
      called(parent, place, walk);
      break;
    case "ArrowFunctionExpression":
      if (parent.body === node) returned(parent, place, walk);
      break;
    case "ReturnStatement": {
      const fn = parents.functionAround(parent, module.script);
      if (fn) returned(fn, place, walk);
      break;
    }
    case "ThrowStatement":
      if (held.kind === "error") failed(parent, { ...place, held: { kind: "error", pending: true } }, walk);
      break;
    default:
      inside(parent, place, walk);
  }
}

function called(call: CallLike, place: Place, walk: Walk): void {
  const { node, held } = place;
  const isCallee = call.callee === node;
  // what an operator gives on, as the callback in it made it
  if (isCallee) connected(call, place, walk);
  if (!isCallee && call.type === "CallExpression" && memberName(call.callee) === "pipe") {
    const index = call.arguments.findIndex(({ start }) => start === node.start);
    piped(call, index + 1, place, walk);
  } else if (!isCallee) {
    if (!toList(call, place, walk)) passed(call, place, walk);
  } else if (held.kind === "maker" && place.path.length === 0 && call.type === "CallExpression")
    walk.push({ ...place, node: call, held: held.gives, path: held.under });
}

/** What the cases of a `switch` over a status are for, each once. */
const codesIn = rememberFor(({ cases }: Extract<Node, { type: "SwitchStatement" }>, module: Module, ev: Evaluator) => {
  const tests = new Map<number, Node>();
  for (const { test } of cases) {
    const value = test ? ev.evaluate(test, module) : undefined;
    if (!test || value?.kind !== "constant" || typeof value.value !== "number") continue;
    if (value.value >= 100 && value.value < 600 && !tests.has(value.value)) tests.set(value.value, test);
  }
  return tests;
});

/** The value becomes a part of something, or is compared. */
function inside(parent: Node, place: Place, walk: Walk): void {
  const { node, module, path } = place;
  const { parents } = walk.code;
  switch (parent.type) {
    case "Property":
      if (parent.value === node) inProperty(parent, place, walk);
      return;
    case "PropertyDefinition":
      if (parent.value === node) inField(parent, place, walk);
      return;
    case "ArrayExpression":
      walk.push({
        ...place,
        node: parent,
        path: [String(parent.elements.findIndex((one) => one?.start === node.start)), ...path],
      });
      return;
    case "SpreadElement": {
      const around = parents.of(parent, module.script);
      if (around?.type === "ObjectExpression") spread(around, parent, place, walk);
      if (around?.type === "ArrayExpression") spreadInList(around, place, walk);
      // `all.push(...page.items)`
      if (around?.type === "CallExpression") toList(around, { ...(elementOf(place) ?? place), node: parent }, walk);
      return;
    }
    case "BinaryExpression":
      if (parent.operator === "in" && parent.right === node)
        taken(literalString(parent.left), parent.left, place, walk);
      if (!EQUALS.has(parent.operator)) return;
      compared(parent.left === node ? parent.right : parent.left, place, walk);
      toldByTest(parent, place, walk);
      return;
    case "SwitchStatement":
      if (parent.discriminant !== node) return;
      if (place.held.kind === "status" && path.length === 0)
        for (const [code, test] of codesIn(parent, module, walk.code.ev)) walk.status(code, test, module);
      toldByCases(parent, place, walk);
      return;
    default:
  }
}

/** A property of an object holds the value; a list of elements that a component draws goes to what draws each of them. */
function inProperty(property: Extract<Node, { type: "Property" }>, place: Place, walk: Walk): void {
  const object = walk.code.parents.of(property, place.module.script);
  const key = keyName(property.key, property.computed) ?? (property.computed ? ELEMENT : undefined);
  if (object?.type !== "ObjectExpression" || key === undefined) return;
  walk.push({ ...place, node: object, path: [key, ...place.path] });
  toColumns(object, key, place, walk);
  toSlots(object, key, place, walk);
  const drawing = DRAWING.get(key);
  const draws = drawing && propertyOf(object, drawing.by);
  const element = draws && elementOf(place);
  if (draws && element)
    deliver(draws, 0, { ...element, path: [...drawing.under, ...element.path] }, object, walk, [ELEMENT]);
  // `<Show when={room()}>{(room) => room().name}</Show>`, and with `keyed` `room.name` (Solid 1)
  const shows = key === "when" ? propertyOf(object, "children") : undefined;
  if (!shows || place.held.kind !== "data") return;
  deliver(shows, 0, place, object, walk);
  deliver(shows, 0, accessorOf(place), object, walk);
}

/** Properties that take a list, and beside them what draws each element: Solid 1 (`<For each>`), React Native (`FlatList`). */
const DRAWING: ReadonlyMap<string, { readonly by: string; readonly under: readonly string[] }> = new Map([
  ["each", { by: "children", under: [] }],
  ["data", { by: "renderItem", under: ["item"] }],
]);

/** `users = toSignal(load())`: a field of a class, where it is declared. */
function inField(field: PropertyDefinition, place: Place, walk: Walk): void {
  const key = keyName(field.key, field.computed);
  const body = walk.code.parents.of(field, place.module.script);
  const cls = body && walk.code.parents.of(body, place.module.script);
  if (key !== undefined && !field.static && cls && isClass(cls)) walk.keep(key, cls, place);
}

/** `{...result, data: rows}`: all is in the object but what is written behind it; what stands before it is not read of it. */
function spread(object: Extract<Node, { type: "ObjectExpression" }>, from: Node, place: Place, walk: Walk): void {
  const { path, held } = place;
  const [key] = path;
  const own = lastByKey(object);
  if (key !== undefined) {
    if ((own.get(key) ?? 0) <= from.start) walk.push({ ...place, node: object });
    return;
  }
  if (held.kind === "data") walk.push({ ...place, node: object, held: without(held, [...own.keys()]) });
}

/** Where each key of an object is written last. */
const lastByKey = rememberFor(({ properties }: Extract<Node, { type: "ObjectExpression" }>) => {
  const own = properties.flatMap((one): readonly (readonly [string, number])[] => {
    const key = one.type === "Property" ? keyName(one.key, one.computed) : undefined;
    return key === undefined ? [] : [[key, one.start]];
  });
  return new Map(own);
});

/** `[...rows, one]`: a list of the same elements. */
function spreadInList(list: Node, place: Place, walk: Walk): void {
  const { held, path } = place;
  if (path[0] === ELEMENT) walk.push({ ...place, node: list });
  if (path[0] === ENTRY) walk.push({ ...place, node: list, path: [ELEMENT, VALUE, ...path.slice(1)] });
  if (held.kind !== "data" || path.length > 0) return;
  held.of.items();
  walk.push({ ...place, node: list });
}

function compared(other: Node, { held, path, module }: Place, walk: Walk): void {
  if (held.kind !== "status" || path.length > 0) return;
  const value: Value = walk.code.ev.evaluate(other, module);
  if (value.kind === "constant") walk.status(value.value, other, module);
}

/** `{ 404: "...", 500: "..." }[response.status]` */
function looked(table: Extract<Node, { type: "MemberExpression" }>, { held, path, module }: Place, walk: Walk): void {
  if (held.kind !== "status" || path.length > 0 || !table.computed) return;
  const { ev } = walk.code;
  for (const key of keysOf(ev.evaluate(table.object, module), ev).keys)
    if (/^\d{3}$/.test(key)) walk.status(Number(key), table, module);
}

/** `for (const one of data.items)` */
function iterated(left: Node, place: Place, walk: Walk): void {
  const target = left.type === "VariableDeclaration" ? left.declarations[0]?.id : left;
  const element = elementOf(place);
  if (element) bind(target, element, walk);
}

function read(member: MemberNode, place: Place, walk: Walk): void {
  const { parents } = walk.code;
  const { script } = place.module;
  const key = keyName(member.property, member.computed);
  let around = parents.of(member, script);
  if (around?.type === "ChainExpression") around = parents.of(around, script);
  if (around?.type === "CallExpression" && callsIt(around.callee, member)) {
    const made = place.held.kind === "maker" ? taken(key, member.property, place, walk) : undefined;
    if (made) walk.push({ ...made, node: member });
    else if (key !== undefined) methodCalled(around, key, place, walk);
    return;
  }
  assigned(around, key, place, walk);
  // what is written there is not read, and the length of a list or text is no key
  const isWritten =
    (around?.type === "AssignmentExpression" && around.left === member) || around?.type === "UpdateExpression";
  const isRemoved = around?.type === "UnaryExpression" && around.operator === "delete";
  if (isWritten || isRemoved || (key === "length" && place.held.kind === "data" && place.path.length === 0)) return;
  const inner = innerOf(member, key, place, walk);
  if (inner) walk.push({ ...inner, node: member });
}

function innerOf(member: MemberNode, key: string | undefined, place: Place, walk: Walk): Place | undefined {
  if (isCounted(member, place, walk)) return elementOf(place);
  const { held, path, module } = place;
  const isHeld =
    key === "value" && held.kind === "data" && path.length === 0 && holdsAsValue(member.object, module, walk);
  if (isHeld) return place;
  if (key === undefined) return lookedUp(place);
  return isUnit(walk.code.ev.evaluate(member.object, module)) ? undefined : taken(key, member.property, place, walk);
}

/** `list[i]`, where `i` counts: `for (let i = 0; i < list.length; i++)`. */
function isCounted({ computed, property }: MemberNode, { module }: Place, walk: Walk): boolean {
  const binding = computed ? bindingAt(property, module.script.scopes) : undefined;
  if (!binding) return false;
  const only = onlyDefinition(binding);
  if (only?.kind !== "param") return binding.definitions.some(counts);
  // `row(list, i)`, in a loop
  const sites = walk.code.graph.sitesOf(only.of);
  return (
    sites.length > 0 &&
    sites.every(({ call: { node, module: of } }) => {
      const given = bindingAt(node.arguments[only.index], of.script.scopes);
      return given?.definitions.some(counts) ?? false;
    })
  );
}

const counts = (one: Definition): boolean =>
  one.kind === "added" || (one.kind === "opaque" && one.node.type === "UpdateExpression");

const callsIt = (callee: Node, member: Node): boolean =>
  callee === member || (callee.type === "ChainExpression" && callee.expression === member);
