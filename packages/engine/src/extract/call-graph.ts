/**
 * Which call calls which function, by the values of the callees: direct calls, methods, closures that a hook hands
 * out, and elements, which call their component with the props. Built once over the code that is read.
 */
import type { Evaluator } from "../evaluate/evaluator.ts";
import { evaluateArguments } from "../evaluate/expression.ts";
import type { Env, FunctionValue, Value } from "../evaluate/value.ts";
import { outcomes } from "../evaluate/value.ts";
import type { CallLike, FunctionNode } from "../syntax/nodes.ts";
import type { Sighting } from "./survey.ts";

/** A call of a known function, with what its parameters are there. */
export interface CallSite {
  readonly call: Sighting<CallLike>;
  /** Frames to apply to a value of the callee's body. */
  readonly env: Env;
}

/** Functions that are called from more places are helpers of the language, not wrappers of a request. */
const MAX_SITES = 2000;

export class CallGraph {
  private readonly sites = new Map<FunctionNode, CallSite[]>();

  constructor(calls: readonly Sighting<CallLike>[], ev: Evaluator) {
    for (const call of calls) this.add(call, ev);
  }

  sitesOf(fn: FunctionNode): readonly CallSite[] {
    const sites = this.sites.get(fn) ?? [];
    return sites.length > MAX_SITES ? [] : sites;
  }

  private add(call: Sighting<CallLike>, ev: Evaluator): void {
    const { node, module } = call;
    for (const callee of outcomes(ev.evaluate(node.callee, module))) {
      if (callee.kind === "function") this.link(call, callee, evaluateArguments(node.arguments, module, ev));
      else if (callee.kind === "member" || callee.kind === "external") this.addElement(call, ev.evaluate(node, module));
    }
  }

  private addElement(call: Sighting<CallLike>, value: Value): void {
    if (value.kind !== "element" || value.node !== call.node) return;
    for (const type of outcomes(value.type)) if (type.kind === "function") this.link(call, type, [value.props]);
  }

  private link(call: Sighting<CallLike>, callee: FunctionValue, args: readonly Value[]): void {
    const frame = { of: callee.node, args, ...(callee.self ? { self: callee.self } : {}) };
    const sites = this.sites.get(callee.node);
    const site = { call, env: [frame, ...callee.env] };
    if (sites) sites.push(site);
    else this.sites.set(callee.node, [site]);
  }
}
