/** Entities and their fields, as the code reads, takes apart and writes them. */
import { entityFact } from "../../entities/facts.ts";
import type { Extractor } from "../../extractor.ts";
import { subjectIndex } from "../../subjects/index-of.ts";

export const namedEntities = {
  name: "named-entities",
  all: (survey, context) => subjectIndex(survey, context).entities.flatMap(entityFact),
} satisfies Extractor;
