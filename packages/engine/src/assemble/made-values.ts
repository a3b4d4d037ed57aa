/**
 * Where code calls or hands over what a library has made, `useStore(...)` of `create(...)`, `useContext(Session)` of
 * `createContext()`, in whichever module: by the call that has made it. Listed once, when it is first asked for.
 */
import type { Evaluator } from "../evaluate/evaluator.ts";
import type { Value } from "../evaluate/value.ts";
import type { CallGraph } from "../extract/call-graph.ts";
import { append } from "../multimap.ts";
import type { Node } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";

export interface Mention {
  readonly node: Node;
  readonly module: Module;
}

/** Members and calls between what is mentioned and what has been made: `useStore.getState`. */
const MAX_DEPTH = 3;

export class MadeValues {
  private readonly calls: CallGraph;
  private readonly ev: Evaluator;
  private byCall: ReadonlyMap<Node, readonly Mention[]> | undefined;

  constructor(calls: CallGraph, ev: Evaluator) {
    this.calls = calls;
    this.ev = ev;
  }

  mentionsOf(made: Node): readonly Mention[] {
    this.byCall ??= this.listed();
    return this.byCall.get(made) ?? [];
  }

  private listed(): ReadonlyMap<Node, readonly Mention[]> {
    const out = new Map<Node, Mention[]>();
    for (const { node, module } of this.calls.calls) {
      const [first] = node.arguments;
      for (const mentioned of first ? [node.callee, first] : [node.callee]) {
        if (mentioned.type !== "Identifier" && mentioned.type !== "MemberExpression") continue;
        const [made, at] = rootOf(this.ev.evaluate(mentioned, module), mentioned);
        if (made) append(out, made, { node: at, module });
      }
    }
    return out;
  }
}

function rootOf(value: Value, node: Node, depth = 0): readonly [Node | undefined, Node] {
  if (value.kind === "result") return [value.node, node];
  const isDeeper = value.kind === "member" && node.type === "MemberExpression" && depth < MAX_DEPTH;
  return isDeeper ? rootOf(value.object, node.object, depth + 1) : [undefined, node];
}
