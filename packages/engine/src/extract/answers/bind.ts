/** Where a value goes when it gets a name: the uses of the name, and what a pattern takes out of it. */

import type { Value } from "../../evaluate/value.ts";
import { partitionPoint } from "../../partition-point.ts";
import { rememberFor } from "../../remember.ts";
import type { Binding } from "../../scope/binding.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import { orderOf } from "../../scope/definitions-in-order.ts";
import type { Script } from "../../script.ts";
import { isInside } from "../../syntax/inside.ts";
import { keyName, literalValue } from "../../syntax/literals.ts";
import type { FunctionNode, Node } from "../../syntax/nodes.ts";
import { isOfResponse, property } from "./held.ts";
import { selfOf } from "./self.ts";
import { ELEMENT, ENTRY, left, type Place, passedBy, VALUE, type Walk } from "./walk.ts";

/** Most uses of one name that are followed. */
export const MAX_USES = 80;

/** A name, a pattern, or what is written to gets the value. */
export function bind(target: Node | undefined | null, place: Place, walk: Walk): void {
  switch (target?.type) {
    case "Identifier":
      named(target, place, walk);
      return;
    case "AssignmentPattern":
      bind(target.left, place, walk);
      return;
    case "ObjectPattern":
      for (const one of target.properties) {
        if (one.type !== "Property") bind(one.argument, place, walk);
        else {
          const inner = taken(keyName(one.key, one.computed), one.key, place, walk);
          if (inner) bind(one.value, inner, walk);
        }
      }
      return;
    case "ArrayPattern":
      target.elements.forEach((one, index) => {
        const inner = taken(String(index), target, place, walk);
        if (one && inner) bind(one, inner, walk);
      });
      return;
    case "MemberExpression":
      written(target, place, walk);
      return;
    default:
  }
}

/** `byId[order.id]`, `rows[index]`: what is found by a computed key. */
export function lookedUp(place: Place): Place | undefined {
  const { held, path } = place;
  if (path[0] === ELEMENT) return { ...place, path: path.slice(1) };
  const of = held.kind === "data" && path.length === 0 ? held.of.anyOf() : undefined;
  return of && { ...place, held: { kind: "data", of } };
}

/** A function is called with the value. */
export function bindParameter(fn: FunctionNode, index: number, place: Place, walk: Walk): void {
  bind(fn.params[index], place, walk);
}

/** A function that calls itself gets a part of what it was given: what it reads of that is known from the first time. */
export const isWithin = (fn: FunctionNode, { entered }: Place): boolean => entered.some((one) => one.fn === fn);

/** What others handed in is called with the value. */
export function bindHandedIn(value: Value, index: number, place: Place, walk: Walk): void {
  if (value.kind === "function" && !isWithin(value.node, place))
    bindParameter(value.node, index, { ...left(place), module: value.module }, walk);
}

/** What every object inherits (ECMAScript, `Object.prototype`). */
const OF_OBJECTS: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** What a property of the place's value holds; undefined where it is nothing of the call's. */
export function taken(key: string | undefined, at: Node, place: Place, walk: Walk): Place | undefined {
  const { held, path, module } = place;
  const [first, ...rest] = path;
  if (key === undefined) return first === ELEMENT ? { ...place, path: rest } : undefined;
  if (first !== undefined) {
    const isElement = first === ELEMENT && /^\d+$/.test(key);
    if (first === key || isElement) return { ...place, path: rest };
    walk.beside.add(at);
    return undefined;
  }
  if (isOfResponse(held, key)) walk.ofResponse.add(at);
  if (held.kind !== "data") {
    const inner = property(held, key, walk.data);
    return inner && { ...place, held: inner };
  }
  // what a library reads of what it is given, it may ask of anything: `answer.headers`
  if (held.without?.has(key)) walk.made.add(at);
  if (held.without?.has(key) || OF_OBJECTS.has(key) || !isSpoken(at, place, walk)) return undefined;
  const via = passedBy(place);
  const of = /^\d+$/.test(key) ? held.of.items() : held.of.key(key, { node: at, module }, via);
  if (!of && held.of.isFull) walk.code.ev.budget.cut(at);
  return of && { ...place, held: { kind: "data", of } };
}

function isSpoken(at: Node, { module }: Place, { code }: Walk): boolean {
  const unit = code.parents.unitOf(at, module.script);
  return unit !== undefined && code.speaks(unit);
}

/** What an element of a list holds, where the place may hold a list. */
export function elementOf(place: Place): Place | undefined {
  const { held, path } = place;
  if (path[0] === ELEMENT) return { ...place, path: path.slice(1) };
  if (path[0] === ENTRY) return { ...place, path: [VALUE, ...path.slice(1)] };
  const of = held.kind === "data" && path.length === 0 ? held.of.items() : undefined;
  return of && { ...place, held: { kind: "data", of } };
}

function named(target: Extract<Node, { type: "Identifier" }>, place: Place, walk: Walk): void {
  const binding = place.module.script.scopes.bindingOf.get(target);
  if (!binding) return;
  if (isOnly(binding, place.module.script)) uses(binding, place, walk);
  else usesUntilNext(binding, target, place, walk);
}

function writtenBy(around: Node): Node | undefined {
  if (around.type === "AssignmentExpression") return around.right;
  return around.type === "VariableDeclarator" ? (around.init ?? undefined) : undefined;
}

/**
 * A minifier writes something else to a name that is no longer needed, `(e) => {t = e.items; e = e.total; ...}`: up to there it
 * holds the value, in the same function.
 */
function usesUntilNext(binding: Binding, target: Node, place: Place, walk: Walk): void {
  const { parents } = walk.code;
  const { script } = place.module;
  const around = parents.of(target, script);
  const own = around && writtenBy(around);
  const from = own?.end ?? target.end;
  const { written, ends, references } = inOrder(binding);
  const next = partitionPoint(written, ({ start }) => start > target.start);
  const until = ends[written[next] === own ? next + 1 : next] ?? Number.POSITIVE_INFINITY;
  const fn = parents.functionAround(target, script);
  const after = partitionPoint(references, ({ start }) => start > from);
  for (const node of references.slice(after, after + MAX_USES))
    if (node.start < until && parents.functionAround(node, script) === fn) walk.push({ ...place, node });
}

/** What a name is given, each once, and where it stands, in the order of the code; nothing of one that is more than a variable. */
const inOrder = rememberFor(({ definitions, references }: Binding) => {
  const byStart = (a: Node, b: Node): number => a.start - b.start;
  const given = new Set(definitions.flatMap((one) => (one.kind === "value" ? one.from : [])));
  const written = [...given].sort(byStart);
  const ends = written.map(({ end }) => end);
  for (let at = ends.length - 2; at >= 0; at--) ends[at] = Math.min(ends[at] ?? 0, ends[at + 1] ?? 0);
  const isVariable = definitions.every(({ kind }) => kind === "value" || kind === "param");
  return { written, ends, references: isVariable ? references.toSorted(byStart) : [] };
});

export function uses(binding: Binding, place: Place, walk: Walk): void {
  for (const node of binding.references.slice(0, MAX_USES)) walk.push({ ...place, node });
  handedOverElsewhere(binding, place, walk);
}

/** `useRequest(listRooms)`, where the function is another module's: who calls it by its own name is known already. */
export function handedOverElsewhere(exported: Binding | Node, place: Place, walk: Walk): void {
  if (place.held.kind !== "maker" || place.path.length > 0) return;
  for (const { node, module } of walk.code.references.elsewhere(exported).slice(0, MAX_USES)) {
    const around = walk.code.parents.of(node, module.script);
    if (around?.type === "CallExpression" && around.callee !== node) walk.push({ ...place, node, module });
  }
}

/** `users.value = data`, where nothing else is written there. */
function written(target: Extract<Node, { type: "MemberExpression" }>, place: Place, walk: Walk): void {
  const key = keyName(target.property, target.computed);
  const { object } = target;
  const owner = key === undefined ? undefined : selfOf(object, place.module);
  if (owner && key !== undefined) {
    walk.keep(key, owner, place);
    return;
  }
  const binding = bindingAt(object, place.module.script.scopes);
  if (key === undefined) {
    // `byId[order.id] = order`
    keptIn(object, { ...place, path: [ELEMENT, ...place.path] }, walk);
    return;
  }
  if (!binding || isMadeOfItself(target, binding, key, place, walk)) return;
  if ((writesOf(binding).get(key) ?? 0) <= MAX_WRITES) uses(binding, { ...place, path: [key, ...place.path] }, walk);
}

/** `answer.ports = answer.ports.map((one) => one.path)`: what is read there is what stood there before as well as what stands there now. */
function isMadeOfItself(target: Node, binding: Binding, key: string, { module }: Place, { code }: Walk): boolean {
  const around = code.parents.of(target, module.script);
  const made = around && writtenBy(around);
  return binding.references.some((one) => {
    const read = made && isInside(one, made) ? code.parents.of(one, module.script) : undefined;
    return read?.type === "MemberExpression" && read.object === one && keyName(read.property, read.computed) === key;
  });
}

/** How often each property is given something: asked by each answer that is. */
const writesOf = rememberFor(({ writes }: Binding): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { path, value } of writes) {
    const [key, ...more] = path;
    if (key !== undefined && more.length === 0 && !isEmpty(value)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
});

/** What a list, a map or an object with computed keys is given, is read where it is read. */
export function keptIn(holder: Node, place: Place, walk: Walk): void {
  const { module } = place;
  const key = holder.type === "MemberExpression" ? keyName(holder.property, holder.computed) : undefined;
  const owner = holder.type === "MemberExpression" && key !== undefined ? selfOf(holder.object, module) : undefined;
  const binding = bindingAt(holder, module.script.scopes);
  if (owner && key !== undefined) walk.keep(key, owner, place);
  else if (binding && binding.definitions.length === 1) uses(binding, place, walk);
}

/** A property holds one kind of thing, which is loaded, saved or chosen: so often it is set where it is one of a state. */
export const MAX_WRITES = 6;

/** Most ways in which one name gets what it holds. */
const MAX_DEFINITIONS = 4;

/**
 * Whether a name holds one thing, nothing yet, or what calls give: each of them is read where the name is, but where one surely
 * comes after the other.
 */
const isOnly = rememberFor((binding: Binding, script: Script): boolean => {
  const { definitions } = binding;
  const filled = definitions.filter((one) => one.kind !== "value" || !isEmpty(one.from));
  if (filled.length <= 1) return true;
  const order = orderOf(binding, script);
  if (order && [...order.values()].every(({ length }) => length === 0)) return false;
  return (
    filled.length <= MAX_DEFINITIONS &&
    filled.every((one) => one.kind === "value" && one.path.length === 0 && mayHold(one.from))
  );
});

/** Nothing, or what a call gives. */
function mayHold(node: Node): boolean {
  switch (node.type) {
    case "AwaitExpression":
    case "YieldExpression":
      return node.argument ? mayHold(node.argument) : false;
    case "ChainExpression":
      return mayHold(node.expression);
    case "CallExpression":
      return true;
    default:
      return isEmpty(node);
  }
}

/** `null`, `undefined`, `[]`, `{}`, `""`: before the value is there. */
export function isEmpty(node: Node): boolean {
  if (node.type === "ArrayExpression") return node.elements.length === 0;
  if (node.type === "ObjectExpression") return node.properties.length === 0;
  if (node.type === "Identifier") return node.name === "undefined";
  return literalValue(node) !== undefined;
}
