/**
 * The option or field as which a value is handed over: `{limit:MOST}`, also by a function of the program that is given it,
 * `suspend(id,text)` where `suspend` sends `{reason:text}`. Takes an expression, gives the key; nothing through a library.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Binding } from "../../scope/binding.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Flows } from "../subjects/flows.ts";

/** How many calls a value is handed on through. */
const MAX_CALLS = 3;
/** Most uses of a name that are asked. */
const MAX_USES = 6;

export class HandedAs {
  private readonly flows: Flows;
  private readonly ev: Evaluator;

  constructor(flows: Flows, ev: Evaluator) {
    this.flows = flows;
    this.ev = ev;
  }

  /** The key of one use. */
  of(use: Node, depth = 0): string | undefined {
    const flow = this.flows.of(use);
    if (flow?.kind === "property") return flow.key;
    if (flow?.kind !== "argument" || depth >= MAX_CALLS) return undefined;
    const callee = this.ev.evaluate(flow.call.node.callee, flow.call.module);
    if (callee.kind !== "function") return undefined;
    const taken = bindingAt(callee.node.params[flow.index], callee.module.script.scopes);
    return taken && this.ofName(taken, depth + 1);
  }

  /** The key of the first use that has one. */
  ofName({ references, declaration }: Binding, depth = 0): string | undefined {
    for (const reference of references.slice(0, MAX_USES)) {
      const key = reference === declaration ? undefined : this.of(reference, depth);
      if (key !== undefined) return key;
    }
    return undefined;
  }
}
