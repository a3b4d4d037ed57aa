/** What is known of each subject: what it is compared with, and what it is set to. */
import type { Source } from "../../evaluate/value.ts";
import { append } from "../../multimap.ts";
import type { Unit } from "../../unpack/units.ts";
import type { Subject } from "../subjects/subject.ts";
import { wordsOf } from "../subjects/words.ts";
import type { Observation } from "./candidate.ts";
import type { Take } from "./takes.ts";

export interface SubjectGroup {
  readonly subjects: readonly Subject[];
  readonly values: ReadonlyMap<string, Source>;
  readonly takes: readonly Take[];
  readonly unit: Unit;
  readonly compared: boolean;
  /** Whether all that is compared are single cases of what may be much else. */
  readonly isOpen: boolean;
  /** Whether a chain of tests has something for what is none of the values. */
  readonly isPartial: boolean;
  /** How many values are cases of a switch. */
  readonly switched: number;
  /** Values that are told apart or set one by one, and not only looked for in a list with others. */
  readonly single: ReadonlySet<string>;
}

/** So many values that something is not are the values that it may have. */
const MIN_EXCLUDED = 3;

interface Growing {
  readonly subject: Subject;
  readonly values: Map<string, Source>;
  readonly takes: Take[];
  readonly unit: Unit;
  compared: boolean;
  isOpen: boolean;
  isPartial: boolean;
  included: boolean;
  switched: number;
  readonly single: Set<string>;
}

export function subjectGroups(compared: readonly Observation[], takes: readonly Take[]): readonly SubjectGroup[] {
  const groups = new Map<string, Growing>();
  const groupOf = ({ subject, unit }: Observation): Growing => {
    const known = groups.get(subject.key) ?? newGroup(subject, unit);
    groups.set(subject.key, known);
    return known;
  };
  for (const one of compared) {
    const group = groupOf(one);
    group.isOpen &&= one.single ?? false;
    group.isPartial ||= one.partial ?? false;
    group.compared = true;
    group.included ||= !one.excluded;
    if (one.switched) group.switched++;
    if (!one.searched) group.single.add(one.value);
    if (!group.values.has(one.value)) group.values.set(one.value, one.at);
  }
  const named = byName(groups.values());
  for (const take of takes) {
    if (take.subject.key.startsWith("any.") && take.how === "written") continue;
    if (take.subject.key.startsWith("any.")) for (const group of linked(take, named)) add(take, group);
    else if (take.how !== "written" || groups.get(take.subject.key)?.compared) add(take, groupOf(take));
  }
  return [...groups.values()]
    .filter(
      ({ included, compared: isCompared, subject, takes: own, values }) =>
        included ||
        new Set(own.map(({ value }) => value)).size > (isCompared ? 1 : 0) ||
        (subject.name !== undefined && values.size >= MIN_EXCLUDED),
    )
    .map(({ subject, ...group }) => ({ ...group, subjects: [subject] }));
}

const newGroup = (subject: Subject, unit: Unit): Growing => ({
  subject,
  values: new Map<string, Source>(),
  takes: [],
  unit,
  compared: false,
  isOpen: true,
  isPartial: false,
  included: false,
  switched: 0,
  single: new Set<string>(),
});

function add(take: Take, { takes, values, single }: Growing): void {
  takes.push(take);
  single.add(take.value);
  if (!values.has(take.value)) values.set(take.value, take.at);
}

function byName(groups: Iterable<Growing>): ReadonlyMap<string, readonly Growing[]> {
  const out = new Map<string, Growing[]>();
  for (const group of groups) {
    const { name } = group.subject;
    if (name !== undefined && group.compared) append(out, name, group);
  }
  return out;
}

/** What is set under a name of several words is what is compared under that name, wherever that is. */
const linked = (
  { subject: { name = "" } }: Take,
  named: ReadonlyMap<string, readonly Growing[]>,
): readonly Growing[] => (wordsOf(name).length > 1 ? (named.get(name) ?? []) : []);
