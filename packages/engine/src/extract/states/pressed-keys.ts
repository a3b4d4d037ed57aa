/**
 * Keys that are pressed, also where a function of the program is told which: `onKey(event.key.toLowerCase())`. Takes what
 * is compared and with what, tells whether that is a key of the keyboard (UI Events, `KeyboardEvent.key` and `code`).
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { outcomes, type Value } from "../../evaluate/value.ts";
import type { Node } from "../../syntax/nodes.ts";
import { alternatives } from "../../syntax/unwrap.ts";
import type { Module } from "../../unpack/module.ts";
import { atCallSites } from "../at-call-sites.ts";
import type { CallGraph } from "../call-graph.ts";
import { SAME_TEXT } from "../subjects/subject.ts";
import { isKey } from "./not-states.ts";

/** What an event of the keyboard has the key under. */
const KEYS = new Set(["key", "code"]);

export function isPressed(asked: Node, text: string, module: Module, ev: Evaluator, calls: CallGraph): boolean {
  const [node] = alternatives(asked);
  if (!isKey(text) || node?.type !== "Identifier") return false;
  const given = atCallSites(ev.evaluate(node, module), { node, module }, { ev, calls });
  return given.some(({ value }) => outcomes(value).some(isOfKey));
}

/** `event.key`, `event.key.toLowerCase()` */
function isOfKey(value: Value): boolean {
  if (value.kind === "member") return KEYS.has(value.key);
  if (value.kind !== "result" || value.callee.kind !== "member") return false;
  return SAME_TEXT.has(value.callee.key) && isOfKey(value.callee.object);
}
