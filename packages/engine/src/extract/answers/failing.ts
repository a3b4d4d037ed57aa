/** Whether a response is one of a request that failed, by the tests around the place: `if (!response.ok) throw ...`. */
import { rememberFor } from "../../remember.ts";
import type { Script } from "../../script.ts";
import { keyName, literalValue } from "../../syntax/literals.ts";
import { type Expression, isFunction, type Node } from "../../syntax/nodes.ts";
import type { Parents } from "../../unpack/parents.ts";
import type { Place } from "./walk.ts";

/** From here on codes tell of failures. */
const FIRST_FAILURE = 300;

/** From here on up to the failures there is no body. */
const NO_CONTENT = 204;
/** That there is no body (RFC 9110) says nothing of other codes: `status === 204 ? null : response.json()`. */
const WITHOUT_BODY = new Set([NO_CONTENT, 205]);
/** Deepest nesting of tests that are looked into. */
const MAX_NESTING = 6;

type Response = Place & { readonly held: Extract<Place["held"], { kind: "response" }> };

export function isFailed(place: Place, parents: Parents): place is Response {
  if (place.held.kind !== "response" || place.held.failed) return false;
  return isUnderFailure(place.node, place.module.script, parents);
}

/** Of each node that was asked for, and of those around it: thousands of answers may be read at one place. */
const underFailures = new WeakMap<Node, boolean>();

function isUnderFailure(node: Node, script: Script, parents: Parents): boolean {
  const way: Node[] = [];
  let found: boolean | undefined;
  let child = node;
  for (let around = parents.of(child, script); around && !isFunction(around); around = parents.of(around, script)) {
    found = underFailures.get(child);
    if (found !== undefined) break;
    way.push(child);
    found = underFailure(around, child) || undefined;
    if (found) break;
    child = around;
  }
  for (const one of way) underFailures.set(one, found ?? false);
  return found ?? false;
}

function underFailure(around: Node, child: Node): boolean {
  switch (around.type) {
    case "IfStatement":
    case "ConditionalExpression":
      if (child === around.consequent) return says(around.test) === "failed";
      return child === around.alternate && says(around.test) === "ok";
    case "LogicalExpression":
      if (child !== around.right || around.operator === "??") return false;
      return says(around.left) === (around.operator === "&&" ? "failed" : "ok");
    case "BlockStatement":
      return leftBefore(around) <= child.start;
    default:
      return false;
  }
}

/** From where on only failures are left: `if (response.ok) return response.json();` */
const leftBefore = rememberFor(
  ({ body }: Extract<Node, { type: "BlockStatement" }>): number =>
    body.find((one) => one.type === "IfStatement" && leaves(one.consequent) && says(one.test) === "ok")?.end ??
    Number.POSITIVE_INFINITY,
);

function leaves(statement: Node, depth = 0): boolean {
  const last = statement.type === "BlockStatement" ? statement.body.at(-1) : statement;
  if (last?.type === "IfStatement" && last.alternate && depth < MAX_NESTING)
    return leaves(last.consequent, depth + 1) && leaves(last.alternate, depth + 1);
  return last?.type === "ReturnStatement" || last?.type === "ThrowStatement";
}

/** What it means for the request that a test holds; undefined where it says nothing. */
function says(test: Expression): "ok" | "failed" | undefined {
  if (test.type === "UnaryExpression" && test.operator === "!") {
    const inner = says(test.argument);
    return inner && (inner === "ok" ? "failed" : "ok");
  }
  if (test.type === "LogicalExpression" && test.operator === "&&") return says(test.left) ?? says(test.right);
  if (test.type === "MemberExpression") return keyName(test.property, test.computed) === "ok" ? "ok" : undefined;
  return test.type === "BinaryExpression" ? saysCode(test) : undefined;
}

function saysCode({ left, operator, right }: Extract<Node, { type: "BinaryExpression" }>): "ok" | "failed" | undefined {
  const member = left.type === "MemberExpression" ? left : right.type === "MemberExpression" ? right : undefined;
  const code = literalValue(member === left ? right : (left as Expression))?.value;
  const key = member && keyName(member.property, member.computed);
  if (typeof code !== "number" || (key !== "status" && key !== "statusCode")) return undefined;
  if (WITHOUT_BODY.has(code) && operator.startsWith("==")) return undefined;
  if (operator === "===" || operator === "==") return code >= FIRST_FAILURE ? "failed" : "ok";
  if (operator === "!==" || operator === "!=") return code >= NO_CONTENT ? undefined : "failed";
  return (operator === ">=" || operator === ">") && member === left && code >= 299 ? "failed" : undefined;
}
