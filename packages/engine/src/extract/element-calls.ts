/** The calls that make elements, with what they make: found once, and asked for by several readers of routes. */
import { makesElement } from "../evaluate/conventions.ts";
import type { Evaluator } from "../evaluate/evaluator.ts";
import type { ElementValue } from "../evaluate/value.ts";
import { rememberFor } from "../remember.ts";
import type { CallLike } from "../syntax/nodes.ts";
import type { Sighting } from "./survey.ts";

export interface ElementCall {
  readonly at: Sighting<CallLike>;
  readonly element: ElementValue;
}

/** In the order of the code. */
export const elementCalls = rememberFor(found);

function found(calls: readonly Sighting<CallLike>[], ev: Evaluator): readonly ElementCall[] {
  const out: ElementCall[] = [];
  for (const at of calls) {
    const { node, module } = at;
    if (!makesElement(node, ev.evaluate(node.callee, module), module, ev)) continue;
    const element = ev.evaluate(node, module);
    if (element.kind === "element" && element.node === node) out.push({ at, element });
  }
  return out;
}
