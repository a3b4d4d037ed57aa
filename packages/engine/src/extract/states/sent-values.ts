/**
 * What is sent under one key, as the places say that send it, and what callers give to a parameter that is compared:
 *
 *     const act = (intent) => fetcher.submit({intent})      act("retry"); act("cancel")
 *     ({onAnswer}) => ... onAnswer({action: "accept"}) ... onAnswer({action: "decline"})
 *     ({tab, name}) => tab === name ? ... : ...      <Tab name="requests"/> <Tab name="errors"/>
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { isDrawing, isForeignProperty } from "../../platform/foreign.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import { keyName, literalString } from "../../syntax/literals.ts";
import type { CallLike, Node, ObjectExpression } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import type { CallGraph } from "../call-graph.ts";
import { elementCalls } from "../element-calls.ts";
import { placeOfNode } from "../name-place.ts";
import type { Flows } from "../subjects/flows.ts";
import { isPassed } from "../subjects/words.ts";
import type { Survey } from "../survey.ts";
import type { Take } from "./takes.ts";
import { givenTexts, isWord } from "./wider.ts";

/** Objects around the one that has the key: `{body: {intent}}`. */
const MAX_DEPTH = 4;
/** What has happened, and what a store or a reducer is told to do, are no states, nor where words stand (i18next 23). */
const TOLD = new Set(["type", "event", "eventName", "ns"]);

export function* sentValues(survey: Survey, flows: Flows, ev: Evaluator, calls: CallGraph): Generator<Take> {
  const drawn = new Set<Node>(elementCalls(survey.calls, ev).map(({ at }) => at.node));
  for (const { node, module, unit } of survey.objects) {
    const call = sentIn(node, flows);
    if (!call || drawn.has(call)) continue;
    const told = handlerIn(call, module, flows);
    for (const property of node.properties) {
      const name = property.type === "Property" ? keyName(property.key, property.computed) : undefined;
      if (property.type !== "Property" || name === undefined || isDrawing(name) || isForeignProperty(name)) continue;
      if (TOLD.has(name) || isPassed(name)) continue;
      const { key, value } = property;
      const word = told === undefined ? undefined : literalString(value);
      const given = value.type === "Identifier" ? givenTexts(value, module, ev, calls) : [];
      const texts = word !== undefined && isWord(word) ? [{ value: word, at: placeOfNode(value, module) }] : given;
      const place = given.length > 0 ? node.start : told;
      const subject = { key: `${module.script.file}:${place}.${name}`, name, at: placeOfNode(key, module) };
      for (const one of texts) yield { ...one, subject, unit, node: value, module, how: "sent" };
    }
  }
}

/** Where the handler that is called is handed in, by the custom of calling it `onAnswer`. */
function handlerIn({ callee }: CallLike, { script }: Module, flows: Flows): number | undefined {
  const binding = bindingAt(callee, script.scopes);
  const key = binding && flows.patternKeys.get(binding);
  const name = key?.type === "Identifier" ? key.name : "";
  const isHandler = name.startsWith("on") && name.charAt(2) !== name.charAt(2).toLowerCase();
  return binding && isHandler ? script.base + binding.declaration.start : undefined;
}

/** The call that an object is given to, itself or in others. */
function sentIn(node: ObjectExpression, flows: Flows): CallLike | undefined {
  let at: Node = node;
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const flow = flows.of(at);
    if (flow?.kind === "argument") return flow.call.node;
    if (flow?.kind !== "property") return undefined;
    at = flow.of;
  }
  return undefined;
}
