/** Holds the signs of machinery against nodes, and gives the value that stands there: nothing is stated but what was read. */
import type { Json } from "@as-built/spec";
import { keyName, literalString } from "../syntax/literals.ts";
import type { CallLike, Node } from "../syntax/nodes.ts";
import { reached } from "../syntax/reached.ts";
import type { Sign } from "./machinery.ts";

export interface Seen {
  readonly value?: Json;
}

/** How far before a comparison of lengths the name may stand, in code units. */
const CLOSE = 200;

const HERE: Seen = {};

/** Whether a node shows a sign; `source` is the text of its script. */
export function seen(sign: Sign, node: Node, source: string): Seen | undefined {
  switch (sign.kind) {
    case "text":
      return textSeen(sign, textOf(node));
    case "pattern":
      return node.type === "Literal" && "regex" in node && node.regex.pattern === sign.source ? HERE : undefined;
    case "property":
      return propertyName(node) === sign.name ? HERE : undefined;
    case "entry":
      return heldText(node, sign.name) === sign.value ? HERE : undefined;
    case "call":
      return isCall(node) && calleeName(node) === sign.name && literalString(node.arguments[0]) === sign.argument
        ? HERE
        : undefined;
    case "values":
      return valueSeen(sign, node);
    default:
      return numberSeen(sign, node, source);
  }
}

type NumberSign = Exclude<Sign, { readonly kind: "text" | "pattern" | "property" | "entry" | "call" | "values" }>;

function numberSeen(sign: NumberSign, node: Node, source: string): Seen | undefined {
  switch (sign.kind) {
    case "constructed":
      return node.type === "NewExpression" && calleeName(node) === sign.name
        ? stated(numberOf(node.arguments[0]))
        : undefined;
    case "number-beside":
      return isCall(node) ? stated(numberBeside(node, sign.text, source)) : undefined;
    case "idle-timer":
      return isCall(node) && calleeName(node) === "requestIdleCallback" ? stated(timerOf(node)) : undefined;
    case "length-limit":
      return stated(lengthLimit(node, sign.behind, source));
    case "default":
      return node.type === "LogicalExpression" && node.operator !== "&&" && propertyName(node.left) === sign.name
        ? stated(numberOf(node.right))
        : undefined;
    case "keyed-number":
      return node.type === "Property" && propertyName(node) === sign.name ? stated(numberOf(node.value)) : undefined;
    case "scaled-setting":
      return stated(scaledSetting(node));
    case "numbers":
      return numbersSeen(sign.lists, node);
  }
}

const stated = (value: number | undefined): Seen | undefined => (value === undefined ? undefined : { value });

function textOf(node: Node): string | undefined {
  return node.type === "TemplateElement" ? (node.value.cooked ?? undefined) : literalString(node);
}

function textSeen({ holds, asValue }: Extract<Sign, { kind: "text" }>, text: string | undefined): Seen | undefined {
  if (text === undefined || !holds.some((part) => text.includes(part))) return undefined;
  return asValue ? { value: text } : HERE;
}

function valueSeen({ values, of }: Extract<Sign, { kind: "values" }>, node: Node): Seen | undefined {
  const text = of === undefined ? literalString(node) : heldText(node, of);
  return text !== undefined && values.includes(text) ? { value: text } : undefined;
}

/** `{status:"ok"}`, `x.status="ok"`, `"ok"===x.status`. */
function heldText(node: Node, name: string): string | undefined {
  if (node.type === "Property") return propertyName(node) === name ? literalString(node.value) : undefined;
  if (node.type !== "BinaryExpression" && node.type !== "AssignmentExpression") return undefined;
  const { left, right } = node;
  if (propertyName(left) === name) return literalString(right);
  return propertyName(right) === name ? literalString(left) : undefined;
}

const isCall = (node: Node): node is CallLike => node.type === "CallExpression" || node.type === "NewExpression";

/** `x.name`, `x?.name`, `{name: ...}`. */
function propertyName(node: Node): string | undefined {
  if (node.type === "ChainExpression") return propertyName(node.expression);
  if (node.type === "MemberExpression") return keyName(node.property, node.computed);
  return node.type === "Property" ? keyName(node.key, node.computed) : undefined;
}

/** `f(...)`, `x.f(...)`, `(0,x.f)(...)`. */
function calleeName({ callee }: CallLike): string | undefined {
  const last = reached(callee);
  return last.type === "Identifier" ? last.name : propertyName(last);
}

const numberOf = (node: Node | undefined): number | undefined =>
  node?.type === "Literal" && typeof node.value === "number" ? node.value : undefined;

function numberBeside(call: CallLike, text: string, source: string): number | undefined {
  const numbers = call.arguments.flatMap((argument) => numberOf(argument) ?? []);
  const [only] = numbers;
  if (only === undefined || numbers.length > 1) return undefined;
  const last = call.arguments.at(-1);
  return last && source.slice(last.start, last.end).includes(text) ? only : undefined;
}

function timerOf({ arguments: [waiting] }: CallLike): number | undefined {
  const timer = waiting?.type === "ArrowFunctionExpression" ? waiting.body : undefined;
  return timer?.type === "CallExpression" && calleeName(timer) === "setTimeout"
    ? numberOf(timer.arguments[1])
    : undefined;
}

function lengthLimit(node: Node, behind: string, source: string): number | undefined {
  if (node.type !== "BinaryExpression" || node.operator !== ">" || propertyName(node.left) !== "length")
    return undefined;
  const limit = numberOf(node.right);
  return limit !== undefined && source.slice(Math.max(0, node.start - CLOSE), node.start).includes(behind)
    ? limit
    : undefined;
}

function scaledSetting(node: Node): number | undefined {
  if (node.type !== "BinaryExpression" || node.operator !== "*" || numberOf(node.left) !== 1000) return undefined;
  const { right } = node;
  if (right.type !== "CallExpression" || right.callee.type !== "Identifier" || right.callee.name !== "Number")
    return undefined;
  const text = literalString(right.arguments[0]);
  const value = text === undefined || text === "" ? Number.NaN : Number(text);
  return Number.isFinite(value) ? 1000 * value : undefined;
}

function numbersSeen(lists: readonly (readonly number[])[], node: Node): Seen | undefined {
  if (node.type !== "ArrayExpression") return undefined;
  const { elements } = node;
  const found = lists.find(
    (list) => list.length === elements.length && list.every((n, i) => numberOf(elements[i] ?? undefined) === n),
  );
  return found ? { value: [...found] } : undefined;
}
