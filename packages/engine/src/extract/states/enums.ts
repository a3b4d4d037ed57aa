/**
 * Enumerations as compilers write them:
 *
 *     (e => (e.OPEN = "open", e.CLOSED = "closed", e))(Status || {})            TypeScript, after esbuild and others
 *     (function (e) { e.OPEN = "open"; e[e.NEW = 0] = "NEW"; })(Status || (Status = {}))      TypeScript, ES5
 */

import { smallest } from "../../lists.ts";
import type { Binding } from "../../scope/binding.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import { keyName, literalString, literalValue, memberName } from "../../syntax/literals.ts";
import { isFunction, type Node } from "../../syntax/nodes.ts";
import { alternatives } from "../../syntax/unwrap.ts";
import type { Module } from "../../unpack/module.ts";
import { placeOfNode } from "../name-place.ts";
import type { Flows } from "../subjects/flows.ts";
import type { Subject } from "../subjects/subject.ts";
import { squashed } from "../subjects/words.ts";
import type { AssignmentNode, Sighting, Survey } from "../survey.ts";
import { type Candidate, isStateText, type Text } from "./candidate.ts";

/** Enumerations, and what their members are where they are named: `Status.OPEN`. */
export interface Enums {
  readonly candidates: readonly EnumCandidate[];
  readonly members: EnumMembers;
}

export interface EnumCandidate extends Candidate {
  /** The name by which the rest of the program knows it, or the property of what the module exports (CommonJS). */
  readonly of?: Binding;
  readonly kept?: Subject;
  readonly own?: ReadonlyMap<string, Text>;
  /** Whether its members are numbers, `e[e.NEW = 0] = "NEW"`: they may as well be sizes or layers. */
  readonly isCounted: boolean;
}

/** By the name of an enumeration, or by the property of the exports under which it is kept: nothing where several are. */
export type EnumMembers = ReadonlyMap<Binding | string, ReadonlyMap<string, Text>>;

interface Made {
  readonly unit: Candidate["unit"];
  readonly values: Text[];
  readonly members: Map<string, Text>;
  /** What stands for the members, where that are numbers. */
  readonly numbers: number[];
  /** Whether all that is filled in are texts. */
  plain: boolean;
}

export function enumsOf(survey: Survey, flows: Flows): Enums {
  const made = filledNames(survey, flows);
  const groups = new Map<Binding, Made>();
  for (const at of survey.assignments) {
    const binding = parameterOf(at);
    if (!binding || !made.has(binding)) continue;
    const group = groups.get(binding) ?? {
      unit: at.unit,
      values: [],
      members: new Map<string, Text>(),
      numbers: [],
      plain: true,
    };
    groups.set(binding, group);
    const value = literalString(at.node.right);
    if (value === undefined) group.plain = false;
    if (value === undefined) continue;
    const text = { value, at: { script: at.module.script, ...rangeOf(at.node) } };
    const key = enumMember(at.node.left);
    group.values.push(text);
    const number = numberOf(at.node.left);
    if (number !== undefined) group.numbers.push(number);
    if (key !== undefined) group.members.set(key, text);
  }
  const members = new Map<Binding | string, ReadonlyMap<string, Text>>();
  for (const [binding, group] of groups) {
    const { of, kept } = made.get(binding) ?? {};
    const name = of ?? kept?.name;
    if (name !== undefined) members.set(name, members.has(name) ? new Map() : group.members);
  }
  const candidates = [...groups]
    .filter(
      ([, { values, members: own, plain, numbers }]) =>
        values.length > 1 &&
        (numbers.length === 0 || areCounted(numbers)) &&
        // `e[e.open = 0] = "open"` is written by TypeScript alone
        (numbers.length === values.length || [...own.keys()].every(isConstantName) || isSpelled(own, plain)),
    )
    .filter(([, { values }]) => values.every(({ value }) => isStateText(value)))
    .map(
      ([binding, { unit, values, numbers, members: own }]): EnumCandidate => ({
        kind: "enum",
        values,
        unit,
        stands: true,
        isCounted: numbers.length > 0,
        own,
        ...made.get(binding),
      }),
    );
  return { candidates, members };
}

/** `e.OPEN = "open"`; `e[e.NEW = 0] = "NEW"` names NEW, too. */
export function enumMember(left: Node): string | undefined {
  if (left.type !== "MemberExpression") return undefined;
  const { property } = left;
  return isReverse(left) && property.type === "AssignmentExpression"
    ? enumMember(property.left)
    : keyName(property, left.computed);
}

const isReverse = (left: Node): boolean =>
  left.type === "MemberExpression" &&
  left.property.type === "AssignmentExpression" &&
  left.property.left.type === "MemberExpression";

/** `e[e.NEW = 0]`: 0. */
function numberOf(left: Node): number | undefined {
  if (left.type !== "MemberExpression" || left.property.type !== "AssignmentExpression") return undefined;
  const value = literalValue(left.property.right)?.value;
  return typeof value === "number" ? value : undefined;
}

/** So few names of numbers that do not begin with nought are as well sizes or layers. */
const MIN_NUMBERS = 3;

/** Numbers that tell members apart count on, or have a bit each; others are measures: `e[e.TITLE = 12] = "TITLE"`. */
function areCounted(numbers: readonly number[]): boolean {
  const [first = 0, second = 0] = numbers;
  if (numbers.length < MIN_NUMBERS) return smallest(numbers) === 0;
  const isEven = numbers.every((value, index) => value === first + index * (second - first));
  return isEven || numbers.every((value) => Number.isInteger(Math.log2(value || 1)));
}

/** Members of enumerations begin with a capital or a digit. */
const isConstantName = (key: string): boolean => /^[A-Z\d]/.test(key);

/** `e.optional = "optional"`: members in small letters, each with its own word, and nothing else. */
const isSpelled = (members: ReadonlyMap<string, Text>, plain: boolean): boolean =>
  plain && [...members].every(([key, { value }]) => squashed(key) === squashed(value));

const rangeOf = ({ start, end }: Node): { readonly start: number; readonly end: number } => ({ start, end });

/** The names through which an enumeration is filled, each with the name that it has outside. */
function filledNames(survey: Survey, flows: Flows): ReadonlyMap<Binding, Outer> {
  const out = new Map<Binding, Outer>();
  for (const { node, module } of survey.calls) {
    // what is filled goes into a function that stands there; most callees are names
    if (node.callee.type === "Identifier" || node.callee.type === "MemberExpression") continue;
    const filled = node.arguments[0];
    if (!filled || node.arguments.length > 1) continue;
    const callee = alternatives(node.callee)[0];
    if (!callee || !isFunction(callee)) continue;
    const [parameter, ...more] = callee.params;
    if (parameter?.type !== "Identifier" || more.length > 0 || !alternatives(filled).some(isEmptyObject)) continue;
    const binding = module.script.scopes.bindingOf.get(parameter);
    if (binding) out.set(binding, outerName(node, filled, module, flows));
  }
  return out;
}

type Outer = Pick<EnumCandidate, "of" | "kept">;

/** `(Status || {})`, `(exports.Status || (exports.Status = {}))`, or `var Status = (...)({})`. */
function outerName(made: Node, filled: Node, module: Module, flows: Flows): Outer {
  // `Status ||= {}`
  const filling = filled.type === "AssignmentExpression" ? filled.left : undefined;
  const name = filling ?? alternatives(filled).find(({ type }) => type === "Identifier" || type === "MemberExpression");
  const of = name?.type === "Identifier" ? module.script.scopes.bindingOf.get(name) : declaredBy(made, flows);
  const key = name && memberName(name);
  if (of) return { of };
  return name && key !== undefined ? { kept: { key: `goal:${key}`, name: key, at: placeOfNode(name, module) } } : {};
}

function declaredBy(made: Node, flows: Flows): Binding | undefined {
  const flow = flows.of(made);
  return flow?.kind === "declared" ? flow.binding : undefined;
}

/** `{}`, `(Status = {})` */
function isEmptyObject(node: Node): boolean {
  if (node.type === "AssignmentExpression") return node.operator === "=" && isEmptyObject(node.right);
  return node.type === "ObjectExpression" && node.properties.length === 0;
}

/** `e.A = "a"`, `e[e.A = 0] = "A"`: e. */
const parameterOf = ({ node, module }: Sighting<AssignmentNode>): Binding | undefined =>
  node.left.type === "MemberExpression" ? bindingAt(node.left.object, module.script.scopes) : undefined;
