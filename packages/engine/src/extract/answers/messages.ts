/**
 * Messages that come over a socket: how they reach the code, and by which names it tells them apart,
 * `switch (message.type) { case "joined": ... }`, `message.type === "joined"`, `handlers[message.type]`.
 */
import type { Source, Value } from "../../evaluate/value.ts";
import { stringOf } from "../../evaluate/value.ts";
import { literalString } from "../../syntax/literals.ts";
import type { CallExpression, Node } from "../../syntax/nodes.ts";
import { MESSAGE_NAMES } from "../http/envelope.ts";
import { keysOf } from "../http/payload.ts";
import { placeOfNode } from "../name-place.ts";
import { deliver } from "./called.ts";
import type { Held } from "./held.ts";
import type { Place, Walk } from "./walk.ts";

/** A name by which the code knows a message, and the code that runs only for such messages. */
export interface Told {
  /** Which key of the message holds the name. */
  readonly key: string;
  readonly name: string;
  readonly at: readonly Source[];
  readonly within: readonly Source[];
}

const MESSAGE: Held = { kind: "response", client: "message" };

/** `socket.addEventListener("message", listener)` */
export function listened(call: CallExpression, key: string, place: Place, walk: Walk): void {
  const [name, listener] = call.arguments;
  if (key === "addEventListener" && literalString(name) === "message")
    deliver(listener, 0, { ...place, held: MESSAGE }, call, walk);
}

/** `socket.onmessage = listener` */
export function assigned(assignment: Node | undefined, key: string | undefined, place: Place, walk: Walk): void {
  if (assignment?.type !== "AssignmentExpression" || key !== "onmessage" || place.path.length > 0) return;
  deliver(assignment.right, 0, { ...place, held: MESSAGE }, assignment, walk);
}

/** `message.type === "joined"`: what the test decides on is for such messages. */
export function toldByTest(test: Extract<Node, { type: "BinaryExpression" }>, place: Place, walk: Walk): void {
  const other = test.left === place.node ? test.right : test.left;
  const holds = test.operator === "===" || test.operator === "==";
  tell(other, holds ? decidedBy(test, place, walk) : [], place, walk);
}

/** Each case with what it runs, or, where it is empty, with what the next one runs. */
export function toldByCases({ cases }: Extract<Node, { type: "SwitchStatement" }>, place: Place, walk: Walk): void {
  for (const [index, { test }] of cases.entries()) {
    const body = cases.slice(index).find(({ consequent }) => consequent.length > 0);
    if (test) tell(test, body ? [placeOfNode(body, place.module)] : [], place, walk);
  }
}

/** `handlers[message.type](message)`: a table of functions. */
export function toldByTable(table: Extract<Node, { type: "MemberExpression" }>, place: Place, walk: Walk): void {
  const key = nameKey(place, walk);
  const { ev } = walk.code;
  if (key === undefined || !table.computed) return;
  const handlers = ev.evaluate(table.object, place.module);
  for (const name of keysOf(handlers, ev).keys) {
    const handler = ev.member(handlers, name);
    if (handler.kind !== "function") continue;
    const span = placeOfNode(handler.node, handler.module);
    walk.told.push({ key, name, at: [placeOfNode(table, place.module), span], within: [span] });
  }
}

function tell(other: Node, within: readonly Source[], place: Place, walk: Walk): void {
  const key = nameKey(place, walk);
  if (key === undefined) return;
  const value: Value = walk.code.ev.evaluate(other, place.module);
  const name = stringOf(value);
  if (name === undefined || !/[\p{L}\p{N}]/u.test(name)) return;
  const sources = value.kind === "constant" && value.sources.length > 0 ? value.sources : undefined;
  walk.told.push({ key, name, at: sources ?? [placeOfNode(other, place.module)], within });
}

/** The key of a message, or of one message of a list, that a place holds and that names messages. */
function nameKey({ held, path }: Place, walk: Walk): string | undefined {
  if (held.kind !== "data" || path.length > 0 || walk.trail.length === 0) return undefined;
  return MESSAGE_NAMES.find(
    (key) => held.of === walk.data.known(key) || held.of === walk.data.knownItems()?.known(key),
  );
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
    } else if (around.type !== "ParenthesizedExpression") return out;
    child = around;
  }
  return out;
}
