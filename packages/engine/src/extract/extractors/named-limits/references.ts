/**
 * What references of Vue's hold at first and are set to, `const n = ref(25); n.value = 50`, by the names that the setup of
 * their component gives them: `return {pageSize: n}`.
 */
import { bindingAt } from "../../../scope/binding-at.ts";
import { memberName } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { Module } from "../../../unpack/module.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { type SetupName, type SetupNames, setupNames } from "../../setup-names.ts";
import type { Survey } from "../../survey.ts";
import { named } from "./named.ts";

export function ofReferences({ objects, declarators, assignments }: Survey, context: ExtractContext): readonly Fact[] {
  const names = setupNames(objects);
  if (names.size === 0) return [];
  return [
    ...declarators.flatMap((at) => {
      const { id, init } = at.node;
      const [held, ...more] = init?.type === "CallExpression" ? init.arguments : [];
      const name = held && more.length === 0 ? nameOf(id, at.module, names) : undefined;
      return held && name ? withName(named(name.name, held, at, context), name) : [];
    }),
    ...assignments.flatMap((at) => {
      const { left, right, operator } = at.node;
      if (operator !== "=" || left.type !== "MemberExpression" || memberName(left) !== "value") return [];
      const name = nameOf(left.object, at.module, names);
      return name ? withName(named(name.name, right, at, context), name) : [];
    }),
  ];
}

function nameOf(node: Node, { script }: Module, names: SetupNames): SetupName | undefined {
  const binding = bindingAt(node, script.scopes);
  return binding && names.get(binding);
}

/** Where the name stands, too. */
const withName = (facts: readonly Fact[], { sources }: SetupName): readonly Fact[] =>
  facts.map((fact) => {
    const [first, ...rest] = fact.evidence;
    const naming = sources.map((source) => ({ ...source, says: "name", for: "/name" }));
    return { ...fact, evidence: [first, ...naming, ...rest] };
  });
