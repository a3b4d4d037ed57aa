/**
 * Constants that are asked for by name, and compared:
 *
 *     const STATES = {opened: 0, closed: 1, compact: 2}; state === STATES.opened     numbers with names
 *     const PLACES = {LOCAL: "local", SERVER: "server"}; place === PLACES.SERVER       texts with names
 *     Button.Kinds = mirror(["SAVING", "FAILED"]); case Button.Kinds.SAVING            names that stand for themselves
 *
 * Takes what the survey lists, gives the names, or the texts, as values of what is compared with them.
 */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import { outcomes } from "../../evaluate/value.ts";
import { greatest, smallest } from "../../lists.ts";
import { append } from "../../multimap.ts";
import type { Binding } from "../../scope/binding.ts";
import { keyName, literalNumber, literalString, memberName } from "../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../syntax/nodes.ts";
import { fixedProperties } from "../../syntax/object-keys.ts";
import type { Module } from "../../unpack/module.ts";
import { placeOfNode } from "../name-place.ts";
import type { Flows } from "../subjects/flows.ts";
import type { Subject, Subjects } from "../subjects/subject.ts";
import type { ArrayNode, MemberNode, Survey } from "../survey.ts";
import { type Candidate, isStateText, type Text } from "./candidate.ts";

/** So few names of numbers are as well parts of a point or a version. */
const MIN_NUMBERS = 3;
const MIN_ASKED = 2;
/** Tables that stand under one name in several components. */
const MAX_ALIKE = 8;

interface Table {
  readonly values: readonly Text[];
  readonly keys: ReadonlySet<string>;
  readonly unit: Candidate["unit"];
  readonly asked: Set<string>;
  isCompared: boolean;
  subject?: Subject;
}

export function usedConstants(survey: Survey, flows: Flows, subjects: Subjects, ev: Evaluator): readonly Candidate[] {
  const { tables, byPlace } = tablesIn(survey, flows);
  const names = new Set([...tables.values()].flatMap(({ keys }) => [...keys]));
  const tableOf = (member: Node, module: Module): { readonly table: Table; readonly key: string } | undefined => {
    const key = member.type === "MemberExpression" ? keyName(member.property, member.computed) : undefined;
    if (member.type !== "MemberExpression" || key === undefined || !names.has(key)) return undefined;
    const table = placed(member, key, module, byPlace) ?? evaluated(member, key, module, ev, tables);
    return table && { table, key };
  };
  for (const { node, module } of survey.members) {
    const found = tableOf(node, module);
    found?.table.asked.add(found.key);
  }
  const compare = (member: Node, by: Node, module: Module): void => {
    const found = tableOf(member, module);
    if (!found) return;
    found.table.isCompared = true;
    const subject = found.table.subject ?? subjects.of(by, module);
    if (subject) found.table.subject = subject;
  };
  for (const { node, module } of survey.comparisons) {
    compare(node.right, node.left, module);
    compare(node.left, node.right, module);
  }
  for (const { node, module } of survey.switches)
    for (const { test } of node.cases) if (test) compare(test, node.discriminant, module);
  return [...tables.values()].flatMap(({ values, unit, asked, isCompared, subject }): readonly Candidate[] =>
    isCompared && asked.size >= MIN_ASKED
      ? [{ kind: "enum", values, unit, stands: true, ...(subject ? { subject } : {}) }]
      : [],
  );
}

interface Tables {
  readonly tables: ReadonlyMap<Node, Table>;
  /** By the name that they have, or by the property that they are put under. */
  readonly byPlace: ReadonlyMap<Binding | string, readonly Table[]>;
}

function tablesIn(survey: Survey, flows: Flows): Tables {
  const tables = new Map<Node, Table>();
  const byPlace = new Map<Binding | string, Table[]>();
  const add = (
    node: Node,
    around: Node,
    values: readonly Text[],
    keys: readonly string[],
    unit: Table["unit"],
  ): void => {
    const table: Table = { values, keys: new Set(keys), unit, asked: new Set<string>(), isCompared: false };
    tables.set(node, table);
    const place = placeOf(around, flows);
    if (place !== undefined) append(byPlace, place, table);
  };
  for (const { node, module, unit } of survey.objects) {
    const own = constantsIn(node, module);
    if (own) add(node, node, own.values, own.keys, unit);
  }
  for (const { node, module, unit } of survey.arrays) {
    const flow = flows.of(node);
    if (flow?.kind !== "argument" || flow.call.node.arguments.length > 1) continue;
    const names = mirrored(node, module);
    // what a function makes of names has them as its keys only where it is asked for one of them
    if (names && placeOf(flow.call.node, flows) !== undefined)
      add(
        node,
        flow.call.node,
        names,
        names.map(({ value }) => value),
        unit,
      );
  }
  return { tables, byPlace };
}

/** `const X = ...`, `Button.Kinds = ...`, `static Kinds = ...`. */
function placeOf(node: Node, flows: Flows): Binding | string | undefined {
  const flow = flows.of(node);
  if (flow?.kind === "declared") return flow.binding;
  if (flow?.kind === "field") return flow.key;
  return flow?.kind === "assigned" && flow.to.type === "MemberExpression" ? memberName(flow.to) : undefined;
}

function constantsIn(node: ObjectExpression, module: Module): { values: Text[]; keys: string[] } | undefined {
  const entries = fixedProperties(node);
  if (entries.length < 2 || entries.length !== node.properties.length) return undefined;
  const keys = entries.map(([key]) => key);
  if (areCounted(entries.map(([, { value }]) => value)) && keys.every(isStateText))
    return { values: entries.map(([key, one]) => ({ value: key, at: placeOfNode(one.key, module) })), keys };
  const texts = entries.flatMap(([, { value }]) => {
    const text = literalString(value);
    return text !== undefined && isStateText(text) ? [{ value: text, at: placeOfNode(value, module) }] : [];
  });
  const isWhole = texts.length === keys.length && new Set(texts.map(({ value }) => value)).size === keys.length;
  return isWhole && keys.every((key) => /^[A-Z]/.test(key)) ? { values: texts, keys } : undefined;
}

/** Whole numbers that count on from nought or one. */
function areCounted(values: readonly Node[]): boolean {
  const numbers = values.map((value) => literalNumber(value) ?? Number.NaN);
  const first = smallest(numbers);
  return (
    numbers.length >= MIN_NUMBERS &&
    (first === 0 || first === 1) &&
    new Set(numbers).size === numbers.length &&
    numbers.every(Number.isInteger) &&
    greatest(numbers) - first + 1 === numbers.length
  );
}

/** `["SAVING", "FAILED"]` */
function mirrored({ elements }: ArrayNode, module: Module): readonly Text[] | undefined {
  const names = elements.flatMap((one): readonly Text[] => {
    const value = one ? literalString(one) : undefined;
    return one && value !== undefined && /^[A-Z][A-Z\d_]+$/.test(value)
      ? [{ value, at: placeOfNode(one, module) }]
      : [];
  });
  return names.length > 1 && names.length === elements.length ? names : undefined;
}

/** `X.A` of what is declared as X, `Button.Kinds.A` of what is put under Kinds. */
function placed(
  { object }: MemberNode,
  key: string,
  { script }: Module,
  byPlace: Tables["byPlace"],
): Table | undefined {
  const place = object.type === "Identifier" ? script.scopes.bindingOf.get(object) : memberName(object);
  const known = place === undefined ? [] : (byPlace.get(place) ?? []);
  const [only, ...others] = known.slice(0, MAX_ALIKE).filter(({ keys }) => keys.has(key));
  return others.length === 0 ? only : undefined;
}

function evaluated(
  { object }: MemberNode,
  key: string,
  module: Module,
  ev: Evaluator,
  tables: Tables["tables"],
): Table | undefined {
  for (const value of outcomes(ev.evaluate(object, module))) {
    const [layer, ...more] = value.kind === "object" ? value.layers : [];
    const table = layer?.kind === "literal" && more.length === 0 ? tables.get(layer.node) : undefined;
    if (table?.keys.has(key)) return table;
  }
  return undefined;
}
