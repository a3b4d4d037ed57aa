/**
 * Conditions of `test ? a : b` that callers decide: `typeof e == "string" ? e : e.url`, `method === "GET" ? ... : ...`,
 * `options ? options.url : "/"`. A value that is chosen by one keeps it until what it asks about is filled in.
 */
import { memberName } from "../syntax/literals.ts";
import type { CallExpression, Expression } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import type { Evaluation } from "./evaluation.ts";
import { freeParams } from "./free-params.ts";
import { isGlobal } from "./global-name.ts";
import { hasQuery } from "./text.ts";
import type { Condition, Lazy, Value } from "./value.ts";
import { BOUND_REACHED, isConstant, stringOf, UNDEFINED, union } from "./value.ts";

/** What `test` asks, where it is about one value. */
export function conditionOf(test: Expression, module: Module, ev: Evaluation): Condition | undefined {
  const last = test.type === "SequenceExpression" ? test.expressions.at(-1) : guardedPart(test, module);
  if (last) return conditionOf(last, module, ev);
  if (test.type === "UnaryExpression" && test.operator === "!") {
    const asked = conditionOf(test.argument, module, ev);
    return asked && { ...asked, holds: !asked.holds };
  }
  const listed =
    test.type === "CallExpression"
      ? (listedIn(test, module, ev) ?? arrayAsked(test, module, ev) ?? partAsked(test, module, ev))
      : undefined;
  if (listed) return listed;
  if (test.type !== "BinaryExpression") return { of: ev.evaluate(test, module), asks: "truthy", holds: true };
  const { operator, left, right } = test;
  if (operator === "instanceof") return instanceAsked(left, right, module, ev);
  if (left.type === "PrivateIdentifier" || !/^[!=]==?$/.test(operator)) return undefined;
  return (
    compared(left, right, module, ev, operator.startsWith("=")) ??
    compared(right, left, module, ev, operator.startsWith("="))
  );
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
function guardedPart(test: Expression, { script: { text } }: Module): CallExpression | undefined {
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
): Condition | undefined {
  const asks = callee.type === "MemberExpression" ? PARTS.get(memberName(callee) ?? "") : undefined;
  if (!one || more.length > 0 || asks === undefined || callee.type !== "MemberExpression") return undefined;
  const is = stringOf(ev.evaluate(one, module));
  return is === undefined || is === "" ? undefined : { of: ev.evaluate(callee.object, module), asks, is, holds: true };
}

/** `typeof left == right`, `left === right` with a text on the right. */
function compared(
  left: Expression,
  right: Expression,
  module: Module,
  ev: Evaluation,
  holds: boolean,
): Condition | undefined {
  const is = stringOf(ev.evaluate(right, module));
  if (is === undefined) return undefined;
  return left.type === "UnaryExpression" && left.operator === "typeof"
    ? { of: ev.evaluate(left.argument, module), asks: "type", is, holds }
    : { of: ev.evaluate(left, module), asks: "text", is, holds };
}

/** Whether a condition holds, where its subject tells. */
export function decided(condition: Condition): boolean | undefined {
  const known = answer(condition);
  return known === undefined ? undefined : known === condition.holds;
}

function answer({ of, asks, is, among = [] }: Condition): boolean | undefined {
  switch (asks) {
    case "truthy":
      return truthiness(of);
    case "type":
      return isType(of, is);
    case "text":
      return isText(of, is);
    case "instance":
      return isMadeBy(of, is);
    case "begins":
    case "ends":
    case "has":
      return hasPart(of, asks, is ?? "");
    case "listed":
      return of.kind === "constant" ? typeof of.value === "string" && among.includes(of.value) : undefined;
  }
}

export interface Decision {
  readonly when: Condition | undefined;
  /** What the test gives, where it is known on the spot. */
  readonly is: boolean | undefined;
}

export function decisionOf(test: Expression, module: Module, ev: Evaluation): Decision {
  const when = conditionOf(test, module, ev);
  return { when, is: truthiness(ev.evaluate(test, module)) ?? (when && decided(when)) };
}

/** One of two outcomes, with the condition where it has still to be decided. */
export function chosen(when: Condition | undefined, then: Value, otherwise: Value): Value {
  // by the method, and by whether there is something to send: both are decided by callers
  if (
    when &&
    [when, whenOf(then), whenOf(otherwise)].some((one) => one?.asks === "listed") &&
    isNested(then, otherwise)
  )
    return { kind: "union", options: [then, otherwise], when };
  if (when && then.kind === "union" && isConstant(otherwise, undefined))
    return { kind: "union", options: [then, otherwise], when };
  const both = union([then, otherwise]);
  const isKept = when && both.kind === "union" && both.options[0] === then && both.options[1] === otherwise;
  return isKept ? { ...both, when } : both;
}

const whenOf = (value: Value): Condition | undefined => (value.kind === "union" ? value.when : undefined);

const isNested = (then: Value, otherwise: Value): boolean => Boolean(whenOf(then) ?? whenOf(otherwise));

export function truthiness(value: Value): boolean | undefined {
  if (value.kind === "constant") return Boolean(value.value);
  if (value.kind === "object" || value.kind === "array" || value.kind === "function" || value.kind === "class")
    return true;
  if (value.kind === "template")
    return value.parts.some((part) => typeof part === "string" && part !== "") ? true : undefined;
  return value.kind === "choice" && (isSure(value.first) || (value.when === "falsy" && isSure(value.second)))
    ? true
    : undefined;
}

/** `"/api"` of `given || "/api"`. What a flag is on the spot, `!isOpen`, is only what it begins with. */
const isSure = (value: Value): boolean =>
  truthiness(value) === true && !(value.kind === "constant" && typeof value.value === "boolean");

function isType(value: Value, is: string | undefined): boolean | undefined {
  const type = typeOf(value);
  return type === undefined ? undefined : type === is;
}

/** What `typeof` gives. */
function typeOf(value: Value): string | undefined {
  switch (value.kind) {
    case "constant":
      return typeof value.value;
    case "template":
      return "string";
    case "object":
    case "array":
    case "list":
    case "instance":
    case "element":
    case "pattern":
      return "object";
    case "function":
    case "class":
      return "function";
    default:
      return undefined;
  }
}

const ARRAY = "Array";

function isMadeBy(value: Value, is: string | undefined): boolean | undefined {
  if (is === ARRAY && (value.kind === "array" || value.kind === "list")) return true;
  if (value.kind === "result" && value.isNew && value.callee.kind === "global") return value.callee.path[0] === is;
  // an object that is made in place, or a text
  const isPlain =
    value.kind === "object"
      ? value.layers[0]?.kind === "literal"
      : value.kind === "constant" || value.kind === "template";
  return isPlain ? false : undefined;
}

/** Of a text with holes: what stands before the first and behind the last of them. */
function hasPart(value: Value, asks: Condition["asks"], is: string): boolean | undefined {
  if (value.kind === "union") {
    const [first, ...others] = value.options.map((option) => hasPart(option, asks, is));
    return others.every((one) => one === first) ? first : undefined;
  }
  if (value.kind !== "constant" && value.kind !== "template") return undefined;
  const parts = value.kind === "constant" ? [value.value] : value.parts;
  const known = parts.filter((part) => typeof part === "string");
  if (asks === "has")
    return known.some((part) => part.includes(is)) || (known.length < parts.length ? undefined : false);
  const [end] = asks === "begins" ? parts : parts.slice(-1);
  if (typeof end !== "string") return value.kind === "constant" ? false : undefined;
  const isAtEnd = (text: string, part: string): boolean =>
    asks === "begins" ? text.startsWith(part) : text.endsWith(part);
  if (isAtEnd(end, is)) return true;
  return parts.length > 1 && isAtEnd(is, end) ? undefined : false;
}

function isText(value: Value, is: string | undefined): boolean | undefined {
  if (value.kind === "constant") return value.value === is;
  return value.kind === "object" || value.kind === "array" || value.kind === "function" ? false : undefined;
}

/**
 * What is written under tests, with the test that is still open and `before`, what stood there; undefined where what is
 * given speaks against it.
 */
export function guarded(
  value: Value,
  { guards = [], module, env }: Lazy,
  ev: Evaluation,
  before: () => Value = () => UNDEFINED,
): Value | undefined {
  let at = value;
  for (const { test, is } of guards) {
    // each write of a chain of `else if` stands under the tests of all before it, and each read asks for them
    if (!ev.budget.spend("steps")) return BOUND_REACHED;
    const open = isJoined(test) ? undefined : conditionOf(test, module, ev);
    // what is fixed where it is written may be a first state; what a call gives is not
    const isAsked = open && decided(open) === undefined && freeParams([open.of]).length > 0;
    const asked: Condition | undefined = isAsked
      ? { ...open, of: ev.apply(open.of, env), holds: open.holds === is }
      : undefined;
    const holds = asked && decided(asked);
    if (holds === false) return undefined;
    if (holds === undefined) at = orBefore(asked, at, before());
  }
  return at;
}

/** What a write leaves whose test is open. */
function orBefore(asked: Condition | undefined, written: Value, before: Value): Value {
  const isMissing = isConstant(before, undefined);
  if (!asked && isMissing) return written;
  // a query string belongs to the address either way
  const isText = written.kind === "constant" || written.kind === "template";
  return isText && (isMissing || hasQuery(written)) ? written : chosen(asked, written, before);
}

/** Whether none of the tests around a write speaks against it. */
export const isWritten = (layer: Lazy, ev: Evaluation): boolean => guarded(UNDEFINED, layer, ev) !== undefined;

/** A test of several parts is not about one value. */
const isJoined = (test: Expression): boolean =>
  test.type === "LogicalExpression" || (test.type === "UnaryExpression" && isJoined(test.argument));
