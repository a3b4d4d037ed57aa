/**
 * Which components stand in the material, and which of them do so only by code that they share. A package that carries
 * a copy of another one, or that other packages copy, has known grams wherever that code stands; what it has alone
 * tells whether it is there itself.
 */
import { smallest } from "../lists.ts";
import type { SignatureIndex } from "./signatures.ts";
import type { Owners, Votes } from "./votes.ts";

/** So many grams of its own are expected before their absence counts, and so few of them are none. */
const EXPECTED = 10;
const TOO_FEW = 0.1;
/** Of its shared grams so many are also those of a likelier component: of which more is there, or more depend on. */
const MOSTLY = 0.4;
/** Where nearly all of them are, it is a copy, perhaps of another version, unless more of its own stands there. */
const NEARLY_ALL = 0.9;
const FEW = 0.35;
/** Of two with the same code, one of which so much stands there is likelier than one with so many times less. */
const MUCH = 0.2;
const FAR_LESS = 4;
/** Who ships a framework ships more of it than this. */
const OF_FRAMEWORK = 0.01;
/** And more than this of what only it has. */
const OWN_OF_FRAMEWORK = 0.02;
/** Of a little, where so many of its own are expected and few are there, it is somebody else's code. */
const LITTLE = 0.1;
const SOME = 0.25;
const HARDLY_ANY = 0.01;
const HALF = 0.5;
const SURELY_EXPECTED = 5;
/** A bundle is taken as it is, so that much of it stands there, at another version, too; less is what it holds of others. */
const OF_READY_MADE = 0.3;
/** Of what is there without the framework that it needs, more than this would be. */
const OF_STRANGER = 0.05;
/** This part of all components, of those on which most depend, is carried by others rather than carries them. */
const POPULAR = 0.042;
/** One that is there by shared code only has so much less weight where others explain the same. */
export const DOUBTED = 0.25;

type Fresh = Pick<Votes, "fresh">;

interface Hits {
  all: number;
  sole: number;
  /** Shared with a likelier component. */
  lower: number;
}

/**
 * Of components that hold the same code, those of which not far less stands in the material than of another one. A
 * package that holds the parts of its own family (`react-stately`, `@react-stately/form`) is no copy.
 */
export function mostCovered(
  owners: readonly number[],
  covered: (component: number) => number,
  { components }: SignatureIndex,
): readonly number[] {
  const most = owners.reduce((max, owner) => Math.max(max, covered(owner)), 0);
  if (most < MUCH) return owners;
  const much = owners.filter((owner) => covered(owner) * FAR_LESS >= most);
  const family = (number: number): string => familyOf(components[number]?.name ?? "");
  return owners.filter((owner) => much.includes(owner) || much.some((other) => family(other) === family(owner)));
}

/** `a` of `a` and of `@a/b`. */
const familyOf = (name: string): string => name.replace(/^@/, "").split("/")[0] ?? "";

/** Components that stand in the material, and how. */
export interface Standing {
  readonly present: ReadonlySet<number>;
  /** Those that are there by shared code only, or whose framework is not there. */
  readonly doubted: ReadonlySet<number>;
  /** Those of which only code stands there that others have, too. */
  readonly borrowed: ReadonlySet<number>;
  /** How much of a component's grams the material holds, 0 to 1. */
  readonly covered: (component: number) => number;
  /** The same of the grams that it has alone. */
  readonly ownCovered: (component: number) => number;
}

export function standingOf(votes: readonly Fresh[], present: ReadonlySet<number>, index: SignatureIndex): Standing {
  const hits = hitsOf(votes, present, index);
  const covered = (number: number): number =>
    Math.min(1, (hits.get(number)?.all ?? 0) / Math.max(1, index.components[number]?.grams ?? 1));
  const doubted = [...present].filter(
    (number) =>
      isShared(number, hits.get(number), index) ||
      lacksFramework(number, present, index) ||
      (index.components[number]?.kind === "framework" && covered(number) < OF_FRAMEWORK),
  );
  const ownCovered = (number: number): number =>
    Math.min(1, (hits.get(number)?.sole ?? 0) / Math.max(1, index.sole[number] ?? 1));
  const borrowed = borrowedOf(present, hits, index);
  return { present, doubted: new Set([...doubted, ...borrowed]), borrowed, covered, ownCovered };
}

/**
 * A doubted framework of whose own code hardly anything stands there: what is taken for it is what it carries of others
 * (polyfills, icons). Where the framework itself stood in the applications that were measured, it was a sixth and more.
 */
export const isFrameworkInName = (
  number: number,
  { doubted, ownCovered }: Pick<Standing, "doubted" | "ownCovered">,
  { components }: SignatureIndex,
): boolean => components[number]?.kind === "framework" && doubted.has(number) && ownCovered(number) < OWN_OF_FRAMEWORK;

/**
 * One of another framework, of which hardly anything stands there: what is taken for it is what it carries of others.
 * Much of it may be there without: many need a framework for a part of theirs only (`@apollo/client` 3), and a framework
 * may come by a script of its own.
 */
export const isStranger = (
  number: number,
  { present, covered }: Pick<Standing, "present" | "covered">,
  index: SignatureIndex,
): boolean => covered(number) < OF_STRANGER && lacksFramework(number, present, index);

function hitsOf(
  votes: readonly Fresh[],
  present: ReadonlySet<number>,
  index: SignatureIndex,
): ReadonlyMap<number, Hits> {
  const sums = new Map<Owners, number>();
  for (const { fresh } of votes) for (const [owners, raw] of fresh) sums.set(owners, (sums.get(owners) ?? 0) + raw);
  const hits = new Map<number, Hits>();
  for (const [owners, raw] of sums) {
    for (const owner of owners) {
      const own = hits.get(owner) ?? { all: 0, sole: 0, lower: 0 };
      own.all += raw;
      if (owners.length === 1) own.sole += raw;
      hits.set(owner, own);
    }
  }
  const covered = (number: number): number =>
    (hits.get(number)?.all ?? 0) / Math.max(1, index.components[number]?.grams ?? 1);
  for (const [owners, raw] of sums) {
    const likeliest = smallest(
      mostCovered(
        owners.filter((owner) => present.has(owner)),
        covered,
        index,
      ),
    );
    for (const owner of owners) {
      const own = hits.get(owner);
      if (own && owner !== likeliest && Number.isFinite(likeliest)) own.lower += raw;
    }
  }
  return hits;
}

/** Twins hold the same code; which of them it is shows in the form of each module. */
function isShared(number: number, hits: Hits | undefined, { components, sole }: SignatureIndex): boolean {
  const { grams = 0, twin } = components[number] ?? {};
  if (!hits || grams === 0 || twin !== undefined) return false;
  const expected = (hits.all * (sole[number] ?? 0)) / grams;
  const shared = hits.all - hits.sole;
  const fewest = hits.lower >= NEARLY_ALL * shared ? FEW : TOO_FEW;
  return expected >= EXPECTED && hits.sole < fewest * expected && hits.lower >= MOSTLY * shared;
}

/** What one that is there itself depends on, or is released together with, is there itself. */
function borrowedOf(
  present: ReadonlySet<number>,
  hits: ReadonlyMap<number, Hits>,
  { components, ...index }: SignatureIndex,
): ReadonlySet<number> {
  const alone = [...present].filter((number) => isBorrowed(number, hits.get(number), { components, ...index }));
  const borrowed = new Set(alone);
  for (const number of present) {
    if (borrowed.has(number)) continue;
    const { pulls = [], together = [] } = components[number] ?? {};
    for (const other of [...pulls, ...together]) borrowed.delete(other);
  }
  return borrowed;
}

function isBorrowed(number: number, hits: Hits | undefined, { components, sole }: SignatureIndex): boolean {
  const { grams = 0, twin, readyMade } = components[number] ?? {};
  if (!hits || grams === 0 || twin !== undefined || number < POPULAR * components.length) return false;
  const expected = (hits.all * (sole[number] ?? 0)) / grams;
  if (expected < SURELY_EXPECTED) return false;
  const share = hits.all / grams;
  if (readyMade && share < OF_READY_MADE && hits.sole <= HALF * expected) return true;
  return (share < LITTLE && hits.sole <= SOME * expected) || (share < HARDLY_ANY && hits.sole <= HALF * expected);
}

/** `vue-router` 3: plugins of Vue 2 seldom said that they need it. */
const OF_VUE = /^(?:@[^/]+\/)?vue-/;

/** A component of a framework cannot run without it. Frameworks of one family stand for each other. */
function lacksFramework(number: number, present: ReadonlySet<number>, { components }: SignatureIndex): boolean {
  const component = components[number];
  const vue = OF_VUE.test(component?.name ?? "") ? components.findIndex(({ name }) => name === "vue") : -1;
  const needs = component?.needs ?? (vue < 0 ? [] : [vue]);
  const stands = (other: number): boolean =>
    present.has(other) || (components[other]?.together ?? []).some((relative) => present.has(relative));
  return needs.length > 0 && !needs.some(stands);
}
