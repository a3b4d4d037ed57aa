/** The object of an XMLHttpRequest and what is done with it. Two names are the same object where one `new` made both. */

import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { isResultOf } from "../../../evaluate/global-name.ts";
import { type Layer, outcomes, stringOf, UNDEFINED, union, type Value } from "../../../evaluate/value.ts";
import { firstOf } from "../../../lists.ts";
import { append } from "../../../multimap.ts";
import { rememberFor } from "../../../remember.ts";
import { keyName } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import type { Module } from "../../../unpack/module.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Sighting } from "../../survey.ts";

const METHODS = new Set(["open", "send", "setRequestHeader"]);

type Call = Sighting<CallLike>;

/** The method of a request that is called by name. */
export function calledMethod({ node }: Call): string | undefined {
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
  const name = keyName(node.callee.property, node.callee.computed);
  return name !== undefined && METHODS.has(name) ? name : undefined;
}

/** What a method is called on. */
export const receivedBy = ({ node, module }: Call, ev: Evaluator): Value =>
  node.callee.type === "MemberExpression" ? ev.assume(ev.evaluate(node.callee.object, module)) : UNDEFINED;

/** The `new XMLHttpRequest` that made a value. */
export const requestObject = (value: Value): Node | undefined =>
  firstOf(outcomes(value), (one) => (isResultOf(one, "XMLHttpRequest") && one.isNew ? one.node : undefined));

/** So many calls of one object are looked at. */
const MAX_CALLS = 100;

/** The calls of each object in a module. */
export const callsByObject = rememberFor(
  (module: Module, { calls, ev }: ExtractContext): ReadonlyMap<Node, readonly Call[]> => {
    const out = new Map<Node, Call[]>();
    for (const call of calls.callsIn(module)) {
      const made =
        calledMethod(call) === undefined
          ? []
          : outcomes(receivedBy(call, ev)).flatMap((one) => requestObject(one) ?? []);
      for (const object of new Set(made)) if ((out.get(object)?.length ?? 0) < MAX_CALLS) append(out, object, call);
    }
    return out;
  },
);

const argumentsOf = (calls: readonly Call[], method: string, ev: Evaluator): readonly (readonly Value[])[] =>
  calls
    .filter((call) => calledMethod(call) === method)
    .map(({ node, module }) => node.arguments.map((argument) => ev.evaluate(argument, module)));

export const sentBody = (calls: readonly Call[], ev: Evaluator): Value =>
  union(argumentsOf(calls, "send", ev).map(([body = UNDEFINED]) => body));

export function headersOf(calls: readonly Call[], ev: Evaluator): Value {
  const layers = argumentsOf(calls, "setRequestHeader", ev).flatMap(([name, value]): readonly Layer[] => {
    const key = name && stringOf(name);
    return key !== undefined && value ? [{ kind: "entry", key, value }] : [];
  });
  return layers.length > 0 ? { kind: "object", layers } : UNDEFINED;
}
