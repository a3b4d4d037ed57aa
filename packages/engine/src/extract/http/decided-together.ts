/**
 * Where one test decides several parts of a request, `fetch(id ? "/users/" + id : "/users", { method: id ? "PUT" : "POST" })`,
 * also the test around it, `id ? client.put(url) : client.post(url)`. Takes the parts as values, gives them once for each
 * outcome of the test, so that what belongs together stays together.
 */

import { conditionOf, decided } from "../../evaluate/condition.ts";
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { freeParams, openConditions } from "../../evaluate/free-params.ts";
import type { Condition, Value } from "../../evaluate/value.ts";
import { constant, isConstant, UNDEFINED } from "../../evaluate/value.ts";
import { rememberFor } from "../../remember.ts";
import { functionAround } from "../../scope/enclosing-functions.ts";
import { guardsAround } from "../../syntax/conditions-around.ts";
import type { CallLike } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import type { Sighting } from "../survey.ts";
import { casesAround } from "./cases-around.ts";

/** Most tests that are told apart in one request. */
const MAX_TESTS = 3;

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

/** The parts once for each outcome of every test that decides several of them. */
export function decidedTogether<P extends Readonly<Record<string, Value>>>(parts: P, tests = 0): readonly P[] {
  const shared = tests < MAX_TESTS ? sharedTest(Object.values(parts)) : undefined;
  if (!shared) return [parts];
  return [true, false].flatMap((answer) => decidedTogether(withAnswer(parts, shared, answer), tests + 1));
}

function sharedTest(parts: readonly Value[]): Condition | undefined {
  const perPart = parts.map((part) => openConditions([part]).map(({ when }) => when));
  return perPart
    .flatMap((own, index) => own.filter((when) => perPart.slice(index + 1).some((other) => other.some(isSame(when)))))
    .at(0);
}

function withAnswer<P extends Readonly<Record<string, Value>>>(parts: P, test: Condition, answer: boolean): P {
  const out: Record<string, Value> = {};
  for (const key in parts) if (parts[key]) out[key] = picked(parts[key], test, answer);
  return out as P;
}

/** A value with the outcome of a test filled in, in the parts of which texts and lists are made. */
function picked(value: Value, test: Condition, answer: boolean): Value {
  const each = (one: Value): Value => picked(one, test, answer);
  switch (value.kind) {
    case "union": {
      const { when, options } = value;
      const chosen = when && isSame(test)(when) ? options[answer === when.holds ? 0 : 1] : undefined;
      return chosen ? each(chosen) : { ...value, options: options.map(each) };
    }
    case "template":
      return { ...value, parts: value.parts.map((part) => (typeof part === "string" ? part : each(part))) };
    case "choice":
      return { ...value, first: each(value.first), second: each(value.second) };
    case "array":
      return { ...value, elements: value.elements.map(each) };
    default:
      return value;
  }
}

/** The same question, whatever answer is asked for. */
const isSame =
  (one: Condition) =>
  (other: Condition): boolean =>
    one.asks === other.asks && one.is === other.is && !one.among && !other.among && isSameValue(one.of, other.of);

/** Deepest value that is compared. */
const MAX_DEPTH = 6;

function isSameValue(a: Value, b: Value, depth = 0): boolean {
  if (a === b) return true;
  if (depth > MAX_DEPTH) return false;
  const isEach = (one: readonly Value[], other: readonly Value[]): boolean =>
    one.length === other.length && one.every((part, at) => other[at] && isSameValue(part, other[at], depth + 1));
  switch (a.kind) {
    case "constant":
      return b.kind === "constant" && a.value === b.value;
    case "param":
      return b.kind === "param" && a.of === b.of && a.index === b.index && a.rest === b.rest;
    case "member":
      return b.kind === "member" && a.key === b.key && isSameValue(a.object, b.object, depth + 1);
    case "this":
      return b.kind === "this" && a.of === b.of;
    case "result":
      return b.kind === "result" && a.node === b.node && isEach(a.args, b.args);
    case "union":
      return b.kind === "union" && isEach(a.options, b.options);
    case "choice":
      return b.kind === "choice" && isEach([a.first, a.second], [b.first, b.second]);
    default:
      return false;
  }
}
