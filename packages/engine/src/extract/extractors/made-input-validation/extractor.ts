/**
 * Rules of inputs that code makes step by step: `a=document.createElement("input");a.type="email";a.required=!0`, and what
 * the compiler of Svelte 3 and 4 makes of markup, `a=element("input");attr(a,"type","email");a.required=!0`.
 */

import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { Value } from "../../../evaluate/value.ts";
import { FIELD_ELEMENTS } from "../../../html/elements.ts";
import type { Binding } from "../../../scope/binding.ts";
import { bindingAt } from "../../../scope/binding-at.ts";
import { functionAround } from "../../../scope/enclosing-functions.ts";
import { guardsAround } from "../../../syntax/conditions-around.ts";
import { literalString, memberName } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import type { Module } from "../../../unpack/module.ts";
import type { Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import type { Sighting, Survey } from "../../survey.ts";
import { inputRules } from "../../validation/input-rules.ts";
import { inputSubject } from "../../validation/input-subject.ts";
import { ruleFact } from "../../validation/rule.ts";

interface Made {
  readonly at: Sighting<Node>;
  /** By their names in lower case; undefined where one is given twice. */
  readonly attributes: Map<string, Node | undefined>;
}

type Inputs = ReadonlyMap<Binding, Made>;

export const madeInputValidation = {
  name: "made-input-validation",
  all(survey, { ev }) {
    const inputs = madeIn(survey);
    if (inputs.size === 0) return [];
    for (const { node, module } of survey.calls) given(node, module, inputs);
    for (const { node, module } of survey.assignments)
      if (node.operator === "=" && node.left.type === "MemberExpression")
        keep(node.left.object, memberName(node.left), node.right, module, inputs);
    return [...inputs.values()].flatMap((made) => factsOf(made, ev));
  },
} satisfies Extractor;

/** Inputs that are given a name as they are made, where nothing else is made under it. */
function madeIn({ assignments, declarators }: Survey): Inputs {
  const out = new Map<Binding, Made>();
  const seen = new Set<Binding>();
  const add = (name: Node, from: Node | null, at: Sighting<Node>): void => {
    const tag = from ? tagOf(from) : undefined;
    const binding = tag === undefined ? undefined : bindingAt(name, at.module.script.scopes);
    if (tag === undefined || !binding) return;
    if (seen.has(binding)) out.delete(binding);
    else if (FIELD_ELEMENTS.has(tag)) out.set(binding, { at, attributes: new Map() });
    seen.add(binding);
  };
  for (const at of assignments) if (at.node.operator === "=") add(at.node.left, at.node.right, at);
  for (const at of declarators) add(at.node.id, at.node.init, at);
  return out;
}

/** `element("input")`, `document.createElement("input")`. */
const tagOf = (node: Node): string | undefined =>
  node.type === "CallExpression" && node.arguments.length === 1 ? literalString(node.arguments[0]) : undefined;

/** `attr(a,"max","80")`, `a.setAttribute("max","80")`. */
function given({ callee, arguments: args }: CallLike, module: Module, inputs: Inputs): void {
  const { 0: first, 1: second, 2: third } = args;
  if (!first || !second) return;
  if (args.length === 3 && third) keep(first, literalString(second), third, module, inputs);
  if (args.length === 2 && callee.type === "MemberExpression" && memberName(callee) === "setAttribute")
    keep(callee.object, literalString(first), second, module, inputs);
}

function keep(of: Node, name: string | undefined, value: Node, module: Module, inputs: Inputs): void {
  const binding = bindingAt(of, module.script.scopes);
  const made = binding && inputs.get(binding);
  if (!made || name === undefined || value.type === "SpreadElement" || isSometimes(value, module)) return;
  const key = name.toLowerCase();
  made.attributes.set(key, made.attributes.has(key) ? undefined : value);
}

/** `if (options.isNeeded) a.required = true` says it of some of the inputs only. */
function isSometimes(value: Node, { script }: Module): boolean {
  const around = functionAround(script.scopes, value.start);
  return around !== undefined && guardsAround(around, value)?.length !== 0;
}

function factsOf({ at, attributes }: Made, ev: Evaluator): readonly Fact[] {
  const read = (name: string): Value | undefined => {
    const node = attributes.get(name);
    return node && ev.evaluate(node, at.module);
  };
  const rules = inputRules(read);
  const subject = rules.length > 0 ? inputSubject(read, ev) : undefined;
  return subject ? rules.map((rule) => ruleFact(subject, rule, at)) : [];
}
