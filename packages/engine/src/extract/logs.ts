/** Calls that tell those who run the program, and nobody else: of the console, and of what has the methods that no notices have. */
import type { Evaluator } from "../evaluate/evaluator.ts";
import { globalName } from "../evaluate/global-name.ts";
import { memberName } from "../syntax/literals.ts";
import type { CallLike } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";

/** Methods of the console that no notices have. */
export const LOGS: ReadonlySet<string> = new Set(["debug", "trace", "log"]);
export const LOGGED: ReadonlySet<string> = new Set([...LOGS, "info", "warn", "error", "fatal"]);

/** `console.log(...)`; `L.error("...")` where `L` has `debug`, too. */
export function isLogCall({ callee }: CallLike, module: Module, ev: Evaluator): boolean {
  if (callee.type !== "MemberExpression" || !LOGGED.has(memberName(callee) ?? "")) return false;
  const of = ev.evaluate(callee.object, module);
  return globalName(of) === "console" || ev.member(of, "debug").kind === "function";
}
