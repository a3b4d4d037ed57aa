/**
 * What the signature index says of each unit: how many grams it holds, how many of them are known, and of which
 * components. Units of one module are read as one sequence, so a gram over a border speaks (half) for both sides.
 */
import { collectTokens } from "./fingerprint.ts";
import { SHARED, type SignatureIndex } from "./signatures.ts";
import { GRAM, gramAt, TokenSink } from "./tokens.ts";
import type { AttributionUnit } from "./unit.ts";

export interface Votes {
  readonly grams: number;
  /** Known grams, shared ones included. */
  readonly hits: number;
  /** Known grams per component number, each counted for the grams it was sampled from. */
  readonly components: ReadonlyMap<number, number>;
  /** Tokens that survive minification; 0: nothing to recognise it by. */
  readonly tokens: number;
}

interface Tally {
  grams: number;
  hits: number;
  tokens: number;
  readonly components: Map<number, number>;
}

/** One entry per unit. */
export function countVotes(units: readonly AttributionUnit[], index: SignatureIndex): readonly Votes[] {
  const tallies = units.map((): Tally => ({ grams: 0, hits: 0, tokens: 0, components: new Map() }));
  for (let from = 0; from < units.length; ) {
    const to = endOfModule(units, from);
    countModule(units, tallies, from, to, index);
    from = to;
  }
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
  const unitOf: number[] = [];
  for (let at = from; at < to; at++) {
    const unit = units[at];
    if (unit) collectTokens(unit.node, sink);
    while (unitOf.length < sink.length) unitOf.push(at);
  }
  for (const at of unitOf) addTokens(tallies[at]);
  const { hashes } = sink.tokens();
  for (let at = 0; at + GRAM <= hashes.length; at++) {
    const gram = gramAt(hashes, at);
    if (gram === 0) continue;
    const owner = index.lookup(gram);
    const first = unitOf[at] ?? 0;
    const last = unitOf[at + GRAM - 1] ?? first;
    addGram(tallies[first], owner, first === last ? 1 : 0.5, index);
    if (first !== last) addGram(tallies[last], owner, 0.5, index);
  }
}

function addTokens(tally: Tally | undefined): void {
  if (tally) tally.tokens++;
}

function addGram(tally: Tally | undefined, owner: number, weight: number, index: SignatureIndex): void {
  if (!tally) return;
  tally.grams += weight;
  if (owner < 0) return;
  const every = owner === SHARED ? 1 : (index.components[owner]?.every ?? 1);
  tally.hits += weight * every;
  if (owner !== SHARED) tally.components.set(owner, (tally.components.get(owner) ?? 0) + weight * every);
}
