/** Statements of entities: their fields with types, and what shows them. */

import { type Entity, type Field, isNonEmpty } from "@as-built/spec";
import { firstOf } from "../../lists.ts";
import { literalString } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Fact, FactEvidence } from "../fact.ts";
import type { EntityGroup, FieldGroup } from "./group.ts";
import { type Reference, references } from "./references.ts";
import { type FieldSighting, isSeen, type SightingKind, TOGETHER } from "./sighting.ts";

export function entityFacts(groups: readonly EntityGroup[]): readonly Fact[] {
  const referenceOf = references(groups);
  return groups.flatMap((group) => entityFact(group, (field) => referenceOf(group, field)));
}

type Refers = (field: FieldGroup) => Reference | undefined;

function entityFact({ name, fields: all }: EntityGroup, refers: Refers): readonly Fact[] {
  const basis = basisOf(all);
  const fields = basis === "inferred" ? all.filter(isSeenByName) : all;
  const named = fields[0]?.sightings[0]?.named.at;
  const own = fields.flatMap((field, index): readonly FactEvidence[] => {
    const at = field.sightings[0]?.at;
    return at
      ? [{ script: at.module.script, start: at.node.start, end: at.node.end, says: "field", for: `/fields/${index}` }]
      : [];
  });
  const evidence = [...(named ? [{ ...named, says: "name", for: "/name" }] : []), ...own];
  const stated = fields.map((field) => fieldOf(field, refers(field)));
  const [seen] = fields[0]?.sightings ?? [];
  const unit = seen?.asked ?? seen?.at.unit;
  if (!isNonEmpty(evidence) || !isNonEmpty(stated) || !unit) return [];
  return [
    {
      point: "entities",
      content: { name, fields: stated, source: sourceOf(fields) },
      basis,
      evidence,
      unit,
    },
  ];
}

/** A call shows that it sends a field, and not where its name stands: of a thing that is not followed from calls that is too little. */
const isSeenByName = ({ sightings }: FieldGroup): boolean => sightings.some(({ kind }) => kind !== "put");

const SOURCES: Readonly<Record<SightingKind, Entity["source"]>> = {
  schema: "schema",
  selected: "graphql",
  listed: "request",
  column: "table",
  form: "form",
  stored: "store",
  initial: "store",
  sent: "request",
  literal: "literal",
  answered: "response",
  put: "request",
  pattern: "type",
  read: "type",
};

/**
 * What shows most of the fields; of equals what says more. What is only read is of an answer where other reads of it were
 * followed from one; else nothing says where it comes from.
 */
function sourceOf(fields: readonly FieldGroup[]): Entity["source"] {
  const isAnswered = fields.some(({ sightings }) => sightings.some(({ kind }) => kind === "answered"));
  const kindOf = ({ kind }: FieldSighting): SightingKind => (isAnswered && isSeen({ kind }) ? "answered" : kind);
  const counts = new Map<SightingKind, number>();
  for (const { sightings } of fields)
    for (const kind of new Set(sightings.map(kindOf))) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const kinds = Object.keys(SOURCES).flatMap((kind) => [...counts].filter(([one]) => one === kind));
  const [most] = [...kinds].sort(([, a], [, b]) => b - a);
  return most ? SOURCES[most[0]] : "type";
}

/** What was followed to where it is read, or from where it is sent. */
const FOLLOWED: ReadonlySet<SightingKind> = new Set(["answered", "put"]);

/**
 * Shown where one place lists all fields; derived where they are what the code reads of the answers of one address and
 * puts there; that names which are alike mean one thing is a convention.
 */
function basisOf(fields: readonly FieldGroup[]): "shown" | "derived" | "inferred" {
  const places = new Map<Node, number>();
  for (const { sightings } of fields)
    for (const group of new Set(sightings.filter(({ kind }) => TOGETHER.has(kind)).map((one) => one.group)))
      places.set(group, (places.get(group) ?? 0) + 1);
  if ([...places.values()].some((count) => count === fields.length)) return "shown";
  return fields.every(({ sightings }) => sightings.some(({ kind }) => FOLLOWED.has(kind))) ? "derived" : "inferred";
}

function fieldOf({ name, sightings }: FieldGroup, reference: Reference | undefined): Field {
  // what is a number in one place and a text in another is neither
  const [type, ...others] = new Set(
    sightings.flatMap((one) => one.type ?? (one.value && literalType(one.value)) ?? []),
  );
  const values = firstOf(sightings, (one) => one.values);
  return {
    name,
    ...(type === undefined || others.length > 0 ? {} : { type }),
    ...(sightings.some(({ optional }) => optional) ? { optional: true } : {}),
    ...(values ? { values } : {}),
    ...(reference ? { refersTo: reference.to, basis: reference.basis } : {}),
  };
}

/** The type of what is written: nothing where it is computed. */
function literalType(node: Node): string | undefined {
  if (literalString(node) !== undefined || node.type === "TemplateLiteral") return "string";
  if (node.type === "Literal" && (typeof node.value === "number" || typeof node.value === "boolean"))
    return typeof node.value;
  if (node.type === "UnaryExpression" && node.operator === "!") return "boolean";
  return node.type === "ArrayExpression" ? "array" : undefined;
}
