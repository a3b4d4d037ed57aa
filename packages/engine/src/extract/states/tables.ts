/**
 * Tables that the code asks for one of their rows, and enumerations that objects hold:
 *
 *     KINDS.find((row) => row.name === node.name)                       rows by a code
 *     {[PROVIDER.OPEN_AI]: {...}, [PROVIDER.LOCAL]: {...}}              entries by the members of an object of constants
 *
 * Takes what the survey lists, gives the codes, members and names as values of what is compared with them.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { returnedExpressions } from "../../evaluate/returns.ts";
import { outcomes } from "../../evaluate/value.ts";
import { keyName, literalString } from "../../syntax/literals.ts";
import { type FunctionNode, isFunction, type Node, type ObjectExpression } from "../../syntax/nodes.ts";
import { fixedProperties } from "../../syntax/object-keys.ts";
import type { Module } from "../../unpack/module.ts";
import { callsOf } from "../calls-by.ts";
import { placeOfNode } from "../name-place.ts";
import type { Subjects } from "../subjects/subject.ts";
import type { MemberNode, Sighting, Survey } from "../survey.ts";
import { type Candidate, isStateText, type Text } from "./candidate.ts";
import { listedTexts } from "./listed-texts.ts";
import { MAX_OPTIONS, partOf } from "./mapped-options.ts";
import { stepsOfSwitch } from "./next-steps.ts";
import type { Entry } from "./records.ts";

/** Properties by which a row is known. */
const CODES = new Set(["value", "key", "id", "name", "type", "code", "slug", "kind"]);
const SEARCHES = new Set(["find", "findIndex"]);
const MIN_ASKED = 2;

export function tables(survey: Survey, subjects: Subjects, ev: Evaluator): readonly Candidate[] {
  return [...searched(survey, subjects, ev), ...keyed(survey, ev), ...switchedSteps(survey, subjects)];
}

/** A function that gives for each state those that may follow. */
function* switchedSteps(survey: Survey, subjects: Subjects): Generator<Candidate> {
  for (const { node, module, unit } of survey.switches) {
    const textOf = (one: Node): Text | undefined => subjects.textOf(one, module);
    const allowed = stepsOfSwitch(node, textOf);
    if (!allowed?.every(({ from, to }) => isStateText(from) && isStateText(to))) continue;
    const subject = subjects.of(node.discriminant, module);
    const cases = node.cases.flatMap(({ test }) => (test && textOf(test)) || []);
    const values = [...cases, ...allowed.map(({ to, at }): Text => ({ value: to, at }))];
    yield { kind: "table", values, unit, allowed, stands: true, ...(subject ? { subject } : {}) };
  }
}

function* searched(survey: Survey, subjects: Subjects, ev: Evaluator): Generator<Candidate> {
  for (const { node, module, unit } of callsOf(survey.calls, ...SEARCHES)) {
    const by = node.arguments[0];
    if (node.callee.type !== "MemberExpression") continue;
    const asked = by && isFunction(by) ? askedIn(by, module) : undefined;
    if (!asked || !CODES.has(asked.key)) continue;
    const subject = subjects.of(asked.by, module);
    if (!subject || subjects.textOf(asked.by, module)) continue;
    const values = listedTexts(ev.evaluate(node.callee.object, module), { ev, most: MAX_OPTIONS, key: asked.key });
    if (values.length > 1) yield { kind: "options", values, unit, plain: true, stands: true, subject };
  }
}

/** `(row) => row.name === name`: the property of the row, and what it is compared with. */
function askedIn(by: FunctionNode, module: Module): { readonly key: string; readonly by: Node } | undefined {
  const [only, ...more] = returnedExpressions(by);
  if (only?.type !== "BinaryExpression" || more.length > 0 || !/^===?$/.test(only.operator)) return undefined;
  const [left, right] = [partOf(only.left, by, module)?.key, partOf(only.right, by, module)?.key];
  if (left !== undefined && right === undefined) return { key: left, by: only.right };
  return right !== undefined && left === undefined ? { key: right, by: only.left } : undefined;
}

/** `{[KIND.OPEN]: {...}}` */
function* keyed(survey: Survey, ev: Evaluator): Generator<Candidate> {
  const asked = new Map<ObjectExpression, { readonly at: Sighting<Node>; readonly keys: Set<string> }>();
  for (const { node, module, unit } of survey.objects)
    for (const property of node.properties) {
      if (property.type !== "Property" || !property.computed || property.key.type !== "MemberExpression") continue;
      if (isFunction(property.value)) continue;
      const key = keyName(property.key.property, property.key.computed);
      const table = key !== undefined && isConstant(key) ? tableOf(property.key, module, ev) : undefined;
      if (!table || key === undefined) continue;
      const known = asked.get(table) ?? { at: { node, module, unit }, keys: new Set<string>() };
      asked.set(table, known);
      known.keys.add(key);
    }
  for (const { node, module, unit } of survey.objects) {
    const use = asked.get(node);
    const entries = use && use.keys.size >= MIN_ASKED ? entriesIn(node) : undefined;
    const values = entries?.flatMap(({ key, value }): readonly Text[] => {
      const text = literalString(value);
      const at = placeOfNode(value, module);
      return isConstant(key) && text !== undefined && isStateText(text) ? [{ value: text, at }] : [];
    });
    if (values && values.length > 1 && values.length === entries?.length)
      yield { kind: "enum", values, unit, stands: true };
  }
}

const isConstant = (key: string): boolean => /^[A-Z][A-Z\d_]*$/.test(key);

function tableOf(member: MemberNode, module: Module, ev: Evaluator): ObjectExpression | undefined {
  for (const value of outcomes(ev.evaluate(member.object, module))) {
    const [layer, ...more] = value.kind === "object" ? value.layers : [];
    if (layer?.kind === "literal" && more.length === 0) return layer.node;
  }
  return undefined;
}

/** Nothing where not all entries are known. */
function entriesIn(node: ObjectExpression): readonly Entry[] | undefined {
  const out = fixedProperties(node).map(([key, { key: at, value }]): Entry => ({ key, at, value }));
  return out.length === node.properties.length ? out : undefined;
}
