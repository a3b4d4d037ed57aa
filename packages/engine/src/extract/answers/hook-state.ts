/**
 * What hooks of components keep and work out (React 16.8 to 19, Preact 10): a state that is set, also by a function of what it
 * was before, and what is remembered of a function.
 *
 *     setRows(answer.rows)    setRows((before) => [...before, row])    useMemo(() => rows.filter(isOpen), [rows])
 */

import type { Binding } from "../../scope/binding.ts";
import { isReferredIn } from "../../scope/binding-at.ts";
import { type CallExpression, type FunctionNode, isFunction, type Node } from "../../syntax/nodes.ts";
import { propertyOf } from "../../syntax/object-keys.ts";
import { calleeNames } from "../callee-names.ts";
import { bindParameter, isEmpty, uses } from "./bind.ts";
import { left, type Place, type Walk } from "./walk.ts";

/** The state is set to the value, where nothing else is put there but what is made of it: `setRows(rows.filter(isOpen))`. */
export function setTo(state: Binding, by: Node, place: Place, walk: Walk): void {
  const { settings, firsts } = walk.code.flows;
  const others = (settings.get(state) ?? []).filter(
    (one) =>
      one !== by && !firsts.has(one) && !isEmpty(partOf(one, place)) && !isFunction(one) && !isReferredIn(state, one),
  );
  if (others.length === 0) stateHeld(state, place, walk);
}

/** `null` of `setAll({data: null, error})`, where the value is under `data`. */
const partOf = (set: Node, { path: [key = ""] }: Place): Node =>
  (set.type === "ObjectExpression" && propertyOf(set, key)) || set;

/** Where a state is read, and the functions that make the next one of it. */
export function stateHeld(state: Binding, place: Place, walk: Walk): void {
  // it is the state of the hook that was entered, and of no other
  const hook = walk.code.parents.functionAround(state.declaration, place.module.script);
  const entered = place.entered.slice(0, place.entered.findLastIndex(({ fn }) => fn === hook) + 1);
  const held = { ...left(place), entered };
  uses(state, held, walk);
  for (const one of walk.code.flows.settings.get(state) ?? []) if (isFunction(one)) bindParameter(one, 0, held, walk);
}

/** `setRows((before) => next)`: what the function gives back is the state. */
export function updated(call: CallExpression, fn: FunctionNode, place: Place, walk: Walk): boolean {
  const { flows } = walk.code;
  const state = call.callee.type === "Identifier" ? flows.stateOf(call, place.module) : undefined;
  if (!state || flows.stateOfPair(call)) return false;
  setTo(state, fn, place, walk);
  return true;
}

/** `useMemo(() => value, [rows])`, also where its name is lost. */
export function remembered(call: CallExpression, fn: FunctionNode, place: Place, walk: Walk): boolean {
  if (fn.params.length > 0 || !calleeNames(call.callee, place.module, walk.code.ev).includes("useMemo")) return false;
  walk.push({ ...place, node: call });
  return true;
}
