/** Sets of states: enumerations, what is compared, switched over and set, and lists and labels of the same values. */

import type { FileId } from "@as-built/spec";
import { entitiesWith } from "../../entities/with-answers.ts";
import type { Extractor } from "../../extractor.ts";
import type { Words } from "../../i18n/words.ts";
import { dispatchedTypes } from "../../states/actions.ts";
import type { Observation } from "../../states/candidate.ts";
import { comparedValues } from "../../states/comparisons.ts";
import { elementOptions } from "../../states/element-options.ts";
import { namedEnums } from "../../states/enum-names.ts";
import { statesFacts } from "../../states/facts.ts";
import { listCandidates } from "../../states/lists.ts";
import { acceptedLists, lookups, onlySearched } from "../../states/lookups.ts";
import { machines } from "../../states/machines.ts";
import { mappedOptions } from "../../states/mapped-options.ts";
import { partialTakes } from "../../states/partial-takes.ts";
import { schemaLists } from "../../states/schema-lists.ts";
import { sentValues } from "../../states/sent-values.ts";
import { statesSets } from "../../states/sets.ts";
import { singleTexts } from "../../states/single-cases.ts";
import { subjectGroups } from "../../states/subject-groups.ts";
import { tables } from "../../states/tables.ts";
import { openSubjects, takenValues } from "../../states/takes.ts";
import { templateCandidates } from "../../states/template-switches.ts";
import { templateTakes } from "../../states/template-takes.ts";
import { usedConstants } from "../../states/used-constants.ts";
import { wordedLists } from "../../states/worded-lists.ts";
import { subjectIndex } from "../../subjects/index-of.ts";
import type { Survey } from "../../survey.ts";

export const comparedStates = {
  name: "compared-states",
  answered(whole, context, answers) {
    const { flows, enums, namer, subjects, entities: known } = subjectIndex(whole, context);
    const entities = entitiesWith(answers, known, context);
    const survey = untranslated(whole, context.words);
    const actions = dispatchedTypes(survey, subjects);
    const codes = new Set<string>();
    const isState = ({ subject, value }: Observation): boolean =>
      (subject.name !== "type" || !actions.has(value)) && !codes.has(`${subject.name}=${value}`);
    const templates = templateTakes(survey, context.ev);
    const asked = [
      ...comparedValues(survey, subjects, context.ev, context.calls),
      ...templates.filter(({ how }) => how === "written"),
    ];
    const single = singleTexts(survey, subjects);
    const taken = [
      ...takenValues(survey, flows, subjects, namer, context.ev, context.calls, asked),
      ...partialTakes(survey, { flows, subjects, ev: context.ev }),
      ...templates.filter(({ how }) => how === "set"),
      ...sentValues(survey, flows, context.ev, context.calls),
    ];
    for (const { isOfError, subject, value } of taken) if (isOfError) codes.add(`${subject.name}=${value}`);
    const takes = taken.filter((take) => !single.has(take.node) && isState(take));
    const compared = asked.filter(isState);
    const groups = subjectGroups(compared, takes);
    const controls = { flows, subjects, ev: context.ev, words: context.words };
    const looked = {
      objects: lookups(survey, subjects, context.ev),
      isOnlySearched: onlySearched(survey, flows),
      arrays: acceptedLists(survey, subjects),
    };
    const candidates = [
      ...namedEnums(enums, survey, namer, [...compared, ...takes], subjects),
      ...machines(survey, namer),
      ...templateCandidates(survey, flows),
      ...elementOptions(survey, controls, compared),
      ...tables(survey, subjects, context.ev),
      ...usedConstants(survey, flows, subjects, context.ev),
      ...mappedOptions(survey, controls, context),
      ...listCandidates(survey, namer, looked, controls),
      ...schemaLists(survey, context.ev, namer, flows),
      ...wordedLists(survey, flows),
    ].filter(({ values }) => values.length === 0 || !values.every(({ value }) => actions.has(value)));
    const open = openSubjects(survey, flows, subjects, takes);
    return statesFacts(statesSets(groups, candidates, takes, open), subjects, entities);
  },
} satisfies Extractor;

/** So many texts are those of a whole application; fewer may be the labels of some states. */
const MIN_TEXTS = 100;

function untranslated(survey: Survey, words: Words): Survey {
  const large = words.all().flatMap(({ entries, ranges }) => (entries.length < MIN_TEXTS ? [] : ranges));
  const ranges = Map.groupBy(large, ({ file }) => file);
  const isText = (file: FileId, at: number): boolean =>
    words.isTranslation(file, at) || (ranges.get(file)?.some(({ start, end }) => start <= at && at < end) ?? false);
  return {
    ...survey,
    objects: survey.objects.filter(({ node, module: { script } }) => !isText(script.file, script.base + node.start)),
  };
}
