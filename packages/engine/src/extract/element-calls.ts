/** The calls that make elements, with what they make: found once, and asked for by several readers of routes. */
import { mayMakeElement } from "../evaluate/conventions.ts";
import type { Evaluator } from "../evaluate/evaluator.ts";
import type { ElementValue } from "../evaluate/value.ts";
import type { CallLike } from "../syntax/nodes.ts";
import type { Sighting } from "./survey.ts";

export interface ElementCall {
  readonly at: Sighting<CallLike>;
  readonly element: ElementValue;
}

const known = new WeakMap<readonly Sighting<CallLike>[], readonly ElementCall[]>();

/** In the order of the code. */
export function elementCalls(calls: readonly Sighting<CallLike>[], ev: Evaluator): readonly ElementCall[] {
  const made = known.get(calls) ?? found(calls, ev);
  known.set(calls, made);
  return made;
}

function found(calls: readonly Sighting<CallLike>[], ev: Evaluator): readonly ElementCall[] {
  const out: ElementCall[] = [];
  for (const at of calls) {
    const { node, module } = at;
    if (!mayMakeElement(node, ev.evaluate(node.callee, module))) continue;
    const element = ev.evaluate(node, module);
    if (element.kind === "element" && element.node === node) out.push({ at, element });
  }
  return out;
}
