/** What methods of lists and maps, and the functions of the language for them, give of what they hold (ECMAScript 2025). */
import { globalName } from "../../evaluate/global-name.ts";
import type { Value } from "../../evaluate/value.ts";
import { memberName } from "../../syntax/literals.ts";
import type { CallExpression, CallLike } from "../../syntax/nodes.ts";
import { elementOf, keptIn } from "./bind.ts";
import { deliver } from "./called.ts";
import { ELEMENT, ENTRY, type Place, VALUE, type Walk } from "./walk.ts";

/** Methods that put their first argument into a list or set. */
const ADDS = new Set(["push", "unshift", "add"]);

/** What is handed over becomes a part of a list or map, or of what is made of one; whether that is all there is to it. */
export function toList(call: CallLike, place: Place, walk: Walk): boolean {
  const index = call.arguments.findIndex(({ start }) => start === place.node.start);
  if (added(call, index, place, walk)) return true;
  if (index === 0)
    for (const one of walk.code.ev.callees(call.callee, place.module)) madeOfList(one, call, place, walk);
  return false;
}

/** `rows.push(row)`, `byId.set(row.id, row)`: what is called holds the value from then on. */
function added(call: CallLike, index: number, place: Place, walk: Walk): boolean {
  const { callee } = call;
  if (callee.type !== "MemberExpression") return false;
  const method = memberName(callee) ?? "";
  const isPut = method === "set" && index === 1 && call.arguments.length === 2;
  if (!isPut && !ADDS.has(method)) return false;
  keptIn(callee.object, { ...place, path: [isPut ? ENTRY : ELEMENT, ...place.path] }, walk);
  return true;
}

/** `byId.get(id)`, `byId.values()`, `byId.forEach((row) => ...)`, of a map; whether it is a method of one. */
export function ofMap(call: CallExpression, key: string, { path, ...place }: Place, walk: Walk): boolean {
  if (path[0] !== ENTRY) return false;
  const value = { ...place, path: path.slice(1) };
  if (key === "get") walk.push({ ...value, node: call });
  else if (key === "values") walk.push({ ...value, node: call, path: [ELEMENT, ...value.path] });
  else if (key === "entries") walk.push({ ...place, path, node: call });
  else if (key === "forEach") deliver(call.arguments[0], 0, value, call, walk);
  else return false;
  return true;
}

/** `rows.entries()` */
export function numbered(call: CallExpression, place: Place, walk: Walk): void {
  const element = elementOf(place);
  if (element) walk.push({ ...element, node: call, path: [ELEMENT, VALUE, ...element.path] });
}

/** A function that is given the value as its first argument. */
function madeOfList(callee: Value, call: CallLike, place: Place, walk: Walk): void {
  const name = globalName(callee) ?? "";
  if (name === "Map" && place.path[0] === ELEMENT && place.path[1] === VALUE)
    walk.push({ ...place, node: call, path: [ENTRY, ...place.path.slice(2)] });
  if (name === "Set") walk.push({ ...place, node: call });
  if (name === "Object.values") valuesOf([ELEMENT], place, call, walk);
  if (name === "Object.entries") valuesOf([ELEMENT, VALUE], place, call, walk);
  // `Object.fromEntries(rows.map((row) => [row.id, row]))`
  if (name === "Object.fromEntries" && place.path[0] === ELEMENT && place.path[1] === VALUE)
    walk.push({ ...place, node: call, path: [ELEMENT, ...place.path.slice(2)] });
  const isGrouping = name === "Object.groupBy" || name === "Map.groupBy";
  const element = isGrouping ? elementOf(place) : undefined;
  if (element) {
    const path = [name === "Map.groupBy" ? ENTRY : ELEMENT, ELEMENT, ...element.path];
    walk.push({ ...element, node: call, path });
    deliver(call.arguments[1], 0, element, call, walk, [ELEMENT]);
  }
}

/** Of an object whose keys are data; one of which a key is known is none. */
function valuesOf(as: readonly string[], place: Place, call: CallLike, walk: Walk): void {
  const { held, path } = place;
  if (path[0] === ELEMENT) walk.push({ ...place, node: call, path: [...as, ...path.slice(1)] });
  const of = held.kind === "data" && path.length === 0 ? held.of.values() : undefined;
  if (of) walk.push({ ...place, node: call, held: { kind: "data", of }, path: as });
}
