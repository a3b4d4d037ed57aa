/**
 * What interceptors make of the answers of an axios instance: `api.interceptors.response.use((response) => response.data)`
 * gives the data in place of the response.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { FunctionValue, Value } from "../../../evaluate/value.ts";
import { outcomes } from "../../../evaluate/value.ts";
import { keyName } from "../../../syntax/literals.ts";
import type { Client } from "../../answers/held.ts";
import type { CallGraph } from "../../call-graph.ts";
import { isSameClient } from "../../http/set-base.ts";

interface Interceptor {
  readonly instance: Value;
  readonly gives: Client;
}

const known = new WeakMap<CallGraph, readonly Interceptor[]>();

/** In which form an instance gives its answers. */
export function clientOf(instance: Value, graph: CallGraph, ev: Evaluator): Client {
  const all = known.get(graph) ?? interceptorsIn(graph, ev);
  known.set(graph, all);
  const own = all.filter((one) => isSameClient(one.instance, instance)).map(({ gives }) => gives);
  return own.find((gives) => gives !== "axios") ?? "axios";
}

function interceptorsIn(graph: CallGraph, ev: Evaluator): readonly Interceptor[] {
  return graph.calls.flatMap(({ node: { callee, arguments: args }, module }) => {
    if (callee.type !== "MemberExpression" || keyName(callee.property, callee.computed) !== "use") return [];
    const use = ev.evaluate(callee.object, module);
    if (use.kind !== "member" && use.kind !== "external") return [];
    const instance = without(without(use, "response"), "interceptors");
    const [handler] = args;
    if (!instance || !handler) return [];
    return outcomes(ev.evaluate(handler, module)).flatMap((fn) =>
      fn.kind === "function" ? { instance, gives: givenBy(fn, ev) } : [],
    );
  });
}

function without(value: Value | undefined, key: string): Value | undefined {
  if (value?.kind === "member") return value.key === key ? value.object : undefined;
  return value?.kind === "external" && value.path.at(-1) === key
    ? { ...value, path: value.path.slice(0, -1) }
    : undefined;
}

function givenBy({ node, module }: FunctionValue, ev: Evaluator): Client {
  const all = outcomes(ev.summary(node, module));
  const isParam = (value: Value): boolean => value.kind === "param" && value.of === node && value.index === 0;
  const data = all.some((one) => one.kind === "member" && one.key === "data" && isParam(one.object));
  const whole = all.some(isParam);
  if (data) return whole ? "unknown" : "plain";
  // what is put together anew, or reached deeper, is left open
  return whole ? "axios" : "unknown";
}
