/**
 * One set of states from many candidates: comparisons of one subject, what it is set to, and the lists, labels and
 * enumerations that hold the same values. A list that nothing is compared with is no state, unless its form says that
 * it lists the values of something.
 */

import type { Basis } from "@as-built/spec";
import type { Source } from "../../evaluate/value.ts";
import { COMMON, VAGUE } from "../../language/naming.ts";
import { append } from "../../multimap.ts";
import { areAnswers, areForeign, areNoChoices, isDrawing, isForeignProperty } from "../../platform/foreign.ts";
import { Sharing } from "../../sharing.ts";
import type { Unit } from "../../unpack/units.ts";
import type { Subject } from "../subjects/subject.ts";
import { squashed, wordsOf } from "../subjects/words.ts";
import type { Allowed, Candidate, Text } from "./candidate.ts";
import type { SubjectGroup } from "./subject-groups.ts";
import type { Take } from "./takes.ts";

export interface StatesSet {
  readonly subjects: readonly Subject[];
  readonly values: ReadonlyMap<string, Source>;
  readonly labels?: Readonly<Record<string, string>>;
  readonly takes: readonly Take[];
  readonly unit: Unit;
  /** How sure it is that these are all values of one thing: what stands together before what was collected. */
  readonly strength: number;
  readonly basis: Basis;
  /** Whether something shows that there are other values: alone it is no set. */
  readonly hasMore?: boolean;
  /** Whether it is stated without a name of its own. */
  readonly stands: boolean;
  /** Whether people choose from it, each value an element of its own. */
  readonly drawn?: boolean;
  readonly allowed?: readonly Allowed[];
  readonly initial?: string;
}

/** Sets whose values stand together in one place. */
export const TOGETHER = 3;
/** So many cases or settings of something without a name show that it is a state. */
const MIN_CASES = 3;
const MIN_SETTINGS = 2;

const overlap = (a: Iterable<string>, b: ReadonlySet<string> | ReadonlyMap<string, unknown>): number =>
  [...a].filter((value) => b.has(value)).length;

/** Sets of what is compared, and of what stands together as data and holds what is compared. */
export function statesSets(
  groups: readonly SubjectGroup[],
  candidates: readonly Candidate[],
  takes: readonly Take[],
  open: ReadonlySet<string>,
): readonly StatesSet[] {
  const own = groups.filter(isSet).map(
    (group): StatesSet => ({
      ...group,
      strength: group.compared ? 2 : 1,
      hasMore: hasMore(group, open),
      basis:
        group.switched > 2 && group.switched * 2 >= group.values.size
          ? "shown"
          : group.compared
            ? "derived"
            : "inferred",
      stands: standsAlone(group),
    }),
  );
  const holding = byValue(groups.filter(({ compared }) => compared));
  const written = writtenUnder(takes);
  const asked = candidates.map((candidate) => ({ ...candidate, ...worded(candidate, written) }));
  return merged([...asked.flatMap((candidate) => fromData(candidate, holding)), ...own]);
}

function isSet({ values, single, subjects, compared, isOpen, switched, takes }: SubjectGroup): boolean {
  const [subject] = subjects;
  if (compared && isOpen && givenIn(takes).size < MIN_SETTINGS) return false;
  const name = subject?.name;
  if (single.size < 2 || areForeign([...values.keys()])) return false;
  if (name !== undefined && switched === 0 && !isGiven(takes) && isAmongMany(name, values.size)) return false;
  if (compared)
    return (
      name === undefined ||
      subject?.owner !== undefined ||
      !isDrawing(name) ||
      (SAID.has(name) && switched >= MIN_CASES && areCases([...values.keys()]))
    );
  const set = givenIn(takes);
  if (name !== undefined && WHICH_ONE.test(name)) return false;
  return name !== undefined && !isDrawing(name) && set.size > 1 && [...set].every((value) => !value.includes(" "));
}

/** What is given what is no text of these as well, or has a case for all others, may be anything. */
const hasMore = ({ subjects, takes, isPartial }: SubjectGroup, open: ReadonlySet<string>): boolean =>
  (isPartial && takes.length === 0) || subjects.some(({ key }) => open.has(key));

/** What is never compared, or with two texts only. */
const isFew = ({ strength, values }: StatesSet): boolean => strength < 2 || (strength < TOGETHER && values.size <= FEW);

/** Attributes that are as well names of what is told apart, where there is a case for each. */
const SAID = new Set(["name", "error"]);
/** So many names have a picture each; names of the platform's errors end in the word (WebIDL, ECMAScript). */
const MOST_CASES = 15;
const areCases = (values: readonly string[]): boolean =>
  values.length <= MOST_CASES && !values.some((value) => /^[A-Z]\w*Error$/.test(value));

/** Identifiers and places have no end, however many of them are asked for. */
const LOCATES = /(?:^(?:id|key|path|url)|(?:Id|Key|Path|Url|URL))$/;
/** A name or a key is asked for single things among many: only many of them are all that there are. */
const WHICH_ONE = /(?:^(?:name|id|key|slug|path|url)|(?:Name|Id|Key|Slug|Path|Url|URL))$/;
const MIN_NAMES = 5;

const isAmongMany = (name: string, asked: number): boolean =>
  LOCATES.test(name) || (asked < MIN_NAMES && WHICH_ONE.test(name));

/** What it is set to, here and there. */
const givenIn = (takes: readonly Take[]): ReadonlySet<string> =>
  new Set(takes.filter(({ how }) => how !== "written").map(({ value }) => value));

const isGiven = (takes: readonly Take[]): boolean => takes.some(({ how }) => how !== "written");

/** A state that is set to several of what it is compared with, or begins as one of many; a switch alone says neither. */
const standsAlone = ({ takes, compared, values }: SubjectGroup): boolean =>
  compared &&
  (givenIn(takes).size >= MIN_SETTINGS || (values.size >= MIN_CASES && takes.some(({ how }) => how === "first")));

type Written = ReadonlyMap<string, ReadonlyMap<string, Take>>;

/** For each value the names under which it is written. */
function writtenUnder(takes: readonly Take[]): Written {
  const out = new Map<string, Map<string, Take>>();
  for (const take of takes) {
    const { name } = take.subject;
    if (name === undefined || take.how !== "written") continue;
    out.set(take.value, (out.get(take.value) ?? new Map<string, Take>()).set(name, take));
  }
  return out;
}

/** `{no_seat: "No seat is left", ...}`: words for codes, of which several are written under one name: `{error: "no_seat"}`. */
function worded({ kind, subject, values, labels }: Candidate, written: Written): Pick<Candidate, "subject"> {
  const isLookedUp = subject?.name !== undefined && !subject.key.startsWith("goal:");
  if (kind !== "labels" || isLookedUp || !labels || !Object.values(labels).every((text) => text.includes(" ")))
    return {};
  const [first, ...others] = values.flatMap(({ value }) => written.get(value) ?? []);
  const shared = [...(first ?? [])].find(([name]) => others.some((names) => names.has(name)));
  return shared ? { subject: { ...shared[1].subject, key: `written.${shared[0]}` } } : {};
}

type ByValue = ReadonlyMap<string, readonly SubjectGroup[]>;

function byValue(groups: readonly SubjectGroup[]): ByValue {
  const out = new Map<string, SubjectGroup[]>();
  for (const group of groups) for (const value of group.values.keys()) append(out, value, group);
  return out;
}

function fromData(candidate: Candidate, holding: ByValue): readonly StatesSet[] {
  const values = mapOf(candidate.values);
  const {
    kind,
    unit,
    labels,
    allowed,
    initial,
    subject,
    plain = false,
    stands = false,
    drawn = false,
    named,
  } = candidate;
  // what people choose from is a choice of the product, also where a style or an element is called so
  const isForeign = named ? areAnswers : kind === "options" && stands ? areNoChoices : areForeign;
  if (values.size < 2 || isForeign([...values.keys()])) return [];
  const related = [...new Set([...values.keys()].flatMap((value) => holding.get(value) ?? []))]
    .filter((group) => isRelated(group.single, values) && isNear(group, candidate))
    .sort((a, b) => rank(b, values) - rank(a, values));
  const isLookedUp = subject !== undefined && !subject.key.startsWith("goal:");
  if (isLookedUp && isForeignProperty(subject.name ?? "")) return [];
  const isOwn = stands || kind === "enum" || kind === "table" || isLookedUp || (plain && subject !== undefined);
  if (!isOwn && !related.some((group) => overlap(group.values.keys(), values) > FEW || isNear(group, candidate)))
    return [];
  const [best] = related;
  const subjects = [...(isLookedUp ? [subject] : []), ...(best?.subjects ?? []), ...(subject ? [subject] : [])];
  return [
    {
      subjects,
      values,
      takes: best?.takes ?? [],
      unit,
      strength: related.length > 0 ? TOGETHER + 1 : TOGETHER,
      basis: "shown",
      stands: stands && (kind === "options" || kind === "table" || allowed !== undefined),
      drawn,
      ...(labels ? { labels } : {}),
      ...(allowed ? { allowed } : {}),
      ...(initial === undefined ? {} : { initial }),
    },
  ];
}

const mapOf = (texts: readonly Text[]): ReadonlyMap<string, Source> =>
  texts.reduce((known, { value, at }) => (known.has(value) ? known : known.set(value, at)), new Map<string, Source>());

/** Most of what is told apart is in the set, and more than one value. */
function isRelated(seen: ReadonlySet<string>, values: ReadonlyMap<string, Source>): boolean {
  const both = overlap(seen, values);
  return both >= 2 && both / seen.size >= 0.8 && both / values.size >= 0.4;
}

/** So few values are the same in many sets: what is compared elsewhere is another thing. */
const FEW = 2;

const isNear = ({ values, unit }: SubjectGroup, candidate: Candidate): boolean =>
  values.size > FEW || candidate.values.length > FEW || unit.module === candidate.unit.module;

const rank = (group: SubjectGroup, values: ReadonlyMap<string, Source>): number =>
  overlap(group.values.keys(), values) * 4 + (group.subjects[0]?.owner ? 2 : 0) + (group.subjects[0]?.name ? 1 : 0);

/** What two sets share that are the same, or of which one is a part of the other: a value, and mostly a name or all. */
const sharedBy = ({ values, subjects }: StatesSet): readonly string[] => [
  ...values.keys(),
  [...values.keys()].sort().join("\n"),
  ...new Set(subjects.flatMap(({ name }) => (name === undefined ? [] : ` ${squashed(name)}`))),
];

/** Sets of the same values are one; a set that another of the same subject holds goes into it. */
function merged(sets: readonly StatesSet[]): readonly StatesSet[] {
  const out: StatesSet[] = [];
  const sharing = new Sharing();
  for (const set of [...sets].sort(bySaying)) {
    const places = sharing.near(sharedBy(set));
    const part = set.strength < TOGETHER ? places.find((at) => out[at] && isPart(set, out[at])) : undefined;
    const index = part ?? places.find((at) => out[at] && isSame(out[at], set)) ?? out.length;
    const known = out[index];
    out[index] = known ? join(known, set) : set;
    sharing.add(sharedBy(set), index);
  }
  const near = (set: StatesSet): readonly StatesSet[] => sharing.near(sharedBy(set)).flatMap((at) => out[at] ?? []);
  return out.filter((set) => !isCut(set, near) && !(set.hasMore && isFew(set)));
}

/** Two values that are compared somewhere, of those that a property of the same name has elsewhere. */
const isCut = (set: StatesSet, near: (set: StatesSet) => readonly StatesSet[]): boolean =>
  set.strength < TOGETHER &&
  set.values.size <= FEW &&
  near(set).some((one) => isPart(set, one) || (set.takes.length === 0 && isPartOfSuch(set, one)));

/** `range` of a `timeRange` */
function isPartOfSuch(part: StatesSet, whole: StatesSet): boolean {
  if (overlap(part.values.keys(), whole.values) < part.values.size || part.values.size === whole.values.size)
    return false;
  const lastWord = ({ name = "" }: Subject): string | undefined => wordsOf(name).at(-1)?.toLowerCase();
  const kinds = new Set(whole.subjects.map(lastWord));
  return part.subjects.every(({ name = "" }) => kinds.has(name.toLowerCase()));
}

/** What stands together first, then what has more values, then what is of a known thing. */
const bySaying = (a: StatesSet, b: StatesSet): number =>
  b.strength - a.strength || b.values.size - a.values.size || Number(isOwned(b)) - Number(isOwned(a));

const isOwned = ({ subjects }: StatesSet): boolean => subjects.some(({ owner }) => owner !== undefined);

/** What is compared in one place only is part of what is known of the same thing. */
function isPart(part: StatesSet, whole: StatesSet): boolean {
  if (overlap(part.values.keys(), whole.values) < part.values.size || part.values.size === whole.values.size)
    return false;
  if (areMembers(part, whole)) return true;
  const names = new Set(whole.subjects.map(({ name }) => squashed(name ?? "")));
  return part.subjects.every(({ name }) => name === undefined || names.has(squashed(name)));
}

/** Whether all values of one are the other's by the place where they are written: members of one enumeration. */
const areMembers = (part: StatesSet, whole: StatesSet): boolean =>
  [...part.values].every(([value, { script, start }]) => {
    const member = whole.values.get(value);
    return member?.script === script && member.start === start;
  });

function isSame(a: StatesSet, b: StatesSet): boolean {
  const both = overlap(b.values.keys(), a.values);
  const all = a.values.size + b.values.size - both;
  const named = new Set(a.subjects.flatMap(({ name }) => (name ? [squashed(name)] : [])));
  const related = b.subjects.some(({ name }) => name !== undefined && named.has(squashed(name)));
  if (both > 0 && areOfOneField(a, b)) return true;
  if (both === all)
    return (
      all > FEW ||
      related ||
      named.size === 0 ||
      b.subjects.every(({ name }) => !name) ||
      a.unit.module === b.unit.module
    );
  if (a.strength >= TOGETHER) return related && both / all >= 0.75;
  if (both > 0 && areOfOneName(a, b, both)) return true;
  return (related && both / all >= 0.6) || (both / all >= 0.75 && (b.subjects.every(({ name }) => !name) || related));
}

/** Whether both are of one field of one kind of thing: what one place offers and another asks for are its values. */
function areOfOneField(a: StatesSet, b: StatesSet): boolean {
  const fields = new Set(a.subjects.flatMap(fieldOf));
  return b.subjects.flatMap(fieldOf).some((field) => fields.has(field));
}

/**
 * What is compared in one module under one word that few things have, here with these and there with those; a name of
 * several words means the same throughout a component.
 */
function areOfOneName(a: StatesSet, b: StatesSet, both: number): boolean {
  const names = new Set(a.subjects.flatMap(({ name }) => name ?? []));
  return (
    (both >= FEW ? a.unit.module === b.unit.module : a.unit === b.unit) &&
    b.subjects.some(
      ({ name = "" }) =>
        names.has(name) &&
        (both >= FEW ? !COMMON.has(name) && !VAGUE.has(name.toLowerCase()) : wordsOf(name).length > 1),
    )
  );
}

const fieldOf = ({ owner, name }: Subject): readonly string[] =>
  owner === undefined || name === undefined || VAGUE.has(owner.toLowerCase()) ? [] : [`${owner}.${name}`];

/** Subjects, values and settings of one set: a hostile text has thousands. */
const MAX_JOINED = 200;

/** What stands together is the whole set, unless the same field is asked for more; of what was collected, all is kept. */
const join = (a: StatesSet, b: StatesSet): StatesSet => ({
  ...a,
  subjects: [...a.subjects, ...b.subjects].slice(0, MAX_JOINED),
  values:
    a.values.size > MAX_JOINED || (a.strength >= TOGETHER && !areOfOneField(a, b))
      ? a.values
      : new Map([...b.values, ...a.values]),
  takes: a.takes === b.takes || a.takes.length > MAX_JOINED ? a.takes : [...a.takes, ...b.takes],
  stands: a.stands || b.stands,
  drawn: (a.drawn ?? false) || (b.drawn ?? false),
  ...((a.allowed ?? b.allowed) ? { allowed: [...(a.allowed ?? []), ...(b.allowed ?? [])] } : {}),
  ...((a.labels ?? b.labels) ? { labels: labelsOf(a, b) } : {}),
});

/** Of two tables that say different things of the same values nothing shows which has their labels; options have theirs. */
function labelsOf({ labels: one, stands }: StatesSet, { labels: other, stands: alsoStands }: StatesSet) {
  if (!one || !other || stands || alsoStands) return one ?? other ?? {};
  return Object.entries(other).some(([value, label]) => (one[value] ?? label) !== label) ? {} : one;
}
