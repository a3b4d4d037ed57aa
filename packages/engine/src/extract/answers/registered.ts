/**
 * Messages that are told apart by who asked for them: `on(name, listener) { this.listeners[name] = listener }`, also in a
 * `Map` or an emitter, and `this.listeners[message.type](message)`. The names stand in the calls of `on`.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { outcomes, type Source, stringOf, UNDEFINED, type Value } from "../../evaluate/value.ts";
import { bindingAt, onlyDefinition } from "../../scope/binding-at.ts";
import { memberName } from "../../syntax/literals.ts";
import { isFunction, type Node } from "../../syntax/nodes.ts";
import type { Module, Placed } from "../../unpack/module.ts";
import { atCallSites } from "../at-call-sites.ts";
import type { Written } from "../filled-tables.ts";
import { placeOfNode } from "../name-place.ts";
import type { Told } from "./messages.ts";
import type { Place, Walk } from "./walk.ts";

/** Methods of emitters and of `Map` by which a listener is asked for. */
const ASKS: ReadonlySet<string> = new Set(["emit", "get"]);

/** What holds the listeners that a name is looked up in: `listeners[name]`, `listeners.get(name)`, `emitter.emit(name, ...)`. */
export function holderAsked(node: Node, name: Node): Node | undefined {
  if (node.type === "MemberExpression") return node.computed && node.property === name ? node.object : undefined;
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
  return node.arguments[0] === name && ASKS.has(memberName(node.callee) ?? "") ? node.callee.object : undefined;
}

/**
 * The names under which something was put there, each with the listener; not those by which the program itself asks for it:
 * `emit(name) { this.listeners.get(name)() }` with `this.emit("closed")`.
 */
export function registered(holder: Node, key: string, { node, module }: Place, walk: Walk): readonly Told[] {
  const { ev, graph: calls, filled } = walk.code;
  const asked = atCallSites(ev.evaluate(node, module), { node, module }, { ev, calls });
  const own = new Set(asked.map(({ value }) => stringOf(value)));
  return filled
    .into(holder, module)
    .flatMap((row) =>
      namesIn(row, ev).flatMap(({ name, at }) => ({ key, name, at, within: listenersIn(row.by ?? row) })),
    )
    .filter(({ name }) => !own.has(name));
}

function namesIn(row: Written, ev: Evaluator): readonly Pick<Told, "name" | "at">[] {
  const { value, by = row } = row;
  const [name = UNDEFINED] = value.kind === "array" ? value.elements : [];
  const [argument] = by.node.type === "CallExpression" ? by.node.arguments : [];
  const names = (argument && eachOf(argument, by.module, ev)) ?? outcomes(name);
  return names.flatMap((one) => {
    const text = stringOf(one);
    return one.kind === "constant" && text !== undefined ? [{ name: text, at: one.sources }] : [];
  });
}

/** `on("joined", (message) => ...)` */
export const listenersIn = ({ node, module }: Placed): readonly Source[] =>
  (node.type === "CallExpression" ? node.arguments : []).filter(isFunction).map((one) => placeOfNode(one, module));

/** `for (const [name, event] of Object.entries(EVENTS)) on(name, ...)`: all that the loop goes through, however many. */
function eachOf(node: Node, module: Module, ev: Evaluator): readonly Value[] | undefined {
  const only = onlyDefinition(bindingAt(node, module.script.scopes));
  const list = only?.kind === "element" ? ev.evaluate(only.of, module) : undefined;
  const [step] = only?.kind === "element" ? only.path : [];
  if (list?.kind !== "array" || list.open) return undefined;
  return list.elements.map((one) => (step?.kind === "index" ? ev.member(one, String(step.index)) : one));
}
