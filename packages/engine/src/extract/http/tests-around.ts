/** The tests around a request, `id ? client.put(url) : client.post(url)`, as values: what they decide is decided with them. */

import { conditionOf, decided } from "../../evaluate/condition.ts";
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { freeParams } from "../../evaluate/free-params.ts";
import type { Value } from "../../evaluate/value.ts";
import { constant, isConstant, UNDEFINED } from "../../evaluate/value.ts";
import { rememberFor } from "../../remember.ts";
import { functionAround } from "../../scope/enclosing-functions.ts";
import { guardsAround } from "../../syntax/conditions-around.ts";
import type { CallLike } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import type { Sighting } from "../survey.ts";
import { casesAround } from "./cases-around.ts";

/** Most tests around a request that are kept. */
const MAX_AROUND = 8;

const [YES, NO] = [constant(true), constant(false)];

/** The tests around a call in its function that callers decide: a list of what each gives. */
export const testsAround = ({ node, module }: Sighting<CallLike>, ev: Evaluator): Value =>
  askedAround(node, module, ev);

const askedAround = rememberFor((node: CallLike, module: Module, ev: Evaluator): Value => {
  const around = functionAround(module.script.scopes, node.start);
  if (!around?.body) return UNDEFINED;
  const tests = (guardsAround(around.body, node) ?? []).flatMap(({ test, is }) => {
    const asked = conditionOf(test, module, ev);
    return asked ? [{ ...asked, holds: asked.holds === is }] : [];
  });
  const elements = [...tests, ...casesAround(around.body, node, module, ev)].flatMap((when): readonly Value[] => {
    if (decided(when) !== undefined || freeParams([when.of]).length === 0) return [];
    return [{ kind: "union", options: [YES, NO], when }];
  });
  return elements.length > 0 ? { kind: "array", elements, open: false } : UNDEFINED;
});

/** The tests around a request, and those around a call that leads there. */
export function bothTests(inner: Value, outer: Value): Value {
  if (inner.kind !== "array" || outer.kind !== "array") return inner.kind === "array" ? inner : outer;
  return { ...inner, elements: [...inner.elements, ...outer.elements].slice(0, MAX_AROUND) };
}

/** Whether some test around a request does not hold. */
export const isRuledOut = (tests: Value): boolean =>
  tests.kind === "array" && tests.elements.some((one) => isConstant(one, false));
