/**
 * Whether code runs because something failed: in a `catch`, in what a promise or a request calls when it fails, under a
 * test of an answer that says so.
 *
 *     catch { setNote("Look at the file") }   .catch(() => say("..."))   {onError: () => say("...")}   if (!answer.ok) ...
 */

import { ancestors } from "../../syntax/ancestors.ts";
import { guardOf } from "../../syntax/conditions-around.ts";
import { keyName, literalNumber, literalString, memberName } from "../../syntax/literals.ts";
import { isFunction, type Node } from "../../syntax/nodes.ts";
import { wordSet } from "../../word-set.ts";
import type { Sighting } from "../survey.ts";

type BinaryExpression = Extract<Node, { type: "BinaryExpression" }>;

/** Functions between a place and what fails. */
const MAX_FUNCTIONS = 3;
/** Names of what is called when something fails. */
export const FAILS: ReadonlySet<string> = wordSet("error onError onerror onFailure reject fail failure");
/** What an answer says of itself: `ok` (Fetch), `success` of many interfaces; `error` and the like hold where it failed. */
const WELL: ReadonlySet<string> = new Set(["ok", "success", "isSuccess", "succeeded"]);
const ILL: ReadonlySet<string> = new Set(["error", "errors", "isError", "hasError", "failed", "isFailed"]);
/** The status of an answer (Fetch, XMLHttpRequest, Axios, Angular). */
const STATUS: ReadonlySet<string> = new Set(["status", "statusCode"]);
/** How deep a test is looked into. */
const MAX_DEPTH = 4;

export const runsOnFailure = (at: Sighting<Node>): boolean =>
  isAnswerTo(ancestors(at.unit.node, at.node.start), at.node);

function isAnswerTo(around: readonly Node[], node: Node): boolean {
  let functions = 0;
  for (let index = around.lastIndexOf(node) - 1; index >= 0 && functions < MAX_FUNCTIONS; index--) {
    const [outer, inner] = [around[index], around[index + 1]];
    if (!outer || !inner) return false;
    if (answersFailure(outer, inner)) return true;
    if (functions === 0 && (testsFailure(outer, inner) || isBehindSuccess(outer, inner))) return true;
    if (isFunction(outer)) functions++;
  }
  return false;
}

function answersFailure(outer: Node, inner: Node): boolean {
  switch (outer.type) {
    case "CatchClause":
      return inner === outer.body;
    case "Property":
      return inner === outer.value && isFunction(inner) && FAILS.has(keyName(outer.key, outer.computed) ?? "");
    case "AssignmentExpression":
      return isFunction(inner) && FAILS.has(memberName(outer.left) ?? "");
    case "CallExpression": {
      if (inner === outer.callee) return false;
      const method = memberName(outer.callee);
      if (method === "catch" || method === "fail") return inner === outer.arguments[0];
      if (method === "addEventListener" || method === "on")
        return inner === outer.arguments[1] && literalString(outer.arguments[0]) === "error";
      return (
        inner === outer.arguments[1] && (method === "then" || method === "subscribe" || isInterceptor(outer.callee))
      );
    }
    default:
      return false;
  }
}

/** `client.interceptors.response.use(read, fail)` (Axios 0 and 1) */
const isInterceptor = (callee: Node): boolean =>
  callee.type === "MemberExpression" && memberName(callee) === "use" && memberName(callee.object) === "response";

function testsFailure(outer: Node, inner: Node): boolean {
  const guard = guardOf(outer, inner);
  return guard !== undefined && saysFailed(guard.test, guard.is, 0);
}

/** `if (answer.ok) return answer.json(); throw Error("...")` */
function isBehindSuccess(outer: Node, inner: Node): boolean {
  if (outer.type !== "BlockStatement") return false;
  const place = outer.body.findIndex(({ start }) => start === inner.start);
  return outer.body
    .slice(0, Math.max(0, place))
    .some(
      (one) => one.type === "IfStatement" && !one.alternate && leaves(one.consequent) && saysFailed(one.test, false, 0),
    );
}

const leaves = (statement: Node): boolean => {
  const last = statement.type === "BlockStatement" ? statement.body.at(-1) : statement;
  return last?.type === "ReturnStatement" || last?.type === "ThrowStatement";
};

/** @param holds whether the test is true where it matters */
function saysFailed(test: Node, holds: boolean, depth: number): boolean {
  if (depth > MAX_DEPTH) return false;
  switch (test.type) {
    case "ChainExpression":
      return saysFailed(test.expression, holds, depth);
    case "UnaryExpression":
      return test.operator === "!" && saysFailed(test.argument, !holds, depth + 1);
    case "LogicalExpression":
      return [test.left, test.right].some((side) => saysFailed(side, holds, depth + 1));
    case "BinaryExpression":
      return saysBadStatus(test, holds);
    case "MemberExpression": {
      const name = memberName(test) ?? "";
      return holds ? ILL.has(name) : WELL.has(name);
    }
    default:
      return false;
  }
}

/** `answer.status >= 400`, `answer.status !== 200`, `answer.status === 404`. */
function saysBadStatus({ left, operator, right }: BinaryExpression, holds: boolean): boolean {
  const number = literalNumber(STATUS.has(memberName(left) ?? "") ? right : left);
  if (number === undefined || ![left, right].some((side) => STATUS.has(memberName(side) ?? ""))) return false;
  switch (operator) {
    case "===":
    case "==":
      return holds === number >= FIRST_ERROR;
    case "!==":
    case "!=":
      return holds === number < FIRST_ERROR;
    default: {
      const isAbove = operator.startsWith(number === literalNumber(right) ? ">" : "<");
      return isAbove === holds && number >= FIRST_ERROR - 1;
    }
  }
}

/** Statuses from here on are errors (RFC 9110). */
const FIRST_ERROR = 400;
