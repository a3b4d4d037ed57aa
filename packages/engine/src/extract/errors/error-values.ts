/** What makes an error, and what is given one: `Error("...")`, `reject(error)`, `subscriber.error(error)`. */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { isError, isGlobal } from "../../evaluate/global-name.ts";
import type { Value } from "../../evaluate/value.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Sighting } from "../survey.ts";

/**
 * `Promise.reject(...)`, the second parameter of `new Promise((resolve, reject) => ...)`, and what
 * `new Observable((subscriber) => subscriber.error(...))` and `new ReadableStream({start: (controller) => ...})` are given.
 * RxJS takes functions that make an error: `throwError(() => new Error("..."))`.
 */
export const isReject = (callee: Value, node: Node): boolean =>
  isGlobal(callee, "Promise.reject") ||
  (callee.kind === "param" && callee.index === 1 && node.type === "Identifier") ||
  (callee.kind === "member" && callee.key === "error" && isFirstParam(callee.object));

const isFirstParam = (value: Value): boolean => value.kind === "param" && value.index === 0 && !value.rest;

/** What is thrown is made on the spot, by a class or by an error of the language; other functions take anything. */
export const isMade = (thrown: Node, at: Sighting<Node>, ev: Evaluator): boolean =>
  thrown.type === "NewExpression" ||
  (thrown.type === "CallExpression" && isError(ev.evaluate(thrown.callee, at.module)));
