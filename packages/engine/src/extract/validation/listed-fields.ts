/**
 * Fields that a list names and that one test goes through: `for (const key of ["name","email"]) if (!form[key]) throw ...`,
 * `fields.forEach(key => {if(row[key]==null)throw ...})` with the list where the function around is called.
 */

import { outcomes, type Value } from "../../evaluate/value.ts";
import { isWord } from "../../language/given-names.ts";
import type { CallLike, IdentifierNode, Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import type { ExtractContext } from "../extractor.ts";
import { type Loops, listOf } from "../loops.ts";
import type { Sighting } from "../survey.ts";
import type { Subject } from "./rule.ts";

/** Fields, and where their list stands if that is not beside the test. */
export interface Listed {
  readonly subjects: readonly Subject[];
  readonly at?: Sighting<CallLike>;
}

/** The fields that `row[key]` stands for; none where the key is no element of a list that is known. */
export function listedFields(
  tested: Node,
  module: Module,
  loops: Loops,
  { ev, calls }: Pick<ExtractContext, "ev" | "calls">,
): readonly Listed[] {
  const key = keyIn(tested);
  const list = key && listOf(key, module, loops);
  if (!list) return [];
  const value = ev.evaluate(list, module);
  const own = fieldsOf(value);
  if (own.length > 0) return [{ subjects: own }];
  if (value.kind !== "param") return [];
  return calls.sitesOf(value.of).flatMap(({ call, env }): readonly Listed[] => {
    const given = env.find(({ of }) => of === value.of)?.args[value.index];
    const subjects = given ? fieldsOf(given) : [];
    return subjects.length > 0 ? [{ subjects, at: call }] : [];
  });
}

function keyIn(node: Node): IdentifierNode | undefined {
  if (node.type === "ChainExpression") return keyIn(node.expression);
  return node.type === "MemberExpression" && node.computed && node.property.type === "Identifier"
    ? node.property
    : undefined;
}

/** The names in a list; of several lists that it may be, those of all. */
export function fieldsOf(list: Value): readonly Subject[] {
  const found = new Map<string, Subject>();
  for (const option of outcomes(list)) {
    const elements =
      option.kind === "array" ? option.elements : option.kind === "list" ? option.items.map(({ value }) => value) : [];
    for (const one of elements) {
      const name = one.kind === "constant" && typeof one.value === "string" ? one.value : undefined;
      if (one.kind === "constant" && isWord(name) && /^[\w.$-]+$/.test(name))
        found.set(name, { name, sources: one.sources });
    }
  }
  return [...found.values()];
}
