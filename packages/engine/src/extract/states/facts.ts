/** Statements of sets of states: their name in the program's own words, values, labels, transitions, entity. */

import { isNonEmpty, statementId } from "@as-built/spec";
import type { Source } from "../../evaluate/value.ts";
import { isTextKey } from "../../language/demands.ts";
import { COMMON } from "../../language/naming.ts";
import { append } from "../../multimap.ts";
import { areClassLists, isShownAs } from "../../platform/drawn-values.ts";
import { areTimeUnits, isDrawing, isVariant } from "../../platform/foreign.ts";
import { Sharing } from "../../sharing.ts";
import type { EntityGroup } from "../entities/group.ts";
import type { Fact, FactEvidence, TransitionFact } from "../fact.ts";
import type { Subject, Subjects } from "../subjects/subject.ts";
import { isEmptyName, squashed } from "../subjects/words.ts";
import { areActions } from "./actions.ts";
import type { Allowed } from "./candidate.ts";
import { nameOf } from "./set-name.ts";
import { type StatesSet, TOGETHER } from "./sets.ts";
import type { Take } from "./takes.ts";
import { stepsOf } from "./transitions.ts";

const MAX_TRANSITIONS = 100;

export function statesFacts(
  sets: readonly StatesSet[],
  subjects: Subjects,
  entities: readonly EntityGroup[],
): readonly Fact[] {
  const taken = new Map<string, readonly string[]>();
  const names = new Set(entities.map(({ name }) => name));
  const fields = entities.map((entity) => new Set(entity.fields.map(({ name }) => name)));
  return withoutParts(sets, names).flatMap((set) => {
    const fact = factOf(set, subjects, names, fields, taken);
    return fact ? [fact] : [];
  });
}

/** One name of several words, or one name in one file, is one thing: of its sets, those go that another holds as a whole. */
function withoutParts(sets: readonly StatesSet[], entities: ReadonlySet<string>): readonly StatesSet[] {
  const byName = new Map<string, StatesSet[]>();
  for (const set of sets) {
    const name = nameOf(bestOf(set.subjects, entities));
    if (name !== undefined) append(byName, name.includes(" ") ? name : `${name} ${set.unit.module.script.file}`, set);
  }
  const parts = new Set<StatesSet>();
  for (const same of byName.values()) {
    const sharing = new Sharing();
    for (const [place, { values }] of same.entries()) sharing.add(values.keys(), place);
    for (const part of same)
      if (sharing.near(part.values.keys()).some((at) => same[at] && isPartOf(part, same[at]))) parts.add(part);
  }
  return sets.filter((set) => !parts.has(set));
}

const isPartOf = (part: StatesSet, whole: StatesSet): boolean =>
  part.values.size < whole.values.size && [...part.values.keys()].every((value) => whole.values.has(value));

function factOf(
  set: StatesSet,
  subjects: Subjects,
  entities: ReadonlySet<string>,
  fields: readonly ReadonlySet<string>[],
  taken: Map<string, readonly string[]>,
): Fact | undefined {
  const [first, second, ...rest] = [...set.values.keys()].sort();
  if (first === undefined || second === undefined) return undefined;
  if (isOneWord(set) || isMixed(set) || (!set.stands && areLooks(set))) return undefined;
  const values = [...set.values.keys()];
  const subject = bestOf(
    set.subjects.filter(({ name }) => !isOneOf(name, values)),
    entities,
  );
  const entity = subject?.owner && entities.has(subject.owner) ? statementId(`entity:${subject.owner}`) : undefined;
  const named = nameOf(subject);
  const initial = set.initial ?? firstOf(set);
  if (named === undefined && !isFoundByValues(set, initial)) return undefined;
  if (areTimeUnits(values) && (named === undefined || (named === "unit" && set.strength < TOGETHER))) return undefined;
  if (!set.stands && subject?.name !== undefined && isVariant(subject.name, values)) return undefined;
  if (isChosenFew(set, subject?.name) || areActions(subject?.name, values)) return undefined;
  if (!set.drawn && subject?.name && isShownAs(subject.name, values)) return undefined;
  if (!set.drawn && areFields(set, fields, named === undefined || set.labels !== undefined)) return undefined;
  const known = named === undefined ? undefined : taken.get(named);
  // two that are compared under a word that many things have, and neither stand together nor begin, are nobody's; nor are
  // those of which most are values of what bears the name: `state: "pending"` beside `passed`, `failed`, `running`
  const isFew = set.values.size < MIN_NAMES || values.filter((one) => known?.includes(one)).length * 2 > values.length;
  const isLoose = set.basis !== "shown" && initial === undefined && isFew;
  if (known && isLoose && COMMON.has(subject?.name ?? "")) return undefined;
  const own = named ?? nameOfValues(values);
  const name = unique(own, values, taken);
  const evidence = [...set.values].map(
    ([value, at]): FactEvidence => ({ ...at, says: `value ${value}`, for: "/values" }),
  );
  const naming: readonly FactEvidence[] = named && subject?.at ? [{ ...subject.at, says: "name", for: "/name" }] : [];
  const all = [...evidence.slice(0, 1), ...naming, ...evidence.slice(1)];
  if (!isNonEmpty(all)) return undefined;
  const transitions = transitionsOf(set, subjects);
  return {
    point: "states",
    content: {
      name,
      values: [first, second, ...rest],
      ...(set.labels && isTelling(set.labels) ? { labels: set.labels } : {}),
      ...(initial === undefined ? {} : { initial }),
      ...(transitions.length > 0 ? { transitions } : {}),
      ...(entity ? { entity } : {}),
    },
    basis: set.basis,
    evidence: all,
    unit: set.unit,
  };
}

/** What people choose from, and what begins and changes: of the rest without a name nothing says what has the values. */
function isFoundByValues({ stands, drawn, allowed, takes, values }: StatesSet, initial: string | undefined): boolean {
  if (drawn === true) return true;
  const set = new Set(takes.flatMap(({ how, value }) => (how === "set" ? [value] : [])));
  // `let sql = "ROLLBACK"; ... sql = "ROLLBACK TO a"`: what is put into words is no state
  const isAll = set.size === values.size && [...set].every((value) => !value.includes(" "));
  return stands && (initial !== undefined || allowed !== undefined || set.size >= MIN_SET || isAll);
}

/** So many values that it is set to show that it changes. */
const MIN_SET = 3;

/** `channel.STABLE`: what reads one of some names is no name for all of them; `loading` may well be `LOADING`. */
const isOneOf = (name: string | undefined, values: readonly string[]): boolean =>
  name !== undefined &&
  values.some(
    (value) =>
      squashed(value) === squashed(name) &&
      (value === name || value !== value.toUpperCase() || name !== name.toLowerCase()),
  );

/** Labels tell values apart: where all are the same, the values, or names of icons, classes or fields, they are what one looks up. */
const isTelling = (labels: Readonly<Record<string, string>>): boolean =>
  new Set(Object.values(labels)).size > 1 &&
  Object.entries(labels).some(([value, label]) => value !== label) &&
  !Object.values(labels).every((label) => /^[a-z][A-Za-z\d_-]*$/.test(label)) &&
  // `METRICS.TAB_LATENCY`: the key of a text that was not captured
  !Object.values(labels).every(isTextKey) &&
  !areClassLists(Object.values(labels)) &&
  !Object.values(labels).every((label) => STYLE.test(label));

/** So many of the names are fields of one thing. */
const MIN_FIELDS = 3;
const MOST_FIELDS = 0.75;

/**
 * A list of names of fields says which of them are drawn, sorted or checked, and a switch over them what is made of
 * each: nothing takes them in turn.
 */
function areFields(
  { values, takes, strength, subjects }: StatesSet,
  fields: readonly ReadonlySet<string>[],
  isLoose: boolean,
): boolean {
  const isSwitch = subjects.every(({ name }) => name === undefined || isDrawing(name));
  if ((strength !== TOGETHER && !isSwitch) || takes.length > 0) return false;
  const names = [...values.keys()];
  return (
    (isLoose && names.every((value) => fields.some((own) => own.has(value)))) ||
    fields.some((own) => {
      const known = names.filter((value) => own.has(value)).length;
      return known >= MIN_FIELDS && known >= names.length * MOST_FIELDS;
    })
  );
}

/** `type === "OFFLINE" || type === "Offline"`: one value, written in two ways. */
const isOneWord = ({ values }: StatesSet): boolean => new Set([...values.keys()].map(squashed)).size < 2;

/** How large a thing is drawn, and in which colour (CSS Values 4, CSS Color 4, CSS Images 4). */
const STYLE =
  /^(?:\d[\d.]*(?:px|r?em|%|vh|vw)|#[\da-f]{3,8}|(?:rgb|hsl)a?\([^()]*\)|(?:linear|radial|conic)-gradient\(.*\)|var\(--[\w-]+\))$/i;

/** `"/images/zoom.png"`, `"https://cdn.example/tidy.mp4?v=2"`: what is shown of a value, and no word for it. */
const isPicture = (text: string): boolean =>
  !text.includes(" ") && PICTURES.some((ending) => text.split("?", 1)[0]?.toLowerCase().endsWith(ending));
const PICTURES = [".png", ".svg", ".jpg", ".jpeg", ".gif", ".webp", ".avif", ".mp4", ".webm"];

/**
 * `{small: "16px", large: "3rem"}`, `{done: "#52c41a"}`: looks that one of some names chooses; classes are looks where only
 * a part of a page is given the name: `({tone = "plain"}) => <b className={TONES[tone]}>`.
 */
const areLooks = ({ labels = {}, subjects, takes, strength }: StatesSet): boolean => {
  const texts = Object.values(labels);
  if (texts.length === 0 || texts.every((text) => STYLE.test(text) || isPicture(text))) return texts.length > 0;
  const isGiven = strength === TOGETHER && takes.every(({ how }) => how === "first");
  return isGiven && areClassLists(texts) && subjects.every(({ owner }) => owner === undefined);
};

/** So many values that are compared here and there, and listed nowhere, are not those of one thing. */
const MOST_COLLECTED = 30;

const isMixed = ({ values, strength, basis }: StatesSet): boolean =>
  strength < TOGETHER && basis !== "shown" && values.size > MOST_COLLECTED;

/** So many names may be all that there are. */
const MIN_NAMES = 3;

/** `["core", "ui"].includes(plugin.name)`: a few among many, as names have no end. */
const isChosenFew = ({ values, labels, takes }: StatesSet, name: string | undefined): boolean =>
  values.size < MIN_NAMES && !labels && takes.length === 0 && name !== undefined && /^name$|Name$/.test(name);

/** The subject that says most. Where others say that the same property is of something else, its owner is the one that is stated. */
function bestOf(subjects: readonly Subject[], entities: ReadonlySet<string>): Subject | undefined {
  const best = mostTelling(subjects);
  if (best?.owner === undefined) return best;
  const owned = new Map(subjects.flatMap((one) => (one.name === best.name && one.owner ? [[one.owner, one]] : [])));
  if (owned.size < 2) return best;
  const stated = [...owned].filter(([owner]) => entities.has(owner));
  // `childWork.status`, `work.status`
  const kind = stated.find(([owner]) => stated.every(([other]) => other.endsWith(owner)));
  if (kind) return kind[1];
  const { owner: _, ...shared } = best;
  return shared;
}

const mostTelling = (subjects: readonly Subject[]): Subject | undefined =>
  subjects.find(({ owner, name }) => owner && name && !isDrawing(name)) ??
  subjects.find(({ name }) => name !== undefined && !isEmptyName(name) && !isDrawing(name)) ??
  subjects.find(({ owner, name }) => owner && name) ??
  subjects.find(({ name }) => name !== undefined && !isEmptyName(name)) ??
  subjects.find(({ name }) => name);

const MAX_NAMED = 3;

/** Without a word for them, values are named by themselves. */
const nameOfValues = (values: readonly string[]): string =>
  `${values.filter(Boolean).slice(0, MAX_NAMED).join(" / ")}${values.length > MAX_NAMED ? " …" : ""}`;

/** A name that is taken is told apart by the values. */
function unique(name: string, values: readonly string[], taken: Map<string, readonly string[]>): string {
  const candidates = [name, `${name}: ${values.toSorted().slice(0, 2).join(" / ")}`];
  const free = candidates.find((one) => !taken.has(one)) ?? `${candidates.at(-1)} …`;
  taken.set(free, values);
  return free;
}

function transitionsOf({ takes, values, allowed = [] }: StatesSet, subjects: Subjects): readonly TransitionFact[] {
  const known = new Set(values.keys());
  const steps = new Map<string, Allowed>();
  const stepsAt = (all: readonly Take[]): readonly Allowed[] =>
    all.flatMap((take) => stepsOf(take, known, takes, subjects));
  const { own = [], handed = [] } = Object.groupBy(takes, ({ by }) => (by ? "handed" : "own"));
  const set = stepsAt(own);
  // `const next = mode === "a" ? "b" : "a"; show(next)`: the place says from where, and the function that sets it need not
  const told = new Set(set.flatMap(({ from, at }) => (from === "*" ? [] : placeKey(at))));
  for (const step of [...allowed, ...set, ...stepsAt(handed.filter(({ at }) => !told.has(placeKey(at))))]) {
    const key = `${step.from}>${step.to}>${step.on ?? ""}`;
    if (!steps.has(key)) steps.set(key, step);
  }
  return [...steps]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, MAX_TRANSITIONS)
    .map(([, { from, to, at, on }]) => ({
      from,
      to,
      ...(on === undefined ? {} : { on }),
      evidence: [{ ...at, says: "set" }],
    }));
}

const placeKey = ({ script, start }: Source): string => `${script.file}:${start}`;

/** What it begins with, where that is one value: `useState(() => variant ? {status: "a"} : {status: "b"})` says none. */
function firstOf({ takes, values }: Pick<StatesSet, "takes" | "values">): string | undefined {
  const [only, ...more] = new Set(
    takes.flatMap(({ how, value }) => (how === "first" && values.has(value) ? [value] : [])),
  );
  return more.length === 0 ? only : undefined;
}
