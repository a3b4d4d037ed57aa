/**
 * Where the state of a Zustand store (3 to 5) is read: what an action sets, `set({rooms})`, is what the hook gives,
 * `useRooms((state) => state.rooms)`, `useRooms().rooms`, `useRooms.getState().rooms`.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { storeValue } from "../../evaluate/stores.ts";
import type { Result, Value } from "../../evaluate/value.ts";
import { append } from "../../multimap.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import type { CallLike, FunctionNode, Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import type { Parents } from "../../unpack/parents.ts";
import type { CallGraph } from "../call-graph.ts";
import { keysOf } from "../http/payload.ts";
import type { Sighting } from "../survey.ts";

type Call = Sighting<CallLike>;

/** Calls that read a store, and whether the first argument selects from it. */
export interface StoreReader {
  readonly call: Call;
  readonly selects: Node | undefined;
}

export class ZustandStores {
  private readonly graph: CallGraph;
  private readonly ev: Evaluator;
  private readonly parents: Parents;
  private readonly readers = new Map<Node, StoreReader[]>();
  private actions: ReadonlyMap<FunctionNode, Node> | undefined;

  constructor(graph: CallGraph, ev: Evaluator, parents: Parents) {
    this.graph = graph;
    this.ev = ev;
    this.parents = parents;
  }

  /**
   * Who reads the store that a call sets: `set(...)` in one of its actions, where `set` is what its maker is given first, or
   * `useRooms.setState(...)` anywhere.
   */
  readersOf({ callee }: CallLike, module: Module): readonly StoreReader[] {
    this.actions ??= this.actionsOfAll();
    if (callee.type !== "Identifier") return this.ev.callees(callee, module).flatMap((one) => this.ofSetter(one));
    const [only, ...more] = bindingAt(callee, module.script.scopes)?.definitions ?? [];
    if (only?.kind !== "param" || only.index !== 0 || only.path.length > 0 || more.length > 0) return [];
    for (
      let fn = this.parents.functionAround(callee, module.script);
      fn && fn !== only.of;
      fn = this.parents.functionAround(fn, module.script)
    ) {
      const store = this.actions.get(fn);
      if (store) return this.readers.get(store) ?? [];
    }
    return [];
  }

  private ofSetter(setter: Value): readonly StoreReader[] {
    const store = setter.kind === "member" && setter.key === "setState" ? setter.object : undefined;
    return (store?.kind === "result" && this.readers.get(store.node)) || [];
  }

  private actionsOfAll(): ReadonlyMap<FunctionNode, Node> {
    const out = new Map<FunctionNode, Node>();
    for (const call of this.graph.calls) {
      const { node, module } = call;
      if (node.type !== "CallExpression") continue;
      for (const callee of this.ev.callees(node.callee, module)) {
        const isGetter = callee.kind === "member" && callee.key === "getState";
        const store = isGetter ? callee.object : callee;
        if (store.kind !== "result" || !(this.readers.has(store.node) || this.note(store, call, out))) continue;
        append(this.readers, store.node, { call, selects: isGetter ? undefined : selecting(node) });
      }
    }
    return out;
  }

  /** The actions of a store; whether it is one. */
  private note(store: Result, { node, module }: Call, out: Map<FunctionNode, Node>): boolean {
    const state = storeValue({ callee: store, args: [], isNew: false, node, module }, this.ev);
    if (!state) return false;
    for (const key of keysOf(state, this.ev).keys) {
      const action = this.ev.member(state, key);
      if (action.kind === "function") out.set(action.node, store.node);
    }
    return true;
  }
}

/** `useRooms((state) => state.rooms)`, also through what compares the results: `useRooms(useShallow((state) => ...))`. */
function selecting({ arguments: [first] }: CallLike): Node | undefined {
  return first?.type === "CallExpression" ? first.arguments[0] : first;
}
