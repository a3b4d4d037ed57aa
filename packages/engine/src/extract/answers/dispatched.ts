/** Where a value goes that an action carries: to the reducers that hear of it (Redux 4 and 5, Redux Toolkit 1 and 2). */
import { stringOf, type Value } from "../../evaluate/value.ts";
import { bindParameter } from "./bind.ts";
import { PAYLOAD, sliceReducer } from "./stores.ts";
import { left, type Place, type Walk } from "./walk.ts";

/** `dispatch({type: LOADED, orders})`, `dispatch(loaded(orders))`: what is handed over is an action that reducers know. */
export function dispatched(place: Place, walk: Walk): boolean {
  const { ev, stores } = walk.code;
  if (place.path.length === 0 || place.held.kind !== "data") return false;
  const action = ev.evaluate(place.node, place.module);
  const type = action.kind === "object" ? stringOf(ev.member(action, "type")) : undefined;
  const heard = type === undefined ? [] : stores.heard(type);
  for (const { node, module } of heard) walk.push({ ...left(place), node, module });
  return heard.length > 0;
}

/** `loaded(orders)`, an action creator of a slice. */
export function toSlice(creator: Value, index: number, place: Place, walk: Walk): boolean {
  const reducer = index === 0 ? sliceReducer(creator, walk.code.ev) : undefined;
  if (!reducer) return false;
  const { node, module } = reducer;
  bindParameter(node, 1, { ...left(place), module, path: [PAYLOAD, ...place.path] }, walk);
  return true;
}
