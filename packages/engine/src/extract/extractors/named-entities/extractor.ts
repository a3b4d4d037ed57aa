/** Entities and their fields, as the code reads, takes apart and writes them, and as it reads them of answers. */

import { entityFacts } from "../../entities/facts.ts";
import { statedOf } from "../../entities/stated.ts";
import { entitiesWith } from "../../entities/with-answers.ts";
import type { Extractor } from "../../extractor.ts";
import { subjectIndex } from "../../subjects/index-of.ts";

export const namedEntities = {
  name: "named-entities",
  answered: (survey, context, answers) =>
    entityFacts(statedOf(entitiesWith(answers, subjectIndex(survey, context).entities, context), survey, context)),
} satisfies Extractor;
