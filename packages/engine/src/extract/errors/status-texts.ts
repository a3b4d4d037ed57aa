/**
 * What is told where the status of an answer is one of those of errors (RFC 9110), whatever its words.
 *
 *     setNote(answer.status === 404 ? "It is gone" : "...")     if (answer.status === 409) { note.textContent = "Somebody was faster" }
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { outcomes, type Value } from "../../evaluate/value.ts";
import { isErrorName } from "../../language/failures.ts";
import { EQUALS } from "../../syntax/comparison-operators.ts";
import { guardOf } from "../../syntax/conditions-around.ts";
import { lastExpression } from "../../syntax/last-expression.ts";
import { literalValue } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import { alternatives } from "../../syntax/unwrap.ts";
import type { Module } from "../../unpack/module.ts";
import { calleeNames } from "../callee-names.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Survey } from "../survey.ts";
import { isSetter } from "../validation/component-states.ts";

/** The status that something read under the platform's name, or that of clients, is compared with. */
export function statusAsked(code: Node, of: Node, module: Module, ev: Evaluator): number | undefined {
  const value = literalValue(code)?.value;
  if (typeof value !== "number" || !Number.isInteger(value) || value < 100 || value > 599) return undefined;
  return outcomes(ev.evaluate(of, module)).some(isStatus) ? value : undefined;
}

const isStatus = (value: Value): boolean =>
  value.kind === "member" && (value.key === "status" || value.key === "statusCode");

/** The texts of either side of the conditions, and of the statements that stand there themselves. */
export const textsOfStatus = (conditions: Survey["conditions"], { ev }: ExtractContext): ReadonlySet<Node> =>
  new Set(
    conditions.flatMap(({ node, module }) => {
      const sides = node.type === "LogicalExpression" ? [node.right] : [node.consequent, node.alternate];
      return sides.flatMap((side) => {
        const guard = side && guardOf(node, side);
        if (!side || !guard) return [];
        const test = lastExpression(guard.test);
        if (test.type !== "BinaryExpression") return [];
        const { left, operator, right } = test;
        if (!EQUALS.has(operator) || operator.startsWith("=") !== guard.is) return [];
        const code = statusAsked(right, left, module, ev) ?? statusAsked(left, right, module, ev) ?? 0;
        return code >= 400 ? saidIn(side, module, ev) : [];
      });
    }),
  );

/** `setNote("...")`, `note.textContent = "..."`, `return "..."` */
function saidIn(node: Node, module: Module, ev: Evaluator): readonly Node[] {
  switch (node.type) {
    case "BlockStatement":
      return node.body.flatMap((one) => (STATEMENTS.has(one.type) ? saidIn(one, module, ev) : []));
    case "ExpressionStatement":
      return saidIn(node.expression, module, ev);
    case "ReturnStatement":
    case "UnaryExpression":
      return node.argument ? saidIn(node.argument, module, ev) : [];
    case "SequenceExpression":
      return node.expressions.flatMap((one) => saidIn(one, module, ev));
    case "CallExpression":
      return tells(node.callee, module, ev) ? node.arguments.slice(0, 1).flatMap((one) => alternatives(one)) : [];
    default:
      return alternatives(node);
  }
}

const STATEMENTS: ReadonlySet<Node["type"]> = new Set(["ExpressionStatement", "ReturnStatement"]);

/** What sets a state of a component, is named after errors, or writes into an element (jQuery 1 to 4). */
const tells = (callee: Node, module: Module, ev: Evaluator): boolean =>
  isSetter(callee, module) ||
  calleeNames(callee, module, ev).some((name) => isErrorName(name) || name === "text" || name === "html");
