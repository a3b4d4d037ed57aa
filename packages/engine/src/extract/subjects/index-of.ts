/** What extractors of entities and states both need, made once for a survey. */

import { rememberFor } from "../../remember.ts";
import { fieldSightings, methodsOf } from "../entities/collect.ts";
import { type EntityGroup, entityGroups } from "../entities/group.ts";
import type { FieldSighting } from "../entities/sighting.ts";
import { storedFields } from "../entities/stored-fields.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Words } from "../i18n/words.ts";
import { type Enums, enumsOf } from "../states/enums.ts";
import { withMade } from "../states/made-enums.ts";
import type { Survey } from "../survey.ts";
import { Flows } from "./flows.ts";
import { Namer } from "./namer.ts";
import { Subjects } from "./subject.ts";

export interface SubjectIndex {
  readonly flows: Flows;
  readonly namer: Namer;
  readonly enums: Enums;
  readonly subjects: Subjects;
  readonly entities: readonly EntityGroup[];
}

/** What a catalogue has for the fields of a thing, its placeholders and notes, are no fields. */
const isWording = ({ kind, at: { node, module } }: FieldSighting, words: Words): boolean =>
  kind === "literal" && words.holds(module.script.file, module.script.base + node.start);

export const subjectIndex = rememberFor((survey: Survey, context: ExtractContext): SubjectIndex => {
  const { ev, calls, words } = context;
  const flows = new Flows(survey, ev);
  const namer = new Namer(flows, ev, calls);
  const enums = withMade(enumsOf(survey, flows), survey, flows);
  const subjects = new Subjects(flows, namer, calls, ev, enums.members);
  const sightings = [...fieldSightings(survey, flows, namer, ev), ...storedFields(survey, context)].filter(
    (one) => !isWording(one, words),
  );
  const entities = entityGroups(sightings, methodsOf(survey, flows));
  return { flows, enums, namer, subjects, entities };
});
