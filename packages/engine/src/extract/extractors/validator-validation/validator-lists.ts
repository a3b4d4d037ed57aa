/**
 * Lists of validators beside a field's definition: `{type: "String", validators: [oneOf(["a","b"]), inRange(0, 11)]}`.
 * The functions are told by the names that they are reached through.
 */
import type { CallLike, Node, ObjectExpression } from "../../../syntax/nodes.ts";
import { fixedProperties } from "../../../syntax/object-keys.ts";
import { calleeNames } from "../../callee-names.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { isSentence, messagesOf } from "../../message.ts";
import type { Sighting } from "../../survey.ts";
import { enumOf } from "../../validation/chain/step-rules.ts";
import { type Rule, ruleFact, type Subject } from "../../validation/rule.ts";
import { isWord } from "../../validation/words.ts";

export function listFacts(
  at: Sighting<ObjectExpression>,
  key: Subject | undefined,
  context: ExtractContext,
): readonly Fact[] {
  return fixedProperties(at.node).flatMap(([own, { value }]) => {
    if (value.type !== "ArrayExpression" || !/^_?validators$/.test(own)) return [];
    return value.elements.flatMap((element) =>
      element?.type === "CallExpression" ? ofCall({ ...at, node: element }, key, context) : [],
    );
  });
}

function ofCall(at: Sighting<CallLike>, key: Subject | undefined, context: ExtractContext): readonly Fact[] {
  const rules = rulesOf(at, context);
  const worded = rules.some(({ message }) => message !== undefined);
  if (key && isWord(key.name)) return rules.map((rule) => ruleFact(key, rule, at));
  return worded ? rules.map((rule) => ruleFact({ name: "value", guessed: true }, rule, at)) : [];
}

function rulesOf({ node, module }: Sighting<CallLike>, { ev }: ExtractContext): readonly Rule[] {
  const values = node.arguments.map((argument: Node) => ev.evaluate(argument, module));
  const [name] = calleeNames(node.callee, module, ev);
  const [first, second] = values;
  if (name === "oneOf" && first) return [enumOf(first) ?? { rule: "enum" }];
  if (name === "inRange" && first?.kind === "constant" && second?.kind === "constant")
    return [
      { rule: "min", value: Number(first.value), sources: first.sources },
      { rule: "max", value: Number(second.value), sources: second.sources },
    ];
  // `validator(fn, "what is wrong")`, `validator(fn, value => `what is wrong with ${value}`)`
  const words = values
    .slice(1)
    .map((value) => (value.kind === "function" ? ev.summary(value.node, value.module) : value));
  const [message] = words.flatMap(messagesOf).filter(({ text }) => isSentence(text));
  return first?.kind === "function" && message ? [{ rule: "custom", message }] : [];
}
