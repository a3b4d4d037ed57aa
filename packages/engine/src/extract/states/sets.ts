/**
 * One set of states from many candidates: comparisons of one subject, what it is set to, and the lists, labels and
 * enumerations that hold the same values. A list that nothing is compared with is no state.
 */
import type { Source } from "../../evaluate/value.ts";
import type { Unit } from "../../unpack/units.ts";
import type { Subject } from "../subjects/subject.ts";
import { squashed, wordsOf } from "../subjects/words.ts";
import type { Allowed, Candidate, Observation, Text } from "./candidate.ts";
import { areForeign, isDrawing } from "./not-states.ts";
import type { Take } from "./takes.ts";

export interface SubjectGroup {
  readonly subjects: readonly Subject[];
  readonly values: ReadonlyMap<string, Source>;
  readonly takes: readonly Take[];
  readonly unit: Unit;
  readonly compared: boolean;
}

export interface StatesSet {
  readonly subjects: readonly Subject[];
  readonly values: ReadonlyMap<string, Source>;
  readonly labels?: Readonly<Record<string, string>>;
  readonly takes: readonly Take[];
  readonly unit: Unit;
  readonly strength: number;
  readonly allowed?: readonly Allowed[];
}

interface Growing {
  readonly subject: Subject;
  readonly values: Map<string, Source>;
  readonly takes: Take[];
  readonly unit: Unit;
  compared: boolean;
  included: boolean;
}

/** What is known of each subject. */
export function subjectGroups(compared: readonly Observation[], takes: readonly Take[]): readonly SubjectGroup[] {
  const groups = new Map<string, Growing>();
  const groupOf = ({ subject, unit }: Observation): Growing => {
    const known = groups.get(subject.key) ?? newGroup(subject, unit);
    groups.set(subject.key, known);
    return known;
  };
  for (const one of compared) {
    const group = groupOf(one);
    group.compared = true;
    group.included ||= !one.excluded;
    if (!group.values.has(one.value)) group.values.set(one.value, one.at);
  }
  const named = byName(groups.values());
  for (const take of takes) {
    if (take.subject.key.startsWith("any.")) for (const group of linked(take, named)) add(take, group);
    else if (take.how !== "written" || groups.get(take.subject.key)?.compared) add(take, groupOf(take));
  }
  return [...groups.values()]
    .filter(({ included, subject, takes: own }) => included || subject.name !== undefined || own.length > 0)
    .map(({ subject, ...group }) => ({ ...group, subjects: [subject] }));
}

const newGroup = (subject: Subject, unit: Unit): Growing => ({
  subject,
  values: new Map<string, Source>(),
  takes: [],
  unit,
  compared: false,
  included: false,
});

function add(take: Take, { takes, values }: Growing): void {
  takes.push(take);
  if (!values.has(take.value)) values.set(take.value, take.at);
}

function byName(groups: Iterable<Growing>): ReadonlyMap<string, readonly Growing[]> {
  const out = new Map<string, Growing[]>();
  for (const group of groups) {
    const { name } = group.subject;
    if (name === undefined || !group.compared) continue;
    const list = out.get(name);
    if (list) list.push(group);
    else out.set(name, [group]);
  }
  return out;
}

/** What is set under a name of several words is what is compared under that name, wherever that is. */
const linked = (
  { subject: { name = "" } }: Take,
  named: ReadonlyMap<string, readonly Growing[]>,
): readonly Growing[] => (wordsOf(name).length > 1 ? (named.get(name) ?? []) : []);

const overlap = (a: Iterable<string>, b: ReadonlySet<string> | ReadonlyMap<string, unknown>): number =>
  [...a].filter((value) => b.has(value)).length;

/** Sets of what is compared, and of what stands together as data and holds what is compared. */
export function statesSets(groups: readonly SubjectGroup[], candidates: readonly Candidate[]): readonly StatesSet[] {
  const own = groups.filter(isSet).map((group): StatesSet => ({ ...group, strength: group.compared ? 2 : 1 }));
  const holding = byValue(groups.filter(({ compared }) => compared));
  return merged([...candidates.flatMap((candidate) => fromData(candidate, holding)), ...own]);
}

function isSet({ values, subjects, compared, takes }: SubjectGroup): boolean {
  const name = subjects[0]?.name;
  if (values.size < 2 || areForeign([...values.keys()])) return false;
  if (compared) return true;
  const set = new Set(takes.filter(({ how }) => how !== "written").map(({ value }) => value));
  return name !== undefined && !isDrawing(name) && set.size > 1 && [...set].every((value) => !value.includes(" "));
}

type ByValue = ReadonlyMap<string, readonly SubjectGroup[]>;

function byValue(groups: readonly SubjectGroup[]): ByValue {
  const out = new Map<string, SubjectGroup[]>();
  for (const group of groups)
    for (const value of group.values.keys()) {
      const list = out.get(value);
      if (list) list.push(group);
      else out.set(value, [group]);
    }
  return out;
}

function fromData(candidate: Candidate, holding: ByValue): readonly StatesSet[] {
  const values = mapOf(candidate.values);
  const { kind, unit, labels, allowed, subject, plain = false } = candidate;
  if (values.size < 2 || areForeign([...values.keys()])) return [];
  const related = [...new Set([...values.keys()].flatMap((value) => holding.get(value) ?? []))]
    .filter(({ values: seen }) => isRelated(seen, values))
    .sort((a, b) => rank(b, values) - rank(a, values));
  const isLookedUp = subject !== undefined && !subject.key.startsWith("goal:");
  if (related.length === 0 && kind !== "enum" && kind !== "table" && !isLookedUp && !(plain && subject)) return [];
  const [best] = related;
  const subjects = [...(isLookedUp ? [subject] : []), ...(best?.subjects ?? []), ...(subject ? [subject] : [])];
  const takes = best?.takes ?? [];
  return [
    {
      subjects,
      values,
      takes,
      unit,
      strength: related.length > 0 ? 4 : 3,
      ...(labels ? { labels } : {}),
      ...(allowed ? { allowed } : {}),
    },
  ];
}

const mapOf = (texts: readonly Text[]): ReadonlyMap<string, Source> =>
  new Map([...texts].reverse().map(({ value, at }) => [value, at]));

/** Most of what is compared is in the set, and more than one value, unless there is only one. */
function isRelated(seen: ReadonlyMap<string, Source>, values: ReadonlyMap<string, Source>): boolean {
  const both = overlap(seen.keys(), values);
  return both >= 2 && both / seen.size >= 0.6 && both / values.size >= 0.4;
}

const rank = (group: SubjectGroup, values: ReadonlyMap<string, Source>): number =>
  overlap(group.values.keys(), values) * 4 + (group.subjects[0]?.owner ? 2 : 0) + (group.subjects[0]?.name ? 1 : 0);

/** Sets of the same values are one; a set that another of the same subject holds goes into it. */
function merged(sets: readonly StatesSet[]): readonly StatesSet[] {
  const out: StatesSet[] = [];
  const holding = new Map<string, Set<number>>();
  for (const set of [...sets].sort((a, b) => b.strength - a.strength || b.values.size - a.values.size)) {
    const near = new Set([...set.values.keys()].flatMap((value) => [...(holding.get(value) ?? [])]));
    const places = [...near].sort((a, b) => a - b);
    const part = set.strength <= 2 ? places.find((at) => out[at] && isPart(set, out[at])) : undefined;
    const index = part ?? places.find((at) => out[at] && isSame(out[at], set)) ?? out.length;
    const known = out[index];
    out[index] = known ? join(known, set) : set;
    for (const value of set.values.keys()) holding.set(value, (holding.get(value) ?? new Set()).add(index));
  }
  return out;
}

/** What is compared in one place only is part of what is known of the same thing. */
function isPart(part: StatesSet, whole: StatesSet): boolean {
  if (overlap(part.values.keys(), whole.values) < part.values.size || part.values.size === whole.values.size)
    return false;
  const names = new Set(whole.subjects.map(({ name }) => squashed(name ?? "")));
  return part.subjects.every(({ name }) => name === undefined || names.has(squashed(name)));
}

function isSame(a: StatesSet, b: StatesSet): boolean {
  const both = overlap(b.values.keys(), a.values);
  const all = a.values.size + b.values.size - both;
  if (both === all) return true;
  const named = new Set(a.subjects.flatMap(({ name }) => (name ? [squashed(name)] : [])));
  const related = b.subjects.some(({ name }) => name !== undefined && named.has(squashed(name)));
  return (related && both / all >= 0.6) || (both / all >= 0.75 && (b.subjects.every(({ name }) => !name) || related));
}

const join = (a: StatesSet, b: StatesSet): StatesSet => ({
  ...a,
  subjects: [...a.subjects, ...b.subjects],
  values: new Map([...b.values, ...a.values]),
  takes: [...a.takes, ...b.takes],
  ...((a.allowed ?? b.allowed) ? { allowed: [...(a.allowed ?? []), ...(b.allowed ?? [])] } : {}),
  ...((a.labels ?? b.labels) ? { labels: a.labels ?? b.labels ?? {} } : {}),
});
