/**
 * Conditions of `test ? a : b` that callers decide: `typeof e == "string" ? e : e.url`, `method === "GET" ? ... : ...`,
 * `options ? options.url : "/"`. A value that is chosen by one keeps it until what it asks about is filled in.
 */

import { EQUALS, saidOfPosition, TURNED } from "../syntax/comparison-operators.ts";
import { memberName } from "../syntax/literals.ts";
import type { CallExpression, Expression, Node } from "../syntax/nodes.ts";
import { operandsOf } from "../syntax/operands.ts";
import type { Module } from "../unpack/module.ts";
import { ARRAY, decided, truthiness } from "./decided.ts";
import type { Evaluation } from "./evaluation.ts";
import { freeParams } from "./free-params.ts";
import { isGlobal } from "./global-name.ts";
import { momentAt } from "./moment-at.ts";
import { hasQuery } from "./text.ts";
import type { Condition, Lazy, Value } from "./value.ts";
import { BOUND_REACHED, constant, isConstant, MAX_OPTIONS, stringOf, UNDEFINED, union, unknown } from "./value.ts";

type BinaryExpression = Extract<Node, { type: "BinaryExpression" }>;

/** What `test` asks, where it is about one value or joins tests that are, and when. */
export function conditionOf(test: Node, module: Module, ev: Evaluation): Condition | undefined {
  const asked = askedBy(test, module, ev);
  return asked && { at: momentAt(test, module, ev), ...asked };
}

function askedBy(test: Node, module: Module, ev: Evaluation): Condition | undefined {
  const last = test.type === "SequenceExpression" ? test.expressions.at(-1) : guardedPart(test, module);
  if (last) return conditionOf(last, module, ev);
  if (test.type === "UnaryExpression" && test.operator === "!") {
    const asked = conditionOf(test.argument, module, ev);
    return asked && { ...asked, holds: !asked.holds };
  }
  if (test.type === "LogicalExpression" && test.operator !== "??") return joined(test, module, ev);
  const listed =
    test.type === "CallExpression"
      ? (listedIn(test, module, ev) ?? arrayAsked(test, module, ev) ?? partAsked(test, module, ev))
      : undefined;
  if (listed) return listed;
  if (test.type !== "BinaryExpression") return { of: ev.evaluate(test, module), asks: "truthy", holds: true };
  const { operator, left, right } = test;
  if (operator === "instanceof") return instanceAsked(left, right, module, ev);
  if (left.type === "PrivateIdentifier") return undefined;
  const position = positionAsked(test, module, ev);
  if (TURNED.has(operator)) return position ?? orderAsked(test, module, ev);
  if (position || !EQUALS.has(operator)) return position;
  return compared(left, right, module, ev, operator) ?? compared(right, left, module, ev, operator);
}

/** `at < values.length`, where callers decide. */
function orderAsked(
  { left, right, operator }: BinaryExpression,
  module: Module,
  ev: Evaluation,
): Condition | undefined {
  const elements = [left, right].map((side) => ev.evaluate(side, module));
  if (freeParams(elements).length === 0) return undefined;
  return { of: { kind: "array", elements, open: false }, asks: "order", is: operator, holds: true };
}

/** Most parts of a test that are told apart. */
const MAX_PARTS = 8;

const [YES, NO] = [constant(true), constant(false)];

/** Whether a condition holds, as a value. */
function answerTo(asked: Condition): Value {
  const known = decided(asked);
  return known === undefined ? { kind: "union", options: [YES, NO], when: asked } : known ? YES : NO;
}

/** The same of a list as a test for each of its texts, so that what decides one of them decides here, too. */
export function answersTo(asked: Condition): Value {
  const { of, among = [], at, holds } = asked;
  if (asked.asks !== "listed" || among.length > MAX_PARTS) return answerTo(asked);
  const [listed, other] = holds ? [YES, NO] : [NO, YES];
  return among.reduceRight<Value>((rest, is) => {
    const when: Condition = { of, asks: "text", is, holds: true, ...(at && { at }) };
    return { kind: "union", options: [listed, rest], when };
  }, other);
}

/** `a && b` asks whether each part holds, `a || b` whether none does. */
function joined(
  test: Extract<Node, { type: "LogicalExpression" }>,
  module: Module,
  ev: Evaluation,
): Condition | undefined {
  const isAnd = test.operator === "&&";
  const parts = operandsOf(test, test.operator);
  if (parts.length > MAX_PARTS) return undefined;
  const elements = parts.map((part) => {
    const asked = conditionOf(part, module, ev);
    return asked ? answerTo({ ...asked, holds: asked.holds === isAnd }) : unknown("runtime-value");
  });
  return { of: { kind: "array", elements, open: false }, asks: "every", holds: isAnd };
}

/** What else than plain data is sent: `body instanceof FormData`. */
const CONTAINERS = new Set(["FormData", "Blob", "File", "URLSearchParams", "ArrayBuffer", "ReadableStream", "Request"]);

function instanceAsked(left: Expression, right: Expression, module: Module, ev: Evaluation): Condition | undefined {
  const made = ev.evaluate(right, module);
  const [is = ""] = made.kind === "global" ? made.path : [];
  return CONTAINERS.has(is) ? { of: ev.evaluate(left, module), asks: "instance", is, holds: true } : undefined;
}

/** `Array.isArray(key)` */
function arrayAsked(
  { callee, arguments: [one] }: CallExpression,
  module: Module,
  ev: Evaluation,
): Condition | undefined {
  if (!one || callee.type !== "MemberExpression" || memberName(callee) !== "isArray") return undefined;
  return isGlobal(ev.evaluate(callee, module), "Array.isArray")
    ? { of: ev.evaluate(one, module), asks: "instance", is: ARRAY, holds: true }
    : undefined;
}

/** `["POST", "PUT"].includes(method)` */
function listedIn({ callee, arguments: [one] }: CallExpression, module: Module, ev: Evaluation): Condition | undefined {
  if (!one || callee.type !== "MemberExpression" || memberName(callee) !== "includes") return undefined;
  const list = ev.evaluate(callee.object, module);
  if (list.kind !== "array" || list.open) return undefined;
  const among = list.elements.flatMap((element) => stringOf(element) ?? []);
  if (list.varies || among.length === 0 || among.length < list.elements.length) return undefined;
  return { of: ev.evaluate(one, module), asks: "listed", among, holds: true };
}

const PARTS: ReadonlyMap<string, Condition["asks"]> = new Map([
  ["startsWith", "begins"],
  ["endsWith", "ends"],
  ["includes", "has"],
]);

/** `path && path.startsWith("/search")` asks what `path.startsWith("/search")` does. */
function guardedPart(test: Node, { script: { text } }: Module): CallExpression | undefined {
  if (test.type !== "LogicalExpression" || test.operator !== "&&" || test.right.type !== "CallExpression")
    return undefined;
  const { callee } = test.right;
  if (callee.type !== "MemberExpression" || !PARTS.has(memberName(callee) ?? "")) return undefined;
  const [left, on] = [test.left, callee.object].map(({ start, end }) => text.slice(start, end));
  return left === on ? test.right : undefined;
}

/** `path.startsWith("/search")` */
function partAsked(
  { callee, arguments: [one, ...more] }: CallExpression,
  module: Module,
  ev: Evaluation,
  asks = PARTS.get(memberName(callee) ?? ""),
): Condition | undefined {
  if (!one || more.length > 0 || asks === undefined || callee.type !== "MemberExpression") return undefined;
  const is = stringOf(ev.evaluate(one, module));
  return is === undefined || is === "" ? undefined : { of: ev.evaluate(callee.object, module), asks, is, holds: true };
}

/** `path.indexOf("/api") === -1`, `path.indexOf("http") === 0` */
function positionAsked(test: BinaryExpression, module: Module, ev: Evaluation): Condition | undefined {
  // minifiers turn it round: `-1 === path.indexOf("/api")`
  const isTurned = test.right.type === "CallExpression";
  const [call, than] = isTurned ? [test.right, test.left] : [test.left, test.right];
  if (call.type !== "CallExpression" || memberName(call.callee) !== "indexOf") return undefined;
  const at = ev.evaluate(than, module);
  const operator = (isTurned && TURNED.get(test.operator)) || test.operator;
  const said = at.kind === "constant" ? saidOfPosition(operator, at.value) : undefined;
  const asked = said && partAsked(call, module, ev, said.asks);
  return asked && { ...asked, holds: said.holds };
}

/** `typeof left == right`, `left === right` with a text on the right, `left == null`. */
function compared(
  left: Expression,
  right: Expression,
  module: Module,
  ev: Evaluation,
  operator: string,
): Condition | undefined {
  const holds = operator.startsWith("=");
  const to = ev.evaluate(right, module);
  if (isConstant(to, null) || isConstant(to, undefined)) {
    const exact = operator.length === 3 && to.kind === "constant" ? { is: String(to.value) } : {};
    return { of: ev.evaluate(left, module), asks: "missing", holds, ...exact };
  }
  const is = stringOf(to);
  if (is === undefined) return undefined;
  return left.type === "UnaryExpression" && left.operator === "typeof"
    ? { of: ev.evaluate(left.argument, module), asks: "type", is, holds }
    : { of: ev.evaluate(left, module), asks: "text", is, holds };
}

export interface Decision {
  readonly when: Condition | undefined;
  /** What the test gives, where it is known on the spot. */
  readonly is: boolean | undefined;
}

export function decisionOf(test: Expression, module: Module, ev: Evaluation): Decision {
  const when = conditionOf(test, module, ev);
  const whole = test.type === "LogicalExpression" ? undefined : truthiness(ev.evaluate(test, module));
  return { when, is: whole ?? (when && decided(when)) };
}

/** One of two outcomes, with the condition where it has still to be decided, and of few outcomes with what decides in them. */
export function chosen(when: Condition | undefined, then: Value, otherwise: Value): Value {
  const both = union([then, otherwise]);
  const isKept = when && both.kind === "union" && waysOf(then) + waysOf(otherwise) <= MAX_OPTIONS;
  return isKept ? { kind: "union", options: [then, otherwise], when } : both;
}

const waysOf = (value: Value): number =>
  value.kind === "union" ? value.options.reduce((sum, option) => sum + waysOf(option), 0) : 1;

/**
 * What is written under tests, with the test that is still open and `before`, what stood there; undefined where what is
 * given speaks against it.
 */
export function guarded(
  value: Value,
  { guards = [], isOpen, module, env }: Lazy,
  ev: Evaluation,
  before: () => Value = () => UNDEFINED,
): Value | undefined {
  let at = value;
  for (const { test, is } of guards) {
    // each write of a chain of `else if` stands under the tests of all before it, and each read asks for them
    if (!ev.budget.spend("steps")) return BOUND_REACHED;
    const open = conditionOf(test, module, ev);
    // what is fixed where it is written may be a first state; what a call gives is not
    const isAsked = open && decided(open) === undefined && freeParams([open.of]).length > 0;
    const asked: Condition | undefined = isAsked
      ? { ...open, of: ev.apply(open.of, env), holds: open.holds === is }
      : undefined;
    const holds = asked && decided(asked);
    if (holds === false) return undefined;
    if (holds === undefined) at = orBefore(asked, at, before());
  }
  return isOpen ? orBefore(undefined, at, before()) : at;
}

/** What a write leaves whose test is open. */
function orBefore(asked: Condition | undefined, written: Value, before: Value): Value {
  const isMissing = isConstant(before, undefined);
  if (!asked && isMissing) return written;
  // a query string belongs to the address either way
  const isText = written.kind === "constant" || written.kind === "template";
  // `case "create": options.method = "POST"`: of several kinds of request
  const isOfKind = asked?.asks === "text" || asked?.asks === "listed";
  return isText && ((isMissing && !isOfKind) || hasQuery(written)) ? written : chosen(asked, written, before);
}

/** Whether none of the tests around a write speaks against it. */
export const isWritten = (layer: Lazy, ev: Evaluation): boolean => guarded(UNDEFINED, layer, ev) !== undefined;
