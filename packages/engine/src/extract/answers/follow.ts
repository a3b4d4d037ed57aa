/** From an expression that holds the value to the places where the value goes next. */
import type { Value } from "../../evaluate/value.ts";
import { keyName, memberName } from "../../syntax/literals.ts";
import type { CallLike, Node } from "../../syntax/nodes.ts";
import { keysOf } from "../http/payload.ts";
import { bind, taken } from "./bind.ts";
import { passed } from "./called.ts";
import { isFailed } from "./failing.ts";
import { assigned, toldByCases, toldByTable, toldByTest } from "./messages.ts";
import { methodCalled, piped } from "./methods.ts";
import { failed, returned } from "./returned.ts";
import { ELEMENT, type Place, type Walk } from "./walk.ts";

const KEEPS = new Set(["=", "??=", "||=", "&&="]);
const EQUALS = new Set(["===", "!==", "==", "!="]);

export function follow(found: Place, walk: Walk): void {
  const { parents } = walk.code;
  const place = isFailed(found, parents) ? { ...found, held: { ...found.held, failed: true } } : found;
  const parent = parents.of(place.node, place.module.script);
  if (!parent) return;
  if (isSame(parent, place)) walk.push({ ...place, node: parent });
  else if (parent.type === "AwaitExpression" || parent.type === "YieldExpression") failed(parent, place, walk);
  else named(parent, place, walk);
}

/** Whether an expression has the value of a part of it. */
function isSame(around: Node, { node, held }: Place): boolean {
  switch (around.type) {
    case "ChainExpression":
    case "ParenthesizedExpression":
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
  if (!isCallee && call.type === "CallExpression" && memberName(call.callee) === "pipe") {
    const index = call.arguments.findIndex(({ start }) => start === node.start);
    piped(call, index + 1, place, walk);
  } else if (!isCallee) passed(call, place, walk);
  else if (held.kind === "maker" && place.path.length === 0 && call.type === "CallExpression")
    walk.push({ ...place, node: call, held: held.gives, path: held.under });
}

/** The value becomes a part of something, or is compared. */
function inside(parent: Node, place: Place, walk: Walk): void {
  const { node, module, path, held } = place;
  const { parents } = walk.code;
  switch (parent.type) {
    case "Property": {
      const object = parents.of(parent, module.script);
      const key = keyName(parent.key, parent.computed);
      if (parent.value === node && object?.type === "ObjectExpression" && key !== undefined)
        walk.push({ ...place, node: object, path: [key, ...path] });
      return;
    }
    case "ArrayExpression":
      walk.push({
        ...place,
        node: parent,
        path: [String(parent.elements.findIndex((one) => one?.start === node.start)), ...path],
      });
      return;
    case "SpreadElement": {
      const around = parents.of(parent, module.script);
      if (around?.type === "ObjectExpression" && path.length > 0 && !isReplaced(around, parent, path[0]))
        walk.push({ ...place, node: around });
      if (around?.type === "ArrayExpression" && held.kind === "data" && path.length === 0) held.of.items();
      return;
    }
    case "BinaryExpression":
      if (!EQUALS.has(parent.operator)) return;
      compared(parent.left === node ? parent.right : parent.left, place, walk);
      toldByTest(parent, place, walk);
      return;
    case "SwitchStatement":
      if (parent.discriminant !== node) return;
      for (const { test } of parent.cases) if (test) compared(test, place, walk);
      toldByCases(parent, place, walk);
      return;
    default:
  }
}

/** `{...result, data: rows}`: written anew behind what is spread. */
const isReplaced = (
  object: Extract<Node, { type: "ObjectExpression" }>,
  spread: Node,
  key: string | undefined,
): boolean =>
  object.properties.some(
    (one) => one.type === "Property" && one.start > spread.start && keyName(one.key, one.computed) === key,
  );

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
  const { held, path } = place;
  const target = left.type === "VariableDeclaration" ? left.declarations[0]?.id : left;
  if (path[0] === ELEMENT) bind(target, { ...place, path: path.slice(1) }, walk);
  if (held.kind !== "data" || path.length > 0) return;
  const of = held.of.items();
  if (of) bind(target, { ...place, held: { kind: "data", of } }, walk);
}

function read(member: Extract<Node, { type: "MemberExpression" }>, place: Place, walk: Walk): void {
  const { parents } = walk.code;
  const { script } = place.module;
  const key = keyName(member.property, member.computed);
  let around = parents.of(member, script);
  if (around?.type === "ChainExpression" || around?.type === "ParenthesizedExpression")
    around = parents.of(around, script);
  if (around?.type === "CallExpression" && callsIt(around.callee, member)) {
    const made = place.held.kind === "maker" ? taken(key, member.property, place, walk) : undefined;
    if (made) walk.push({ ...made, node: member });
    else if (key !== undefined) methodCalled(around, key, place, walk);
    return;
  }
  if (place.held.kind === "socket") assigned(around, key, place, walk);
  // what is written there is not read, and the length of a list or text is no key
  const isWritten =
    (around?.type === "AssignmentExpression" && around.left === member) || around?.type === "UpdateExpression";
  const isRemoved = around?.type === "UnaryExpression" && around.operator === "delete";
  if (isWritten || isRemoved || (key === "length" && place.held.kind === "data" && place.path.length === 0)) return;
  const inner = taken(key, member.property, place, walk);
  if (inner) walk.push({ ...inner, node: member });
}

const callsIt = (callee: Node, member: Node): boolean =>
  callee === member ||
  ((callee.type === "ChainExpression" || callee.type === "ParenthesizedExpression") && callee.expression === member);
