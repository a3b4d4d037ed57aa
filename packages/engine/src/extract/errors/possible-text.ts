/**
 * What a text may say where it stands: a value that a test on the way there excludes is a hole in it.
 *
 *     const unit = unitOf(size); switch (unit) { case "m": ...; case "ft": ...; default: throw Error(`No such unit: ${unit}`) }
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { filled } from "../../evaluate/text.ts";
import { outcomes, stringOf, union, unknown, type Value } from "../../evaluate/value.ts";
import { addTo } from "../../multimap.ts";
import type { Binding } from "../../scope/binding.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import { testsAt } from "../../syntax/conditions-around.ts";
import { literalString, memberName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import { walk } from "../../syntax/walk.ts";
import type { Module } from "../../unpack/module.ts";
import type { Sighting } from "../survey.ts";

type Excluded = Map<Binding, Set<string>>;

export function possibleText({ node, module, unit }: Sighting<Node>, ev: Evaluator): Value {
  const value = ev.evaluate(node, module);
  if (value.kind !== "template" || !value.parts.some((part) => typeof part !== "string" && part.kind === "union"))
    return value;
  const excluded: Excluded = new Map();
  for (const { test, is } of testsAt(unit.node, node)) exclude(test, is, module, excluded);
  if (excluded.size === 0) return value;
  const left = new Map<Value, Value>();
  walk(node, (inner) => {
    const binding = bindingAt(inner, module.script.scopes);
    const texts = binding && excluded.get(binding);
    if (!texts) return undefined;
    const whole = ev.evaluate(inner, module);
    const others = outcomes(whole).filter((one) => !texts.has(stringOf(one) ?? ""));
    left.set(whole, others.length > 0 ? union(others) : unknown("runtime-value"));
    return undefined;
  });
  return filled(
    value,
    value.parts.map((part) => (typeof part === "string" ? part : (left.get(part) ?? part))),
  );
}

/** Notes the texts that a name is not where a test gives what it has to. */
function exclude(test: Node, is: boolean, module: Module, out: Excluded): void {
  switch (test.type) {
    case "UnaryExpression":
      if (test.operator === "!") exclude(test.argument, !is, module, out);
      return;
    case "LogicalExpression":
      if ((test.operator === "&&") !== is) return;
      exclude(test.left, is, module, out);
      exclude(test.right, is, module, out);
      return;
    case "BinaryExpression": {
      const isNot = test.operator.startsWith("!=") ? is : test.operator.startsWith("==") && !is;
      if (isNot)
        for (const [name, text] of [[test.left, test.right] as const, [test.right, test.left] as const])
          note(name, [text], module, out);
      return;
    }
    // `["m", "ft"].includes(unit)`, as which the cases of a switch are told, too
    case "CallExpression": {
      const list = test.callee.type === "MemberExpression" ? test.callee.object : undefined;
      if (is || memberName(test.callee) !== "includes" || list?.type !== "ArrayExpression") return;
      note(test.arguments[0], list.elements, module, out);
    }
  }
}

function note(name: Node | undefined, texts: readonly (Node | null)[], { script }: Module, out: Excluded): void {
  const binding = bindingAt(name, script.scopes);
  for (const one of binding ? texts : []) {
    const text = literalString(one ?? undefined);
    if (binding && text !== undefined) addTo(out, binding, text);
  }
}
