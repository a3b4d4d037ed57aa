/**
 * Options that the compiler of Svelte 3 to 5 makes one by one, each with what it stands for; those of one select belong
 * together:
 *
 *     a=element("option"); a.__value="open"; set_input_value(a,a.__value); ... append(select,a)       Svelte 3 and 4
 *     a=child(select); a.value=a.__value="open"; b=sibling(a); b.value=b.__value="closed"             Svelte 5
 */

import type { Binding } from "../../scope/binding.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import { literalString, memberName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import { placeOfNode } from "../name-place.ts";
import type { Survey } from "../survey.ts";
import { type Candidate, isStateText, type Text } from "./candidate.ts";

interface Offered {
  readonly unit: Candidate["unit"];
  readonly values: Map<string, Text>;
}

export function madeOptions({ assignments, calls }: Survey): readonly Candidate[] {
  const found = assignments.flatMap(({ node, module, unit }) => {
    const binding = memberName(node.left) === "__value" ? nameOf(node.left, module) : undefined;
    const value = literalString(node.right);
    return binding && value ? [{ binding, node, module, unit, value }] : [];
  });
  if (found.length === 0) return [];
  const parents = new Map<Binding, Binding>();
  const options = new Set(found.map(({ binding }) => binding));
  for (const { node, module } of calls) {
    const { 0: first, 1: second } = node.arguments;
    const child = second && bindingAt(second, module.script.scopes);
    const parent = first && child && options.has(child) ? bindingAt(first, module.script.scopes) : undefined;
    if (parent && child) parents.set(child, parent);
  }
  const groups = new Map<Binding, Offered>();
  for (const { binding, node, module, unit, value } of found) {
    const beside = parents.get(binding) ?? foundFrom(binding, module) ?? binding;
    // a sibling comes behind the one that it is found from
    const parent = (options.has(beside) && parents.get(beside)) || beside;
    parents.set(binding, parent);
    const group = groups.get(parent) ?? { unit, values: new Map<string, Text>() };
    groups.set(parent, group);
    group.values.set(value, { value, at: placeOfNode(node.right, module) });
  }
  return [...groups.values()]
    .map(({ unit, values }) => ({ unit, values: [...values.values()] }))
    .filter(({ values }) => values.length > 1 && values.every(({ value }) => isStateText(value)))
    .map(({ unit, values }) => ({ kind: "options", values, unit, drawn: true, plain: true, stands: true }));
}

/** `child(select)`, `sibling(a)`: from where an element is found. */
function foundFrom({ definitions }: Binding, module: Module): Binding | undefined {
  const only = definitions[0];
  if (only?.kind !== "value" || definitions.length > 1 || only.from.type !== "CallExpression") return undefined;
  const from = only.from.arguments[0];
  return from && bindingAt(from, module.script.scopes);
}

const nameOf = (node: Node, module: Module): Binding | undefined =>
  node.type === "MemberExpression" ? bindingAt(node.object, module.script.scopes) : undefined;
