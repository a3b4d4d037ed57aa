/** Whether a response is one of a request that failed, by the tests around the place: `if (!response.ok) throw ...`. */
import { rememberFor } from "../../remember.ts";
import type { Script } from "../../script.ts";
import { TURNED } from "../../syntax/comparison-operators.ts";
import { isInside } from "../../syntax/inside.ts";
import { keyName, literalValue } from "../../syntax/literals.ts";
import { type Expression, isFunction, type Node } from "../../syntax/nodes.ts";
import type { Parents } from "../../unpack/parents.ts";
import type { Place, Walk } from "./walk.ts";

/** From here on codes tell of success (RFC 9110, section 15). */
const FIRST_SUCCESS = 200;
/** From here on codes tell of failures. */
const FIRST_FAILURE = 300;

/** From here on up to the failures there is no body. */
const NO_CONTENT = 204;
/** That there is no body (RFC 9110) says nothing of other codes: `status === 204 ? null : response.json()`. */
const WITHOUT_BODY = new Set([NO_CONTENT, 205]);
/** Deepest nesting of tests that are looked into. */
const MAX_NESTING = 6;

/** Whether a place holds a response, or what is parsed of it, where a test has said that the request failed. */
export function isFailed({ held, node, module }: Place, walk: Walk): boolean {
  if (held.kind !== "response" && held.kind !== "data") return false;
  const test = failureAround(node, module.script, walk.code.parents);
  if (!test || held.kind === "response") return test !== undefined;
  // `const body = await response.json(); if (!response.ok) throw new Error(body.message);`
  return [...walk.ofResponse].some((one) => isInside(one, test));
}

/** Of each node that was asked for, and of those around it: thousands of answers may be read at one place. */
const failuresAround = new WeakMap<Node, Node | null>();

/** The test by which only failures come to a place. */
function failureAround(node: Node, script: Script, parents: Parents): Node | undefined {
  const way: Node[] = [];
  let found: Node | null | undefined;
  let child = node;
  for (let around = parents.of(child, script); around && !isFunction(around); around = parents.of(around, script)) {
    found = failuresAround.get(child);
    if (found !== undefined) break;
    way.push(child);
    found = failureTest(around, child);
    if (found) break;
    child = around;
  }
  for (const one of way) failuresAround.set(one, found ?? null);
  return found ?? undefined;
}

function failureTest(around: Node, child: Node): Node | undefined {
  switch (around.type) {
    case "IfStatement":
    case "ConditionalExpression": {
      const failing = says(around.test) === "failed" ? around.consequent : around.alternate;
      return child === failing && says(around.test) ? around.test : undefined;
    }
    case "LogicalExpression":
      if (child !== around.right || around.operator === "??") return undefined;
      return says(around.left) === (around.operator === "&&" ? "failed" : "ok") ? around.left : undefined;
    case "BlockStatement": {
      const left = leftBefore(around);
      return left && left.end <= child.start ? left.test : undefined;
    }
    default:
      return undefined;
  }
}

/** From where on only failures are left: `if (response.ok) return response.json();` */
const leftBefore = rememberFor(({ body }: Extract<Node, { type: "BlockStatement" }>) => {
  for (const one of body)
    if (one.type === "IfStatement" && leaves(one.consequent) && says(one.test) === "ok") return one;
  return undefined;
});

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
  if (test.type === "LogicalExpression" && test.operator !== "??") {
    const first = says(test.left);
    if (test.operator === "&&") return first ?? says(test.right);
    // `status < 200 || status >= 400`
    return first === says(test.right) ? first : undefined;
  }
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
  // `status < 400`, `399 >= status`
  const [sign] = (member === left ? operator : TURNED.get(operator)) ?? "";
  if (sign === "<" && code > FIRST_SUCCESS) return "ok";
  if (sign === "<") return code === FIRST_SUCCESS ? "failed" : undefined;
  return sign === ">" && code >= FIRST_FAILURE - 1 ? "failed" : undefined;
}
