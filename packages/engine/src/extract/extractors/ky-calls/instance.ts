/**
 * The piece in which ky makes its instances: `const ky = (input, options) => Ky.create(input, merge(defaults, options))`,
 * `new Ky(...)` before 1.0. It is the last of its file and has few names of its own, so in code that a bundler has put
 * together nothing may say that it is ky's.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { returnedExpressions } from "../../../evaluate/returns.ts";
import type { FunctionValue } from "../../../evaluate/value.ts";
import { isOf } from "../../http/settings.ts";

/** Whether a function gives what it is called with to ky's own code, and does nothing else. */
export function isMadeByKy({ node, module }: FunctionValue, ev: Evaluator): boolean {
  const [sent, ...others] = returnedExpressions(node);
  const [input] = node.params;
  if (others.length > 0 || input?.type !== "Identifier") return false;
  if (sent?.type !== "CallExpression" && sent?.type !== "NewExpression") return false;
  const [given] = sent.arguments;
  if (given?.type !== "Identifier" || given.name !== input.name) return false;
  // `ky(input, options)` is a wrapper of the product's
  const isInside = (path: readonly string[]): boolean => path.length > 0 || sent.type === "NewExpression";
  return ev.callees(sent.callee, module).some((callee) => isOf(callee, "ky") && isInside(callee.path));
}
