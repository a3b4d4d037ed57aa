/**
 * Who hears of what is handed on: functions that others have added to a list, `listeners.forEach((listener) =>
 * listener(message))`, `for (const listener of this.listeners) listener(message)`, and those that ask an emitter for it,
 * `bus.emit("changed", message)` with `bus.on("changed", (message) => ...)`.
 */
import { outcomes, stringOf, type Value } from "../../evaluate/value.ts";
import { bindingAt, onlyDefinition } from "../../scope/binding-at.ts";
import { literalString, memberName } from "../../syntax/literals.ts";
import type { CallLike, Node } from "../../syntax/nodes.ts";
import { PER_ELEMENT } from "../call-graph.ts";
import { NAMING } from "../http/envelope.ts";
import { bindHandedIn } from "./bind.ts";
import type { Place, Walk } from "./walk.ts";

export function toListeners(call: CallLike, index: number, place: Place, walk: Walk): void {
  const { callee } = call;
  if (callee.type === "MemberExpression" && memberName(callee) === "emit" && index > 0) {
    const name = literalString(call.arguments[0]);
    const rows = name === undefined ? [] : rowsOf(callee.object, place, walk);
    const heard = rows.flatMap(([key, value]) => (key && value && stringOf(key) === name ? [value] : []));
    told(heard, index - 1, place, walk);
    return;
  }
  const listener = callee.type === "MemberExpression" && !callee.computed ? callee.object : callee;
  const list = tableAsked(listener) ?? listOf(listener, place, walk);
  if (!list) return;
  const { ev } = walk.code;
  const key = callee === listener ? undefined : (memberName(callee) ?? "");
  const added = rowsOf(list, place, walk).flatMap((row) => row.slice(-1));
  told(key === undefined ? added : added.map((one) => ev.member(one, key)), index, place, walk);
}

/** What was put there, alone or behind its name. */
const rowsOf = (table: Node, { module }: Place, { code: { filled } }: Walk): readonly (readonly Value[])[] =>
  filled.into(table, module).map(({ value }) => (value.kind === "array" ? value.elements : [value]));

/** `listeners[message.type](message.body)`: messages are told apart by what each of the listeners is for. */
const tableAsked = (callee: Node): Node | undefined =>
  callee.type === "MemberExpression" && callee.computed && NAMING.has(memberName(callee.property) ?? "")
    ? callee.object
    : undefined;

/** The list of which a name is an element, or the table that holds such lists: `this.listeners[message.type] ?? []`. */
function listOf(name: Node, place: Place, walk: Walk): Node | undefined {
  const list = elementsOf(name, place, walk);
  const some = list?.type === "LogicalExpression" ? list.left : list;
  const one = some?.type === "ChainExpression" ? some.expression : some;
  return one?.type === "MemberExpression" && one.computed ? one.object : list;
}

function elementsOf(name: Node, { module }: Place, { code: { parents } }: Walk): Node | undefined {
  const only = name.type === "Identifier" ? onlyDefinition(bindingAt(name, module.script.scopes)) : undefined;
  if (only?.kind === "element") return only.of;
  if (only?.kind !== "param" || only.index > 0) return undefined;
  const around = parents.of(only.of, module.script);
  const callee = around?.type === "CallExpression" && around.arguments[0] === only.of ? around.callee : undefined;
  return callee?.type === "MemberExpression" && PER_ELEMENT.has(memberName(callee) ?? "") ? callee.object : undefined;
}

function told(listeners: readonly Value[], index: number, place: Place, walk: Walk): void {
  for (const one of listeners.flatMap((value) => outcomes(value))) bindHandedIn(one, index, place, walk);
}
