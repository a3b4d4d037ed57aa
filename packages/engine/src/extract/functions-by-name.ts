/**
 * Functions by the property that they are kept under, for calls whose receiver is not known: a client that a hook takes out
 * of a store, props of a component that a library draws. A field-based call graph (Feldthaus and others, ICSE 2013), kept to
 * names that the product's code alone uses: a name that also stands in a library's code may be a method of that library, and
 * one of the platform's a method of the platform.
 */
import type { Evaluator } from "../evaluate/evaluator.ts";
import { type FunctionValue, outcomes, type Value } from "../evaluate/value.ts";
import { creatorKey } from "../models/ngrx.ts";
import { append } from "../multimap.ts";
import { METHOD_NAMES } from "../platform/method-names.ts";
import { isInside } from "../syntax/inside.ts";
import { keyName, memberName } from "../syntax/literals.ts";
import { type CallLike, isFunction, type Node } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import type { Parents } from "../unpack/parents.ts";
import type { Speaks } from "./call-graph.ts";
import type { Sighting, Survey } from "./survey.ts";

/** Something is kept under a name. */
interface Kept {
  readonly value: Node;
  readonly module: Module;
  /** The object or class of which it is a property. */
  readonly owner: Node | undefined;
}

/** Objects that have so many functions of the same names are taken for implementations of one interface. */
const ALIKE = 3;

/** Most implementations of one interface. */
const MAX_OWNERS = 6;

const NAMES = /[A-Za-z_$][\w$]*/g;

export class FunctionsByName {
  private readonly kept: ReadonlyMap<string, readonly Kept[]>;
  private readonly namesOf: ReadonlyMap<Node, ReadonlySet<string>>;
  private readonly found = new Map<string, readonly FunctionValue[]>();
  private readonly ev: Evaluator;

  constructor(survey: Survey, parents: Parents, ev: Evaluator, speaks: Speaks) {
    this.ev = ev;
    const kept = keptIn(survey, parents, speaks);
    for (const name of [...METHOD_NAMES, ...namesOfOthers(kept, ev, speaks)]) kept.delete(name);
    this.kept = kept;
    this.namesOf = namesByOwner(kept);
  }

  /** The functions of a name; none where objects that have nothing else in common use it. */
  of(name: string): readonly FunctionValue[] {
    const known = this.found.get(name) ?? this.functionsOf(this.kept.get(name) ?? []);
    this.found.set(name, known);
    return known;
  }

  private functionsOf(all: readonly Kept[]): readonly FunctionValue[] {
    if (all.length > MAX_OWNERS * 2) return [];
    const functions = new Map<Node, FunctionValue>();
    const owners = new Set<Node | undefined>();
    for (const { value, module, owner } of all)
      for (const one of outcomes(this.ev.evaluate(value, module))) {
        if (one.kind !== "function") continue;
        functions.set(one.node, one);
        owners.add(owner);
      }
    const isClear = functions.size === 1 || this.areAlike([...owners]);
    return isClear ? [...functions.values()] : [];
  }

  private areAlike([first, ...others]: readonly (Node | undefined)[]): boolean {
    const names = first && this.namesOf.get(first);
    if (!names || others.length >= MAX_OWNERS) return false;
    return others.every((other) => {
      const more = other && this.namesOf.get(other);
      return more !== undefined && sharesNames(names, more);
    });
  }
}

/** Objects of thousands of functions are alike as soon as so many are. */
function sharesNames(names: ReadonlySet<string>, more: ReadonlySet<string>): boolean {
  let shared = 0;
  for (const name of more) if (names.has(name) && ++shared >= ALIKE) return true;
  return false;
}

/** What may be a function, by the name of the property; a place in a list, `cache[1]=save`, is no name. */
function keptIn(survey: Survey, parents: Parents, speaks: Speaks): Map<string, Kept[]> {
  const kept = new Map<string, Kept[]>();
  const keep = (name: string | undefined, value: Node | null, module: Module, owner: Node | undefined): void => {
    if (!name || Number(name) >= 0 || !value || !mayBeFunction(value) || !speaks(module.script, value.start)) return;
    append(kept, name, { value, module, owner });
  };
  for (const { node, module } of survey.objects)
    for (const property of node.properties)
      if (property.type === "Property" && property.kind === "init")
        keep(keyName(property.key, property.computed), property.value, module, node);
  for (const { node, module } of survey.methods)
    if (node.kind === "method")
      keep(keyName(node.key, node.computed), node.value, module, parents.of(node, module.script));
  for (const { node, module } of survey.fields)
    keep(keyName(node.key, node.computed), node.value, module, parents.of(node, module.script));
  for (const { node, module } of survey.assignments)
    if (node.operator === "=" && node.left.type === "MemberExpression")
      keep(memberName(node.left), node.right, module, undefined);
  return kept;
}

const mayBeFunction = (node: Node): boolean =>
  isFunction(node) || node.type === "Identifier" || node.type === "MemberExpression" || node.type === "CallExpression";

/** Those of the names that stand in code which is not the product's. */
function namesOfOthers(kept: ReadonlyMap<string, unknown>, { graph }: Evaluator, speaks: Speaks): ReadonlySet<string> {
  const others = new Set<string>();
  for (const script of new Set(graph.modules.map((module) => module.script)))
    for (const { 0: name, index } of script.text.matchAll(NAMES))
      if (kept.has(name) && !others.has(name) && !speaks(script, index)) others.add(name);
  return others;
}

function namesByOwner(kept: ReadonlyMap<string, readonly Kept[]>): ReadonlyMap<Node, ReadonlySet<string>> {
  const names = new Map<Node, Set<string>>();
  for (const [name, all] of kept)
    for (const { owner } of all) {
      if (!owner) continue;
      const known = names.get(owner);
      if (known) known.add(name);
      else names.set(owner, new Set([name]));
    }
  return names;
}

/**
 * The functions that a call may mean by the name alone. One that hands on to what has the same name, `rename(name) {return
 * this.client.rename(name)}`, does not call itself.
 */
export function namedBy(
  { node, module }: Sighting<CallLike>,
  callee: Value,
  byName: FunctionsByName,
): readonly FunctionValue[] {
  if (node.type === "NewExpression") return [];
  return outcomes(callee).flatMap((one) => {
    const functions = one.kind === "member" && !creatorKey(one) ? byName.of(one.key) : [];
    const isItself = functions.some((fn) => fn.module.script === module.script && isInside(node, fn.node));
    return isItself ? [] : functions;
  });
}

/** How many arguments a function asks for: those before the first that has a default. */
export function neededBy({ node: { params }, bound = [] }: FunctionValue): number {
  const first = params.findIndex(({ type }) => type === "AssignmentPattern" || type === "RestElement");
  return (first < 0 ? params.length : first) - bound.length;
}
