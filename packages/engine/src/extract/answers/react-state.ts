/**
 * Where a value goes in components that are classes (React 0.14 to 19, Preact): what `setState` is given is read as
 * `this.state`, what an element is given as `this.props`.
 *
 *     this.setState({ orders });    this.setState((state) => ({ orders: [...state.orders, one] }));    this.state.orders
 */
import { rememberFor } from "../../remember.ts";
import { keyName, memberName } from "../../syntax/literals.ts";
import { type CallLike, type Class, isClass } from "../../syntax/nodes.ts";
import { fixedKeys } from "../../syntax/object-keys.ts";
import { walk as walkTree } from "../../syntax/walk.ts";
import type { Module } from "../../unpack/module.ts";
import { bindParameter } from "./bind.ts";
import { without } from "./held.ts";
import { selfOf } from "./self.ts";
import { left, type Place, type Walk } from "./walk.ts";

/** The component whose state a call sets. */
function stateSetBy({ callee }: CallLike, module: Module): Class | undefined {
  if (callee.type !== "MemberExpression" || memberName(callee) !== "setState") return undefined;
  const owner = selfOf(callee.object, module);
  return owner && isClass(owner) ? owner : undefined;
}

/** `setState(place)`: a part of the state holds the value, or all of the state but what is set elsewhere. */
export function toState(call: CallLike, place: Place, walk: Walk): boolean {
  const component = stateSetBy(call, place.module);
  const isPart = place.path.length > 0;
  const held = component && !isPart ? without(place.held, [...setIn(component)]) : place.held;
  if (component && (isPart || held.kind === "data")) walk.keep("state", component, left({ ...place, held }));
  return component !== undefined;
}

/** `this.setState({open:!0})`, `this.setState(s=>({count:s.count+1}))`: the keys of its state that a class sets. */
const setIn = rememberFor((component: Class): ReadonlySet<string> => {
  const keys = new Set<string>();
  let until = 0;
  walkTree(component, (node) => {
    // `this.state.draft=t`
    const to = node.type === "AssignmentExpression" && node.left.type === "MemberExpression" ? node.left : undefined;
    if (to && memberName(to.object) === "state") keys.add(memberName(to) ?? "");
    if (node.type === "CallExpression" && memberName(node.callee) === "setState") until = Math.max(until, node.end);
    if (node.type === "ObjectExpression" && node.start < until) for (const key of fixedKeys(node)) keys.add(key);
    return undefined;
  });
  return keys;
});

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
