/** The tests around a request, `id ? client.put(url) : client.post(url)`, as values: what they decide is decided with them. */

import { answerTo, conditionOf } from "../../evaluate/condition.ts";
import { decided } from "../../evaluate/decided.ts";
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { freeThis } from "../../evaluate/free-params.ts";
import { isConstant, UNDEFINED, type Value } from "../../evaluate/value.ts";
import { rememberFor } from "../../remember.ts";
import { functionAround } from "../../scope/enclosing-functions.ts";
import { testsAt } from "../../syntax/conditions-around.ts";
import type { CallLike } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import type { Sighting } from "../survey.ts";

/** Most tests around a request that are kept. */
const MAX_AROUND = 8;

/** The tests around a call in its function that are still open: a list of what each gives. */
export const testsAround = ({ node, module }: Sighting<CallLike>, ev: Evaluator): Value =>
  askedAround(node, module, ev);

const askedAround = rememberFor((node: CallLike, module: Module, ev: Evaluator): Value => {
  const around = functionAround(module.script.scopes, node.start)?.body ?? module.script.program;
  const tests = testsAt(around, node).flatMap(({ test, is }) => {
    const asked = conditionOf(test, module, ev);
    return asked ? [{ ...asked, holds: asked.holds === is }] : [];
  });
  // what a thing holds at first is no answer for later
  const elements = tests.flatMap((when) =>
    decided(when) === undefined && freeThis([when.of]).length === 0 ? [answerTo(when)] : [],
  );
  return elements.length > 0 ? { kind: "array", elements: elements.slice(-MAX_AROUND), open: false } : UNDEFINED;
});

/** The tests around a request, and those around a call that leads there. */
export function bothTests(inner: Value, outer: Value): Value {
  if (inner.kind !== "array" || outer.kind !== "array") return inner.kind === "array" ? inner : outer;
  return { ...inner, elements: [...inner.elements, ...outer.elements].slice(0, MAX_AROUND) };
}

/** Whether some test around a request does not hold. */
export const isRuledOut = (tests: Value): boolean =>
  tests.kind === "array" && tests.elements.some((one) => isConstant(one, false));
