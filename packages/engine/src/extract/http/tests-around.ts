/** The tests around a request, `id ? client.put(url) : client.post(url)`, as values: what they decide is decided with them. */

import { answerTo, conditionOf } from "../../evaluate/condition.ts";
import { decided } from "../../evaluate/decided.ts";
import { decidedBy } from "../../evaluate/decided-together.ts";
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { freeThis } from "../../evaluate/free-params.ts";
import { type Condition, isConstant, UNDEFINED, type Value } from "../../evaluate/value.ts";
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

/**
 * `const url = this.isLocal ? "/a" : "/b"; this.isLocal ? client.post(url) : client.get(url)`: a value where the tests of
 * `this` around a call hold. They are not kept, since what a thing holds at first is no answer for later.
 */
export const underOwnTests = (value: Value, { node, module }: Sighting<CallLike>, ev: Evaluator): Value =>
  testsOf(node, module, ev)
    .filter(isOwn)
    .reduce((at, test) => decidedBy(at, test, test.holds), value);

const isOwn = ({ of }: Condition): boolean => freeThis([of]).length > 0;

const testsOf = rememberFor((node: CallLike, module: Module, ev: Evaluator): readonly Condition[] => {
  const around = functionAround(module.script.scopes, node.start)?.body ?? module.script.program;
  return testsAt(around, node).flatMap(({ test, is }) => {
    const asked = conditionOf(test, module, ev);
    return asked ? [{ ...asked, holds: asked.holds === is }] : [];
  });
});

const askedAround = rememberFor((node: CallLike, module: Module, ev: Evaluator): Value => {
  const elements = testsOf(node, module, ev).flatMap((when) =>
    decided(when) === undefined && !isOwn(when) ? [answerTo(when)] : [],
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
