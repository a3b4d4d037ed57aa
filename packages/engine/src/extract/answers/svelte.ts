/**
 * Where the answer goes in what Svelte 5 compiles a component to, and from SvelteKit's `load` to its page. The names of
 * the compiler's helpers are lost; their arguments are the compiler's:
 *
 *     each(node, 21, () => $$props.data.rooms, index, ($$anchor, room) => {... get(room).name ...});
 *     let rooms = prop($$props, "rooms", 19, () => []);    // read by `rooms()`
 *     let room = state(null); set(room, answer, true);     // read by `get(room)`
 */
import { bindingAt, onlyDefinition } from "../../scope/binding-at.ts";
import { literalString, literalValue } from "../../syntax/literals.ts";
import { type CallLike, type FunctionNode, isFunction, type Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import { bindParameter, elementOf, uses } from "./bind.ts";
import { isForeign, isLibrary } from "./foreign.ts";
import type { Place, Walk } from "./walk.ts";

/** What holds the value once it is called or read by `get`. */
export const accessorOf = (place: Place): Place => ({
  ...place,
  held: { kind: "maker", gives: place.held, under: place.path },
  path: [],
});

const isFlags = (node: Node | undefined): boolean => typeof (node && literalValue(node)?.value) === "number";

/** `each(node, flags, list, key, draw)`: the function gives the list that is drawn. Whether it is one. */
export function drawsEach(call: CallLike, list: FunctionNode, place: Place, walk: Walk): boolean {
  const { 1: flags, 2: given, 4: draw } = call.arguments;
  const element = given === list && isFlags(flags) && draw && isFunction(draw) ? elementOf(place) : undefined;
  if (!element || !draw || !isFunction(draw)) return false;
  for (const one of [element, accessorOf(element)]) bindParameter(draw, 1, { ...one, entered: [] }, walk);
  return true;
}

/** `prop(props, "rooms", flags)`: gives what reads the property. */
export function readProp(call: CallLike, index: number, place: Place, walk: Walk): void {
  const { 1: name, 2: flags } = call.arguments;
  const [key, ...path] = place.path;
  if (index !== 0 || key === undefined || !isFlags(flags) || literalString(name) !== key) return;
  walk.push({ ...accessorOf({ ...place, path }), node: call });
}

/** `set(room, answer)`: what a library has made holds the value. */
export function setState(call: CallLike, index: number, place: Place, walk: Walk): void {
  const [state, , ...flags] = call.arguments;
  if (index !== 1 || state?.type !== "Identifier" || flags.some((one) => !literalValue(one))) return;
  const binding = bindingAt(state, place.module.script.scopes);
  const only = onlyDefinition(binding);
  if (!binding || only?.kind !== "value" || !makesState(only.from, place.module, walk)) return;
  uses(binding, accessorOf(place), walk);
}

/** `state(null)`: what it begins with is no element, which the helpers for elements are given. */
function makesState(node: Node, module: Module, { code }: Walk): boolean {
  if (node.type !== "CallExpression" || node.callee.type !== "Identifier" || node.arguments.length > 1) return false;
  if (node.arguments[0]?.type === "Identifier") return false;
  const callees = code.ev.callees(node.callee, module);
  return (
    callees.length > 0 && callees.every((one) => one.kind !== "result" && (isForeign(one) || isLibrary(one, code)))
  );
}

/** The page that gets as `data` what a function gives back: `load` of the same node of SvelteKit 1 and 2. */
export function pageOfLoad(load: FunctionNode, module: Module, { code: { ev } }: Walk): FunctionNode | undefined {
  const [component, universal] = ["component", "universal"].map((name) => {
    const target = module.exports.get(name);
    return target?.kind === "local" ? ev.evaluate(target.node, module) : undefined;
  });
  if (component?.kind !== "function" || !universal) return undefined;
  const own = ev.member(universal, "load");
  return own.kind === "function" && own.node === load ? component.node : undefined;
}
