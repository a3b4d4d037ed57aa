/**
 * What else a compared value may be, besides what it is compared with: the texts that the expression is computed to,
 * and those that callers give to the parameter that it is.
 *
 *     const status = age > 360 ? "gone" : age > 180 ? "late" : "here"
 *     function Form({mode}) { return mode === "edit" ? ... }      <Form mode="create"/>
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Value } from "../../evaluate/value.ts";
import { outcomes } from "../../evaluate/value.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import type { CallGraph } from "../call-graph.ts";
import { isStateText, type Text } from "./candidate.ts";

/** Functions that are called from more places are no parts of one thing. */
const MAX_SITES = 60;
const MAX_TEXTS = 20;

export function otherTexts(node: Node, module: Module, ev: Evaluator, calls: CallGraph): readonly Text[] {
  if (node.type === "Identifier") {
    const binding = module.script.scopes.bindingOf.get(node);
    for (const definition of binding?.definitions ?? []) {
      if (definition.kind === "value" && definition.path.length === 0 && isComputed(definition.from))
        return allTexts(ev.evaluate(node, module));
      if (definition.kind !== "param") continue;
      const [step, ...more] = definition.path;
      if (more.length > 0 || (step && step.kind !== "key")) return [];
      return given(definition.of, definition.index, step?.key, ev, calls);
    }
  }
  return [];
}

const isComputed = ({ type }: Node): boolean => type === "ConditionalExpression" || type === "CallExpression";

/** Nothing unless all that it may be are texts. */
function allTexts(value: Value): readonly Text[] {
  const all = outcomes(value);
  const texts = all.flatMap(textOf);
  return texts.length === all.length && all.length > 1 ? texts : [];
}

function textOf(value: Value): readonly Text[] {
  const at = value.kind === "constant" ? value.sources[0] : undefined;
  return value.kind === "constant" && typeof value.value === "string" && at && isStateText(value.value)
    ? [{ value: value.value, at }]
    : [];
}

type Given = Parameters<CallGraph["sitesOf"]>[0];

function given(fn: Given, index: number, key: string | undefined, ev: Evaluator, calls: CallGraph): readonly Text[] {
  const sites = calls.sitesOf(fn);
  if (sites.length > MAX_SITES) return [];
  const texts = sites.flatMap(({ env }) => {
    const argument = env[0]?.args[index];
    const value = argument && key !== undefined ? ev.member(argument, key) : argument;
    return value ? outcomes(value).flatMap(textOf) : [];
  });
  return texts.length <= MAX_TEXTS ? texts : [];
}
