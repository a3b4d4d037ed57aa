/**
 * Fields that a list names and that one test goes through: `for (const key of ["name","email"]) if (!form[key]) throw ...`,
 * `fields.forEach(key => {if(row[key]==null)throw ...})` with the list where the function around is called.
 */
import type { Value } from "../../evaluate/value.ts";
import { outcomes } from "../../evaluate/value.ts";
import type { CallLike, FunctionNode, IdentifierNode, Node } from "../../syntax/nodes.ts";
import { isFunction } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import { callsOf } from "../calls-by.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Sighting } from "../survey.ts";
import type { Subject } from "./rule.ts";
import { isWord } from "./words.ts";

/** The calls that give a function each element of a list. */
export type Loops = ReadonlyMap<FunctionNode, Sighting<CallLike>>;

const LOOPS = ["forEach", "map", "filter", "some", "every", "find", "flatMap", "reduce"];

export function loopsIn(calls: readonly Sighting<CallLike>[]): Loops {
  const out = new Map<FunctionNode, Sighting<CallLike>>();
  for (const at of callsOf(calls, ...LOOPS)) {
    const [first] = at.node.arguments;
    if (first && isFunction(first)) out.set(first, at);
  }
  return out;
}

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

function listOf(key: IdentifierNode, { script }: Module, loops: Loops): Node | undefined {
  const [only, ...more] = (script.scopes.bindingOf.get(key)?.definitions ?? []).slice(0, 2);
  if (!only || more.length > 0) return undefined;
  if (only.kind === "element") return only.path.length === 0 ? only.of : undefined;
  if (only.kind !== "param" || only.index !== 0 || only.path.length > 0) return undefined;
  const callee = loops.get(only.of)?.node.callee;
  return callee?.type === "MemberExpression" ? callee.object : undefined;
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
