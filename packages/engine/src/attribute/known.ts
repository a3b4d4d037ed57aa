/**
 * Which units the index recognises. Evidence per unit is smoothed along its module; code of the recognised kind is
 * third-party and has a component.
 */
import { pushAll } from "../lists.ts";
import type { Node } from "../syntax/nodes.ts";
import { isTemplateObject } from "../syntax/template-object.ts";
import { type Count, countsOf, type Evidence, evidenceOf, mainComponent, presentComponents } from "./evidence.ts";
import { isFrameworkInName, isStranger, standingOf } from "./presence.ts";
import { pulledComponents } from "./pulled.ts";
import { oddsWithName, selfNamed } from "./self-named.ts";
import type { SignatureIndex } from "./signatures.ts";
import { smooth } from "./smooth.ts";
import type { AttributionUnit, ModuleForm } from "./unit.ts";
import { countVotes, endOfModule, type UnitVotes } from "./votes.ts";

/** A component of which less stands in the material. */
const HARDLY = 0.05;
/** Smoothed log odds from which on a unit counts as recognised. */
const RECOGNISED = 3;

export interface Known {
  readonly votes: readonly UnitVotes[];
  readonly evidence: readonly Evidence[];
  /** Log odds of being indexed code, given the neighbours. */
  readonly odds: readonly number[];
  /** Component number per unit; -1: not recognised, or not nameable. */
  readonly component: readonly number[];
  /** The component with most known grams in each unit, recognised or not; -1: none. */
  readonly main: readonly number[];
  readonly recognised: readonly boolean[];
  /** Components of which a little is enough: one that stands there depends on them, or their code names them. */
  readonly pulled: ReadonlySet<number>;
  /** How many grams of a component the index holds. */
  readonly gramsOf: (component: number) => number;
}

export function recognise(
  units: readonly AttributionUnit[],
  index: SignatureIndex,
  formOf: (unit: number) => ModuleForm | undefined,
  textOf: (unit: number) => string,
): Known {
  const votes = countVotes(units, index);
  const counts = votes.map(({ known }) => countsOf(known, index));
  const fresh = votes.map((vote) => countsOf(vote.fresh, index));
  const selves = selfNamed(votes, counts, textOf, index);
  const first = new Set([...presentComponents(votes, fresh, index), ...selves.values()]);
  const expected = pulledComponents(votes, counts, standingOf(votes, first, index), index);
  const pulled = new Set([...expected, ...selves.values()]);
  const present = new Set([...first, ...expected]);
  const standing = standingOf(votes, present, index);
  const main = counts.map((count, at) => mainComponent(count, standing, index, formOf(at)));
  const amid = standingAmid(units, main, index);
  // of what hardly stands there a unit that repeats a gram says no more for it
  const countsAt = (vote: UnitVotes, at: number): ReadonlyMap<number, Count> =>
    standing.ownCovered(main[at] ?? -1) < HARDLY ? countsOf(vote.once, index) : (counts[at] ?? new Map());
  const evidence = votes.map((vote, at) =>
    evidenceOf(vote, countsAt(vote, at), main[at] ?? -1, present, index, amid[at]),
  );
  const odds = smoothed(
    units,
    evidence.map((unit, at) => (selves.get(at) === main[at] ? oddsWithName(unit.odds) : unit.odds)),
  );
  const isKnown = (at: number): boolean => (odds[at] ?? 0) > RECOGNISED;
  const isForeign = (at: number): boolean =>
    !isKnown(at) && units[at]?.runtimeOf === undefined && (evidence[at]?.grams ?? 0) > 0;
  // a compiler's code around texts of whoever had them compiled
  const isAround = (at: number, node: Node): boolean =>
    index.components[main[at] ?? -1]?.kind === "runtime" && isTemplateObject(node);
  // libraries never use the product: what its neighbours alone speak for is a library's only where it uses no other code
  const recognised = units.map(
    ({ uses, node }, at) =>
      isKnown(at) && ((evidence[at]?.hits ?? 0) > 0 || !uses.some(isForeign)) && !isAround(at, node),
  );
  const nameless = (number: number): boolean =>
    standing.borrowed.has(number) || isFrameworkInName(number, standing, index) || isStranger(number, standing, index);
  const own = main.map((number, at) => (recognised[at] && !nameless(number) ? number : -1));
  const gramsOf = (number: number): number => index.components[number]?.grams ?? 0;
  return { votes, evidence, odds, recognised, pulled, main, gramsOf, component: named(units, own, recognised) };
}

function smoothed(units: readonly AttributionUnit[], alone: readonly number[]): readonly number[] {
  const odds: number[] = [];
  for (let from = 0; from < units.length; ) {
    const to = endOfModule(units, from);
    pushAll(odds, smooth(alone.slice(from, to)));
    from = to;
  }
  return odds;
}

/** A recognised unit without a gram of its own takes the name of its nearest named neighbour in the same run. */
function named(
  units: readonly AttributionUnit[],
  own: readonly number[],
  recognised: readonly boolean[],
): readonly number[] {
  const forward = carried(units, own, recognised, 1);
  const backward = carried(units, own, recognised, -1);
  return own.map((number, at) => {
    if (number >= 0 || !recognised[at]) return number;
    const before = forward[at] ?? { number: -1, distance: Number.POSITIVE_INFINITY };
    const after = backward[at] ?? before;
    return after.number >= 0 && (before.number < 0 || after.distance < before.distance) ? after.number : before.number;
  });
}

interface Carried {
  readonly number: number;
  readonly distance: number;
}

function carried(
  units: readonly AttributionUnit[],
  own: readonly number[],
  recognised: readonly boolean[],
  step: 1 | -1,
): readonly Carried[] {
  const out: Carried[] = [];
  let last: Carried = { number: -1, distance: 0 };
  for (let i = 0; i < units.length; i++) {
    const at = step === 1 ? i : units.length - 1 - i;
    const next = units[at];
    const previous = units[at - step];
    const breaks = !recognised[at] || previous?.module !== next?.module || previous?.file !== next?.file;
    const number = own[at] ?? -1;
    last = number >= 0 ? { number, distance: 0 } : { number: breaks ? -1 : last.number, distance: last.distance + 1 };
    out[at] = last;
  }
  return out;
}

/** The sampled component that the next units with known grams on both sides are of; -1: none. */
function standingAmid(
  units: readonly AttributionUnit[],
  main: readonly number[],
  { components }: SignatureIndex,
): readonly number[] {
  const amid = units.map(() => -1);
  for (let from = 0; from < units.length; from = endOfModule(units, from)) {
    const to = endOfModule(units, from);
    let last = -1;
    let open = from;
    for (let at = from; at < to; at++) {
      const own = main[at] ?? -1;
      if (own < 0) continue;
      if (own === last && (components[own]?.every ?? 1) > 1) amid.fill(own, open, at);
      last = own;
      open = at + 1;
    }
  }
  return amid;
}
