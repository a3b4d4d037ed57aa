/**
 * What a text may say where it stands: a value that is tested on the way there is a hole in it, since not all that it may be
 * gets so far.
 *
 *     const unit = unitOf(size); switch (unit) { case "m": ...; case "ft": ...; default: throw Error(`No such unit: ${unit}`) }
 */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import { filled } from "../../evaluate/text.ts";
import { unknown, type Value } from "../../evaluate/value.ts";
import type { Binding } from "../../scope/binding.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import { EQUALS } from "../../syntax/comparison-operators.ts";
import { testsAt } from "../../syntax/conditions-around.ts";
import { memberName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import { walk } from "../../syntax/walk.ts";
import type { Sighting } from "../survey.ts";

export function possibleText({ node, module, unit }: Sighting<Node>, ev: Evaluator): Value {
  const value = ev.evaluate(node, module);
  if (value.kind !== "template" || !value.parts.some((part) => typeof part !== "string" && part.kind === "union"))
    return value;
  const { scopes } = module.script;
  const tested = new Set<Binding | undefined>();
  for (const { test } of testsAt(unit.node, node))
    walk(test, (inner) => void told(inner).map((one) => tested.add(bindingAt(one, scopes))));
  const open = new Set<Value>();
  walk(node, (inner) => {
    const binding = bindingAt(inner, scopes);
    if (binding && tested.has(binding)) open.add(ev.evaluate(inner, module));
    return undefined;
  });
  const parts = value.parts.map((part) =>
    typeof part !== "string" && part.kind === "union" && open.has(part) ? HOLE : part,
  );
  return filled(value, parts);
}

const HOLE = unknown("runtime-value");

/** What is told apart: `unit === "m"`, `["m", "ft"].includes(unit)`, as which the cases of a switch are told, too. */
function told(test: Node): readonly Node[] {
  if (test.type === "BinaryExpression") return EQUALS.has(test.operator) ? [test.left, test.right] : [];
  return test.type === "CallExpression" && memberName(test.callee) === "includes" ? test.arguments : [];
}
