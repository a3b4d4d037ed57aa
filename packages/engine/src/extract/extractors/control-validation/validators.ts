/** The validators of Angular's `Validators` class, alone, in a list, composed. */
import { keyName } from "../../../syntax/literals.ts";
import type { Argument, Node } from "../../../syntax/nodes.ts";
import { placeOfNode } from "../../name-place.ts";
import type { Rule, RuleKind } from "../../validation/rule.ts";
import type { Place } from "../../validation/violation.ts";

const PLAIN: ReadonlyMap<string, Rule> = new Map([
  ["required", { rule: "required" }],
  ["requiredTrue", { rule: "equals", value: true }],
  ["email", { rule: "format", value: "email" }],
] satisfies [string, Rule][]);

const BOUND: ReadonlyMap<string, RuleKind> = new Map([
  ["min", "min"],
  ["max", "max"],
  ["minLength", "minLength"],
  ["maxLength", "maxLength"],
  ["pattern", "pattern"],
] satisfies [string, RuleKind][]);

export function validatorRules(node: Node, place: Place): readonly Rule[] {
  if (node.type === "ArrayExpression") return list(node.elements, place);
  if (node.type === "MemberExpression") {
    const plain = PLAIN.get(keyName(node.property, node.computed) ?? "");
    return plain && isClass(node.object, place) ? [{ ...plain, at: placeOfNode(node, place.module) }] : [];
  }
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return [];
  const name = keyName(node.callee.property, node.callee.computed) ?? "";
  if (name === "compose") return list(node.arguments, place);
  const kind = BOUND.get(name);
  const [first, ...more] = node.arguments;
  if (!kind || !first || more.length > 0 || first.type === "SpreadElement" || !isClass(node.callee.object, place))
    return [];
  return bounded(kind, first, node, place);
}

const list = (elements: readonly (Argument | null)[], place: Place): readonly Rule[] =>
  elements.flatMap((element) => (element && element.type !== "SpreadElement" ? validatorRules(element, place) : []));

function bounded(rule: RuleKind, argument: Node, node: Node, place: Place): readonly Rule[] {
  const value = place.ev.evaluate(argument, place.module);
  const at = placeOfNode(node, place.module);
  if (value.kind === "pattern") return [{ rule, value: value.pattern, sources: value.sources, at }];
  if (value.kind !== "constant" || (typeof value.value !== "number" && typeof value.value !== "string")) return [];
  return [{ rule, value: value.value, sources: value.sources, at }];
}

/** `Validators` is a class of the library; a value's own `required` is none. */
function isClass(object: Node, { module, ev }: Place): boolean {
  if (object.type !== "Identifier" && object.type !== "MemberExpression") return false;
  const value = ev.evaluate(object, module);
  if (value.kind === "member") return value.key === "Validators";
  return value.kind === "external" || value.kind === "class" || value.kind === "unknown" || value.kind === "namespace";
}
