/**
 * Messages that come over a socket: how they reach the code, and by which names it tells them apart,
 * `switch (message.type) { case "joined": ... }`, `message.type === "joined"`, `handlers[message.type]`.
 */

import { type Source, stringOf } from "../../evaluate/value.ts";
import { pushAll } from "../../lists.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import { casesOf } from "../../syntax/cases.ts";
import { literalString } from "../../syntax/literals.ts";
import type { CallExpression, Node } from "../../syntax/nodes.ts";
import { atCallSites } from "../at-call-sites.ts";
import { CARRIERS, CARRYING, MESSAGE_NAMES } from "../http/envelope.ts";
import { placeOfNode } from "../name-place.ts";
import { deliver } from "./called.ts";
import { holderAsked, listenersIn, registered } from "./registered.ts";
import { functionsOf } from "./table-functions.ts";
import type { Place, Walk } from "./walk.ts";

/** A name by which the code knows a message, and the code that runs only for such messages. */
export interface Told {
  /** Which key of the message holds the name. */
  readonly key: string;
  readonly name: string;
  readonly at: readonly Source[];
  readonly within: readonly Source[];
}

/**
 * `socket.addEventListener("message", listener)`, also where callers say which event they mean: `on(name, listener) {
 * this.socket.addEventListener(name, listener) }`.
 */
export function listened(call: CallExpression, key: string, place: Place, walk: Walk): void {
  const [name, listener] = call.arguments;
  const { held } = place;
  if (key !== "addEventListener" || held.kind !== "socket") return;
  const isOpen = bindingAt(name, place.module.script.scopes)?.definitions[0]?.kind === "param";
  if (isOpen || literalString(name) === "message") deliver(listener, 0, { ...place, held: held.gives }, call, walk);
}

/** `socket.onmessage = listener` */
export function assigned(assignment: Node | undefined, key: string | undefined, place: Place, walk: Walk): void {
  const { held, path } = place;
  if (assignment?.type !== "AssignmentExpression" || key !== "onmessage" || held.kind !== "socket") return;
  if (path.length === 0) deliver(assignment.right, 0, { ...place, held: held.gives }, assignment, walk);
}

/** `message.type === "joined"`: what the test decides on is for such messages. */
export function toldByTest(test: Extract<Node, { type: "BinaryExpression" }>, place: Place, walk: Walk): void {
  const other = test.left === place.node ? test.right : test.left;
  const holds = test.operator === "===" || test.operator === "==";
  tell(other, holds ? decidedBy(test, place, walk) : [], place, walk);
}

/** Each case with what it runs, or, where it is empty, with what the next one runs. */
export function toldByCases(asked: Extract<Node, { type: "SwitchStatement" }>, place: Place, walk: Walk): void {
  if (nameKey(place, walk) === undefined) return;
  for (const [{ test }, body] of casesOf(asked)) {
    if (test) tell(test, body ? [placeOfNode(body, place.module)] : [], place, walk);
  }
}

/** `handlers[message.type](message)`: a table of functions, or what is filled by those who ask for messages. */
export function toldByTable(asked: Node, place: Place, walk: Walk): void {
  const key = nameKey(place, walk);
  const { ev } = walk.code;
  const table = key === undefined ? undefined : holderAsked(asked, place.node);
  if (key === undefined || !table) return;
  pushAll(walk.told, registered(table, key, place, walk));
  for (const [name, { node, module }] of functionsOf(table, place.module, ev)) {
    const span = placeOfNode(node, module);
    walk.told.push({ key, name, at: [placeOfNode(asked, place.module), span], within: [span] });
  }
}

/** Also a name that callers say, each with the listener that it is for: `receive(socket, "joined", (message) => ...)`. */
function tell(other: Node, within: readonly Source[], place: Place, walk: Walk): void {
  const key = nameKey(place, walk);
  if (key === undefined) return;
  const { ev, graph: calls } = walk.code;
  const own = { node: other, module: place.module };
  for (const { value, at } of atCallSites(ev.evaluate(other, place.module), own, { ev, calls })) {
    const name = stringOf(value);
    if (name === undefined || !/[\p{L}\p{N}]/u.test(name)) continue;
    const sources = value.kind === "constant" && value.sources.length > 0 ? value.sources : undefined;
    const decided = at === own ? within : listenersIn(at);
    walk.told.push({ key, name, at: sources ?? [placeOfNode(at.node, at.module)], within: decided });
  }
}

/** The key of a message, or of one message of a list, that a place holds and that names messages. */
function nameKey({ held, path }: Place, walk: Walk): string | undefined {
  if (held.kind !== "data" || path.length > 0 || walk.trail.length === 0) return undefined;
  // `{op: "joined", data: {op: "joined", ...}}`: what an envelope carries may have the name as well
  const messages = [walk.data, walk.data.knownItems(), ...CARRIERS.map((key) => walk.data.known(key))];
  const usual = MESSAGE_NAMES.find((key) => messages.some((one) => one !== undefined && held.of === one.known(key)));
  return usual ?? walk.data.names().find((key) => !CARRYING.has(key) && held.of === walk.data.known(key));
}

/** What runs only where a test holds: `if (test) ...`, `test ? ... : other`, `test && ...`. */
function decidedBy(test: Node, { module }: Place, { code: { parents } }: Walk): readonly Source[] {
  const out: Source[] = [];
  let child = test;
  for (let around = parents.of(child, module.script); around; around = parents.of(around, module.script)) {
    if (around.type === "IfStatement" || around.type === "ConditionalExpression") {
      if (around.test === child) out.push(placeOfNode(around.consequent, module));
      return out;
    }
    if (around.type === "LogicalExpression") {
      if (around.operator === "&&" && around.left === child) out.push(placeOfNode(around.right, module));
    } else return out;
    child = around;
  }
  return out;
}
