/** Entities and their fields, as the code reads, takes apart and writes them. */
import { entityFacts } from "../../entities/facts.ts";
import type { Extractor } from "../../extractor.ts";
import { subjectIndex } from "../../subjects/index-of.ts";

export const namedEntities = {
  name: "named-entities",
  all: (survey, context) => entityFacts(subjectIndex(survey, context).entities),
} satisfies Extractor;
