/**
 * Messages of checks: `validator(check, "...")`, `validator(check, (value) => "...")`, `schema.refine(check, {message})`.
 * Takes a call, gives the values that its message may have.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { returnedExpressions } from "../../evaluate/returns.ts";
import type { Value } from "../../evaluate/value.ts";
import { memberName } from "../../syntax/literals.ts";
import { type CallLike, isFunction, type Node } from "../../syntax/nodes.ts";
import { reached } from "../../syntax/reached.ts";
import type { Module } from "../../unpack/module.ts";

/** Zod 3 and 4, Superstruct 2, Valibot 1 (`check`); `validator` is the name of single checks in many schemas. */
const CHECKS = new Set(["validator", "refine", "check"]);

export function refusalsOf({ callee, arguments: [check, message] }: CallLike, module: Module, ev: Evaluator): Value[] {
  if (!check || !message || !isFunction(check) || !CHECKS.has(memberName(reached(callee)) ?? "")) return [];
  if (isFunction(message)) return returnedExpressions(message).map((one: Node) => ev.evaluate(one, module));
  const value = ev.evaluate(message, module);
  return value.kind === "object" ? [ev.member(value, "message")] : [value];
}
