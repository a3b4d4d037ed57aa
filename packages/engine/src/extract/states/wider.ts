/**
 * What else a compared value may be, besides what it is compared with: the texts that the expression is computed to,
 * and those that callers give to the parameter that it is.
 *
 *     const status = age > 360 ? "gone" : age > 180 ? "late" : "here"
 *     function Form({mode}) { return mode === "edit" ? ... }      <Form mode="create"/>
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { freeParams } from "../../evaluate/free-params.ts";
import { outcomes, type Value } from "../../evaluate/value.ts";
import type { Node } from "../../syntax/nodes.ts";
import { alternatives } from "../../syntax/unwrap.ts";
import type { Module, Placed } from "../../unpack/module.ts";
import type { CallGraph } from "../call-graph.ts";
import { givenBack } from "../subjects/given-back.ts";
import { isStateText, type Text } from "./candidate.ts";

/** Functions that are called from more places are no parts of one thing. */
const MAX_SITES = 60;
const MAX_TEXTS = 20;

export function otherTexts(node: Node, module: Module, ev: Evaluator, calls: CallGraph): readonly Text[] {
  if (node.type === "CallExpression")
    return givenBack(node, module, ev).flatMap((one) =>
      alternatives(one.node).flatMap((side) => textOf(ev.evaluate(side, one.module))),
    );
  if (node.type !== "Identifier") return [];
  const value = ev.evaluate(node, module);
  const computed = module.script.scopes.bindingOf
    .get(node)
    ?.definitions.some((one) => one.kind === "value" && one.path.length === 0 && isComputed(one.from));
  if (computed) return allTexts(outcomes(value));
  const texts = given(value, ev, calls).flatMap((one) => textOf(one.value));
  return texts.length <= MAX_TEXTS ? texts : [];
}

/** What callers give to a parameter, or to a part of one, each with the call: nothing unless all of them give words. */
export function givenTexts(node: Node, module: Module, ev: Evaluator, calls: CallGraph): readonly GivenText[] {
  const all = given(ev.evaluate(node, module), ev, calls);
  const texts = all.flatMap(({ value, by }) => textOf(value).map((one): GivenText => ({ ...one, by })));
  if (texts.length < all.length) return [];
  const words = new Map(texts.map((one) => [one.value, one]));
  return words.size > 1 && words.size <= MAX_TEXTS && texts.every(({ value }) => isWord(value))
    ? [...words.values()]
    : [];
}

type GivenText = Text & { readonly by: Placed };

export const isWord = (text: string): boolean =>
  isStateText(text) && ![".", "/", ":", " "].some((sign) => text.includes(sign));

const isComputed = ({ type }: Node): boolean => type === "ConditionalExpression" || type === "CallExpression";

/** Nothing unless all that it may be are texts. */
function allTexts(all: readonly Value[]): readonly Text[] {
  const texts = all.flatMap(textOf);
  return texts.length === all.length && all.length > 1 ? texts : [];
}

export function textOf(value: Value): readonly Text[] {
  const at = value.kind === "constant" ? value.sources[0] : undefined;
  return value.kind === "constant" && typeof value.value === "string" && at && isStateText(value.value)
    ? [{ value: value.value, at }]
    : [];
}

/** What a parameter, or a part of one, is at each place that calls its function. */
function given(
  value: Value,
  ev: Evaluator,
  calls: CallGraph,
): readonly { readonly value: Value; readonly by: Placed }[] {
  const [fn, ...more] = value.kind === "param" || value.kind === "member" ? freeParams([value]) : [];
  const sites = fn && more.length === 0 ? calls.sitesOf(fn) : [];
  return sites.length > MAX_SITES
    ? []
    : sites.flatMap(({ call, env }) => outcomes(ev.apply(value, env)).map((one) => ({ value: one, by: call })));
}
