/**
 * Messages that are told apart by who asked for them: `on(name, listener) { this.listeners[name] = listener }`, also in a
 * `Map` or an emitter, and `this.listeners[message.type](message)`. The names stand in the calls of `on`.
 */
import { stringOf } from "../../evaluate/value.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import { memberName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import { walk as walkTree } from "../../syntax/walk.ts";
import type { Module } from "../../unpack/module.ts";
import { placeOfNode } from "../name-place.ts";
import type { Told } from "./messages.ts";
import type { Place, Walk } from "./walk.ts";

/** Methods of emitters (Node's, EventTarget, mitt 1 to 3, eventemitter3) and of `Map` that put a listener under a name. */
const PUTS: ReadonlySet<string> = new Set(["on", "once", "addListener", "addEventListener", "set"]);
/** Those by which it is asked for. */
const ASKS: ReadonlySet<string> = new Set(["emit", "get"]);
/** Most places where one holder is used. */
const MAX_USES = 60;

/** What holds the listeners that a name is looked up in: `listeners[name]`, `listeners.get(name)`, `emitter.emit(name, ...)`. */
export function holderAsked(node: Node, name: Node): Node | undefined {
  if (node.type === "MemberExpression") return node.computed && node.property === name ? node.object : undefined;
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
  return node.arguments[0] === name && ASKS.has(memberName(node.callee) ?? "") ? node.callee.object : undefined;
}

/** The names under which something was put there, each with the listener. */
export const registered = (holder: Node, key: string, { module }: Place, walk: Walk): readonly Told[] =>
  usesOf(holder, module)
    .slice(0, MAX_USES)
    .flatMap((use) => namesPut(use, module, walk))
    .map((one): Told => ({ key, ...one }));

/** The same field of the same class, or the same name. */
function usesOf(holder: Node, { script: { scopes } }: Module): readonly Node[] {
  if (holder.type !== "MemberExpression") return bindingAt(holder, scopes)?.references ?? [];
  const self = scopes.thisOf.get(holder.object);
  const key = memberName(holder);
  const uses: Node[] = [];
  if (self && key !== undefined)
    walkTree(self, (node) => {
      const isSame = node.type === "MemberExpression" && memberName(node) === key;
      if (isSame && scopes.thisOf.get(node.object) === self) uses.push(node);
      return undefined;
    });
  return uses;
}

type Put = Omit<Told, "key">;

const putAt = (name: string, at: Node, listener: Node | undefined, module: Module): Put => ({
  name,
  at: [placeOfNode(at, module)],
  within: listener ? [placeOfNode(listener, module)] : [],
});

function namesPut(use: Node, module: Module, { code: { parents, ev, graph } }: Walk): readonly Put[] {
  const around = parents.of(use, module.script);
  if (around?.type !== "MemberExpression" || around.object !== use) return [];
  const call = parents.of(around, module.script);
  const isPut = call?.type === "CallExpression" && call.callee === around && PUTS.has(memberName(around) ?? "");
  const [named, listener] = isPut ? call.arguments : [];
  const under = around.computed ? around.property : listener && named;
  if (!under) return [];
  const text = stringOf(ev.evaluate(under, module));
  if (text !== undefined) return [putAt(text, under, listener, module)];
  const [only] = bindingAt(under, module.script.scopes)?.definitions ?? [];
  if (only?.kind !== "param" || only.path.length > 0 || only.of.params.length < 2) return [];
  return graph.sitesOf(only.of).flatMap(({ call: { node, module: of } }): readonly Put[] => {
    const given = node.arguments[only.index];
    const name = given && stringOf(ev.evaluate(given, of));
    return given && name !== undefined ? [putAt(name, given, node.arguments[only.index + 1], of)] : [];
  });
}
