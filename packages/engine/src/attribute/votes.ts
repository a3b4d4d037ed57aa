/**
 * What the signature index says of each unit: how many grams it holds, and which of them are known to be whose. Units
 * of one module are read as one sequence, so a gram over a border speaks (half) for both sides.
 */
import { collectTokens } from "./fingerprint.ts";
import type { SignatureIndex } from "./signatures.ts";
import { GRAM, gramAt, LONG_WEIGHT, longGram, TokenSink } from "./tokens.ts";
import type { AttributionUnit } from "./unit.ts";

/** Components that one gram is credited to; the same list for the same set of components. */
export type Owners = readonly number[];

export interface Votes {
  readonly grams: number;
  /** Known grams per set of owners. */
  readonly known: ReadonlyMap<Owners, number>;
}

export interface UnitVotes extends Votes {
  readonly tokens: Uint32Array;
}

interface Tally {
  grams: number;
  tokens: Uint32Array;
  readonly known: Map<Owners, number>;
  /** Whose the last grams were, and how many: neighbours are mostly of one owner, and go into the map together. */
  last: Owners;
  run: number;
}

const NOBODY: Owners = [];
const NOTHING = new Uint32Array();

/** One entry per unit. */
export function countVotes(units: readonly AttributionUnit[], index: SignatureIndex): readonly UnitVotes[] {
  const tallies = units.map((): Tally => ({ grams: 0, known: new Map(), tokens: NOTHING, last: NOBODY, run: 0 }));
  for (let from = 0; from < units.length; ) {
    const to = endOfModule(units, from);
    countModule(units, tallies, from, to, index);
    from = to;
  }
  for (const tally of tallies) settle(tally);
  return tallies;
}

/** Units of one module stand together in the list. */
export function endOfModule(units: readonly AttributionUnit[], from: number): number {
  const first = units[from];
  let to = from + 1;
  while (to < units.length && units[to]?.module === first?.module && units[to]?.file === first?.file) to++;
  return to;
}

function countModule(
  units: readonly AttributionUnit[],
  tallies: readonly Tally[],
  from: number,
  to: number,
  index: SignatureIndex,
): void {
  const sink = new TokenSink();
  /** Where the tokens of each unit end. */
  const ends: number[] = [];
  for (let at = from; at < to; at++) {
    const unit = units[at];
    if (unit) collectTokens(unit.node, sink);
    ends.push(sink.length);
  }
  const { hashes, long } = sink.tokens();
  ends.forEach((end, place) => {
    const tally = tallies[from + place];
    if (tally) tally.tokens = hashes.slice(ends[place - 1] ?? 0, end);
  });
  let holder = from;
  for (const { at, characters } of long) {
    while ((ends[holder - from] ?? hashes.length) <= at) holder++;
    const unit = units[holder];
    if (!unit || characters * 2 < unit.end - unit.start) continue;
    const owners = index.lookup(longGram(hashes[at] ?? 0));
    if (owners.length > 0) addGram(tallies[holder], owners, LONG_WEIGHT);
  }
  let first = from;
  let last = from;
  for (let at = 0; at + GRAM <= hashes.length; at++) {
    while ((ends[first - from] ?? hashes.length) <= at) first++;
    while ((ends[last - from] ?? hashes.length) < at + GRAM) last++;
    const gram = gramAt(hashes, at);
    if (gram === 0) continue;
    const owners = index.lookup(gram);
    addGram(tallies[first], owners, first === last ? 1 : 0.5);
    if (first !== last) addGram(tallies[last], owners, 0.5);
  }
}

function addGram(tally: Tally | undefined, owners: Owners, weight: number): void {
  if (!tally) return;
  tally.grams += weight;
  if (owners !== tally.last) settle(tally);
  tally.last = owners;
  tally.run += weight;
}

function settle(tally: Tally): void {
  const { known, last, run } = tally;
  if (last.length > 0) known.set(last, (known.get(last) ?? 0) + run);
  tally.run = 0;
}
