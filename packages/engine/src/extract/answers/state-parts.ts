/**
 * Where a value goes that a reducer gives back or writes: into its part of the whole state, and to who selects that (Redux 4
 * and 5, Redux Toolkit 1 and 2, React Redux 7 to 9).
 */
import { bindingAt } from "../../scope/binding-at.ts";
import { keyName } from "../../syntax/literals.ts";
import type { CallLike, FunctionNode, Node } from "../../syntax/nodes.ts";
import { callsOf } from "../calls-by.ts";
import { bindParameter } from "./bind.ts";
import { deliver } from "./called.ts";
import { PAYLOAD, thunkOf } from "./stores.ts";
import { left, type Place, type Walk } from "./walk.ts";

/** `createAsyncThunk("orders/load", () => get(...))`: `builder.addCase(load.fulfilled, (state, action) => ...)` hears of it. */
export function toThunk(made: CallLike, place: Place, walk: Walk): void {
  const { ev, graph } = walk.code;
  for (const { node, module } of callsOf(graph.calls, "addCase")) {
    const [on, reducer] = node.arguments;
    if (!on || !reducer || thunkOf(ev.evaluate(on, module))?.node !== made) continue;
    deliver(reducer, 1, { ...left(place), module, path: [PAYLOAD, ...place.path] }, node, walk);
  }
}

/** `return {...state, orders}`: what a reducer gives back is its part of the state. */
export function reduced(fn: FunctionNode, place: Place, walk: Walk): void {
  const { stores } = walk.code;
  const part = stores.partOf(fn) ?? stores.partAround(fn, place.module);
  if (part) selected({ ...place, path: [...part, ...place.path] }, walk);
}

/** `state.orders = action.payload`, as Redux Toolkit lets reducers write (Immer). */
export function writtenToState(target: Node, place: Place, walk: Walk): void {
  const keys: string[] = [];
  let at = target;
  while (at.type === "MemberExpression") {
    const key = keyName(at.property, at.computed);
    if (key === undefined) return;
    keys.unshift(key);
    at = at.object;
  }
  const [only] = bindingAt(at, place.module.script.scopes)?.definitions ?? [];
  if (only?.kind !== "param" || only.index !== 0 || only.path.length > 0 || keys.length === 0) return;
  reduced(only.of, { ...place, path: [...keys, ...place.path] }, walk);
}

function selected(place: Place, walk: Walk): void {
  const { stores, ev } = walk.code;
  for (const { node, module } of walk.isNew(stores, place) ? stores.selectors() : []) {
    if (!ev.budget.spend("places")) return;
    const there: Place = { ...left(place), module };
    deliver(node.arguments[0], 0, there, node, walk);
  }
}

/** `connect((state) => ({orders: state.shop.orders}))(List)`: what is selected are properties of the component. */
export function connected(call: CallLike, place: Place, walk: Walk): void {
  const { ev } = walk.code;
  const [component] = call.arguments;
  if (place.held.kind !== "data" || place.path.length === 0 || !component) return;
  for (const value of ev.callees(component, place.module))
    if (value.kind === "function") bindParameter(value.node, 0, { ...left(place), module: value.module }, walk);
}
