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
  /** The same without those that the unit repeats. */
  readonly once: ReadonlyMap<Owners, number>;
  /** Those of them that no unit before had: what a compiler or a custom puts into every unit tells of a component once. */
  readonly fresh: ReadonlyMap<Owners, number>;
}

type Lookup = Pick<SignatureIndex, "lookup">;

export interface UnitVotes extends Votes {
  readonly tokens: Uint32Array;
}

interface Tally {
  grams: number;
  tokens: Uint32Array;
  readonly known: Map<Owners, number>;
  readonly once: Map<Owners, number>;
  readonly fresh: Map<Owners, number>;
}

const NOTHING = new Uint32Array();

/** One entry per unit. */
export function countVotes(units: readonly AttributionUnit[], index: Lookup): readonly UnitVotes[] {
  const tallies = units.map(
    (): Tally => ({ grams: 0, tokens: NOTHING, known: new Map(), once: new Map(), fresh: new Map() }),
  );
  const seen = new Set<number>();
  for (let from = 0; from < units.length; ) {
    const to = endOfModule(units, from);
    countModule(units, tallies, from, to, index, seen);
    from = to;
  }
  return tallies;
}

/** Units of one module stand together in the list. */
export function endOfModule(units: readonly Pick<AttributionUnit, "file" | "module">[], from: number): number {
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
  index: Lookup,
  seen: Set<number>,
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
  const isNew = (gram: number, owners: Owners): boolean => {
    const is = owners.length > 0 && !seen.has(gram);
    if (is) seen.add(gram);
    return is;
  };
  let holder = from;
  for (const { at, characters } of long) {
    while ((ends[holder - from] ?? hashes.length) <= at) holder++;
    const unit = units[holder];
    if (!unit || characters * 2 < unit.end - unit.start) continue;
    const gram = longGram(hashes[at] ?? 0);
    const owners = index.lookup(gram);
    if (owners.length > 0) addGram(tallies[holder], owners, LONG_WEIGHT, isNew(gram, owners), false);
  }
  const own = new Set<number>();
  let first = from;
  let last = from;
  for (let at = 0; at + GRAM <= hashes.length; at++) {
    for (; (ends[first - from] ?? hashes.length) <= at; first++) own.clear();
    while ((ends[last - from] ?? hashes.length) < at + GRAM) last++;
    const gram = gramAt(hashes, at);
    if (gram === 0) continue;
    const owners = index.lookup(gram);
    const isRepeated = owners.length > 0 && own.has(gram);
    const isFirst = isNew(gram, owners);
    if (owners.length > 0) own.add(gram);
    addGram(tallies[first], owners, first === last ? 1 : 0.5, isFirst, isRepeated);
    if (first !== last) addGram(tallies[last], owners, 0.5, isFirst, isRepeated);
  }
}

function addGram(tally: Tally | undefined, owners: Owners, weight: number, isNew: boolean, isRepeated: boolean): void {
  if (!tally) return;
  tally.grams += weight;
  if (owners.length === 0) return;
  raise(tally.known, owners, weight);
  if (!isRepeated) raise(tally.once, owners, weight);
  if (isNew) raise(tally.fresh, owners, weight);
}

const raise = (counts: Map<Owners, number>, owners: Owners, weight: number): unknown =>
  counts.set(owners, (counts.get(owners) ?? 0) + weight);
