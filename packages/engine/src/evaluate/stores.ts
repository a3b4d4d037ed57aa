/**
 * Stores whose hook gives an object of the program: `create((set, get) => ({...}))` of Zustand 3 to 5, read as
 * `useStore((state) => state.save)`, `useStore()` or `useStore.getState()`; `defineStore(id, setup)` and
 * `defineStore(id, { actions })` of Pinia 2 and 3. Takes a call, gives what it reads of the store.
 */
import type { CallInfo, Evaluation } from "./evaluation.ts";
import { callWith } from "./invoke.ts";
import type { Layer, Result, Value } from "./value.ts";

/** Deepest nesting of what is wrapped around the maker of a store. */
const MAX_WRAPPERS = 4;

export function storeValue(info: CallInfo, ev: Evaluation): Value | undefined {
  const { callee, args, isNew } = info;
  const isGetter = callee.kind === "member" && callee.key === "getState";
  const store = isGetter ? callee.object : callee;
  if (store.kind !== "result" || isNew || args.length > 2) return undefined;
  const state = zustandState(store, info, ev) ?? (isGetter ? undefined : piniaState(store, info, ev));
  const [read] = args;
  return state && read?.kind === "function" ? callWith(read, [state], info, ev) : state;
}

/** What is given the maker of a store, which is given `set`: `create((set) => ...)`, `create<State>()((set) => ...)`. */
export function takesMaker(callee: Value): boolean {
  const by = callee.kind === "result" && callee.args.length === 0 ? callee.callee : callee;
  return by.kind === "external" && by.component === "zustand";
}

function zustandState({ callee, args }: Result, info: CallInfo, ev: Evaluation): Value | undefined {
  if (!takesMaker(callee)) return undefined;
  const maker = makerIn(args[0], 0);
  const state = maker && callWith(maker, [], info, ev);
  return state?.kind === "object" ? state : undefined;
}

/** `devtools(persist((set, get) => ({...}), options))` */
function makerIn(value: Value | undefined, depth: number): Value | undefined {
  if (value?.kind === "function") return value;
  const isWrapped = value?.kind === "result" && value.callee.kind === "external" && depth < MAX_WRAPPERS;
  return isWrapped ? makerIn(value.args[0], depth + 1) : undefined;
}

function piniaState({ callee, args }: Result, info: CallInfo, ev: Evaluation): Value | undefined {
  if (callee.kind !== "external" || callee.component !== "pinia") return undefined;
  const made = args.find(({ kind }) => kind === "function");
  if (made) {
    const state = callWith(made, [], info, ev);
    return state.kind === "object" ? state : undefined;
  }
  const options = args.find(({ kind }) => kind === "object");
  const actions = options && ev.member(options, "actions");
  if (actions?.kind !== "object") return undefined;
  const layers: readonly Layer[] = [{ kind: "spread", value: { ...info, kind: "result" } }, ...actions.layers];
  return { kind: "object", layers };
}
