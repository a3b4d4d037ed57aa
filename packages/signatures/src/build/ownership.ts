/**
 * Decides to which package a gram is credited that stands in several. Packages copy each other: the origin is the one
 * that is contained in the others, that is, whose grams are (to a large part) found in them. A gram that unrelated
 * packages share is an idiom of the language; idioms of a few packages still tell third-party code, idioms of many
 * tell nothing.
 */
import { SHARED } from "@as-built/engine";
import { forEachGram } from "./pairs.ts";

/** Share of a package's grams that must be found in another one before the other counts as holding a copy of it. */
const COPIED = 0.12;
/** A gram in more packages than this is credited only to an origin that is copied as a whole. */
const FEW = 4;
const COPIED_WHOLE = 0.4;
/** Grams in more packages than this are not compared pair by pair. */
const MANY = 40;

export const DROPPED = -1;

export type Owner = (owners: readonly number[]) => number;

/** `sizes`: grams per package. `related(a, b)`: of one family, or one pulls in the other. */
export function ownership(
  pairs: Float64Array,
  sizes: readonly number[],
  related: (a: number, b: number) => boolean,
): Owner {
  const shared = sharedCounts(pairs);
  const overlap = (a: number, b: number): number => shared.get(a < b ? a * 65536 + b : b * 65536 + a) ?? 0;
  const containment = (a: number, others: readonly number[]): number => {
    let sum = 0;
    for (const b of others) if (b !== a) sum += overlap(a, b);
    return sum / (Math.max(1, sizes[a] ?? 1) * (others.length - 1));
  };
  return (owners) => {
    const [first = DROPPED] = owners;
    if (owners.length === 1) return first;
    if (owners.length > MANY) return DROPPED;
    const best = origin(owners, containment);
    const enough = owners.length > FEW ? COPIED_WHOLE : COPIED;
    if (best.share >= enough || owners.every((other) => other === best.owner || related(best.owner, other)))
      return best.owner;
    return owners.length > FEW ? DROPPED : SHARED;
  };
}

function origin(owners: readonly number[], containment: (a: number, others: readonly number[]) => number) {
  let best = { owner: owners[0] ?? DROPPED, share: -1 };
  for (const owner of owners) {
    const share = containment(owner, owners);
    if (share > best.share) best = { owner, share };
  }
  return best;
}

function sharedCounts(pairs: Float64Array): ReadonlyMap<number, number> {
  const shared = new Map<number, number>();
  forEachGram(pairs, (_gram, owners) => {
    if (owners.length < 2 || owners.length > MANY) return;
    for (let i = 0; i < owners.length; i++) {
      for (let j = i + 1; j < owners.length; j++) {
        const key = (owners[i] ?? 0) * 65536 + (owners[j] ?? 0);
        shared.set(key, (shared.get(key) ?? 0) + 1);
      }
    }
  });
  return shared;
}
