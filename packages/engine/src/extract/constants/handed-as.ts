/**
 * The option or field as which a value is handed over: `{limit:MOST}`, also by a function of the program that is given it,
 * `suspend(id,text)` where `suspend` sends `{reason:text}`. Takes an expression, gives the key; nothing through a library.
 */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import { firstOf } from "../../lists.ts";
import type { Binding } from "../../scope/binding.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import type { FunctionNode, Node } from "../../syntax/nodes.ts";
import type { Flows } from "../subjects/flows.ts";

/** How many calls a value is handed on through. */
const MAX_CALLS = 3;
/** Most uses of a name that are asked. */
const MAX_USES = 6;
/** Parts of a request by the options of axios 1, ky 1 and fetch. */
const SENT = new Set(["params", "data", "body", "json", "searchParams"]);

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
    // `{delay:()=>WAIT}`
    if (flow?.kind === "returned") return flow.from.params.length === 0 ? this.optionOf(flow.from) : undefined;
    if (flow?.kind !== "argument" || depth >= MAX_CALLS) return undefined;
    if (isWriting(flow.call.node.callee)) return this.of(flow.call.node, depth + 1);
    const callee = this.ev.evaluate(flow.call.node.callee, flow.call.module);
    if (callee.kind !== "function") return undefined;
    const taken = bindingAt(callee.node.params[flow.index], callee.module.script.scopes);
    return taken && this.ofName(taken, depth + 1);
  }

  /** `{params:{limit:MOST}}`: a request says what it sends. */
  isSent(use: Node): boolean {
    const flow = this.flows.of(use);
    const around = flow?.kind === "property" ? this.flows.of(flow.of) : undefined;
    return around?.kind === "property" && SENT.has(around.key);
  }

  /** The option that a function is: `{retry:(count)=>count<MOST}`. */
  optionOf(fn: FunctionNode): string | undefined {
    const flow = this.flows.of(fn);
    return flow?.kind === "property" ? flow.key : undefined;
  }

  /** The key of the first use that has one. */
  ofName({ references, declaration }: Binding, depth = 0): string | undefined {
    return firstOf(references.slice(0, MAX_USES), (one) => (one === declaration ? undefined : this.of(one, depth)));
  }
}

/** `String(MOST)`: the same in another form. */
const isWriting = (callee: Node): boolean =>
  callee.type === "Identifier" && (callee.name === "String" || callee.name === "Number");
