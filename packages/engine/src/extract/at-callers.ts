/** A value that depends on the parameters of a function, as the callers of the function give it: one for each call. */
import type { Evaluator } from "../evaluate/evaluator.ts";
import { freeParams } from "../evaluate/free-params.ts";
import type { Value } from "../evaluate/value.ts";
import type { Node } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import type { Callers } from "./resolve.ts";

/** A value with the code that gives it. */
export interface Given {
  readonly value: Value;
  readonly node: Node;
  readonly module: Module;
}

/** Wrappers around one function, and the callers of each. */
const MAX_LAYERS = 3;
const MAX_SITES = 200;

export function atCallers(given: Given, calls: Callers, ev: Evaluator, layer = 0): readonly Given[] {
  const [of] = freeParams([given.value]);
  const sites = of && layer < MAX_LAYERS ? calls.sitesOf(of).slice(0, MAX_SITES) : [];
  if (sites.length === 0) return [given];
  return sites.flatMap(({ call: { node, module }, env }) =>
    atCallers({ value: ev.apply(given.value, env), node, module }, calls, ev, layer + 1),
  );
}
