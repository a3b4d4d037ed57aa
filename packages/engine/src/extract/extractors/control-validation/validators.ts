/** The validators of Angular's `Validators` class, alone, in a list, composed. */
import { keyName } from "../../../syntax/literals.ts";
import type { Argument, Node } from "../../../syntax/nodes.ts";
import { placeOfNode } from "../../name-place.ts";
import type { Rule, RuleKind } from "../../validation/rule.ts";
import { boundedRule, RULE_NAMES } from "../../validation/rule-names.ts";
import type { Place } from "../../validation/violation.ts";

const PLAIN: ReadonlyMap<string, Rule> = new Map([
  ["required", { rule: "required" }],
  ["requiredTrue", { rule: "equals", value: true }],
  ["email", { rule: "format", value: "email" }],
] satisfies [string, Rule][]);

export function validatorRules(node: Node, place: Place): readonly Rule[] {
  if (node.type === "ArrayExpression") return list(node.elements, place);
  if (node.type === "MemberExpression") {
    const plain = PLAIN.get(keyName(node.property, node.computed) ?? "");
    return plain && isClass(node.object, place) ? [{ ...plain, at: placeOfNode(node, place.module) }] : [];
  }
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return [];
  const name = keyName(node.callee.property, node.callee.computed) ?? "";
  if (name === "compose") return list(node.arguments, place);
  const named = PLAIN.has(name) ? undefined : RULE_NAMES.get(name.toLowerCase());
  const [first, ...more] = node.arguments;
  if (
    !named ||
    named.value !== undefined ||
    !first ||
    more.length > 0 ||
    first.type === "SpreadElement" ||
    !isClass(node.callee.object, place)
  )
    return [];
  return bounded(named.rule, first, node, place);
}

const list = (elements: readonly (Argument | null)[], place: Place): readonly Rule[] =>
  elements.flatMap((element) => (element && element.type !== "SpreadElement" ? validatorRules(element, place) : []));

function bounded(kind: RuleKind, argument: Node, node: Node, place: Place): readonly Rule[] {
  const rule = boundedRule(kind, place.ev.evaluate(argument, place.module));
  return rule ? [{ ...rule, at: placeOfNode(node, place.module) }] : [];
}

/** `Validators` is a class of the library; a value's own `required` is none. */
function isClass(object: Node, { module, ev }: Place): boolean {
  if (object.type !== "Identifier" && object.type !== "MemberExpression") return false;
  const value = ev.evaluate(object, module);
  if (value.kind === "member") return value.key === "Validators";
  return value.kind === "external" || value.kind === "class" || value.kind === "unknown" || value.kind === "namespace";
}
