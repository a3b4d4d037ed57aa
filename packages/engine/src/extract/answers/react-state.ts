/**
 * Where a value goes in components that are classes (React 0.14 to 19, Preact): what `setState` is given is read as
 * `this.state`, what an element is given as `this.props`.
 *
 *     this.setState({ orders });    this.setState((state) => ({ orders: [...state.orders, one] }));    this.state.orders
 */
import { keyName, memberName } from "../../syntax/literals.ts";
import { type CallLike, type Class, isClass } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import { bindParameter } from "./bind.ts";
import { selfOf } from "./self.ts";
import { left, type Place, type Walk } from "./walk.ts";

/** The component whose state a call sets. */
function stateSetBy({ callee }: CallLike, module: Module): Class | undefined {
  if (callee.type !== "MemberExpression" || memberName(callee) !== "setState") return undefined;
  const owner = selfOf(callee.object, module);
  return owner && isClass(owner) ? owner : undefined;
}

/** `setState(place)`: a part of the state holds the value. */
export function toState(call: CallLike, place: Place, walk: Walk): boolean {
  const component = stateSetBy(call, place.module);
  if (component && place.path.length > 0) walk.keep("state", component, left(place));
  return component !== undefined;
}

/** `createElement(Page, {orders})`, where the component is a class. */
export function toProps(component: Class, module: Module, place: Place, walk: Walk): void {
  const there = { ...left(place), module };
  walk.keep("props", component, there);
  for (const one of component.body.body) {
    if (one.type !== "MethodDefinition") continue;
    const index = GIVEN_PROPS.get(keyName(one.key, one.computed) ?? "");
    if (index !== undefined) bindParameter(one.value, index, there, walk);
  }
}

/** Methods that React calls with the properties, and as which argument. */
const GIVEN_PROPS: ReadonlyMap<string, number> = new Map([
  ["constructor", 0],
  ["getDerivedStateFromProps", 0],
  ["shouldComponentUpdate", 0],
  ["componentDidUpdate", 0],
  ["componentWillReceiveProps", 0],
  ["UNSAFE_componentWillReceiveProps", 0],
  ["render", 0],
]);
