/** Statements of entities. */
import type { Field } from "@as-built/spec";
import { isNonEmpty } from "@as-built/spec";
import type { Fact, FactEvidence } from "../fact.ts";
import type { EntityGroup, FieldGroup } from "./group.ts";

export function entityFact({ name, fields }: EntityGroup): readonly Fact[] {
  const named = fields[0]?.sightings[0]?.named.at;
  const own = fields.flatMap((field, index): readonly FactEvidence[] => {
    const at = field.sightings[0]?.at;
    return at
      ? [{ script: at.module.script, start: at.node.start, end: at.node.end, says: "field", for: `/fields/${index}` }]
      : [];
  });
  const evidence = [...(named ? [{ ...named, says: "name", for: "/name" }] : []), ...own];
  const stated = fields.map(fieldOf);
  const unit = fields[0]?.sightings[0]?.at.unit;
  if (!isNonEmpty(evidence) || !isNonEmpty(stated) || !unit) return [];
  return [
    {
      point: "entities",
      content: { name, fields: stated, source: fields.some(isRead) ? "response" : "literal" },
      // which reads belong together is told by the names of what is read: a convention of the code
      basis: "inferred",
      evidence,
      unit,
    },
  ];
}

const isRead = ({ sightings }: FieldGroup): boolean => sightings.some(({ kind }) => kind !== "literal");

const fieldOf = ({ name }: FieldGroup): Field => ({ name });
