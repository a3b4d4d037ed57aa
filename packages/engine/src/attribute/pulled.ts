/**
 * Components that stand in the material by a few grams only, and that belong to one which surely stands there: it
 * depends on them, is released together with them, or hardly anything but them depends on it. They were there when the
 * application was built, so a small piece of their code is enough.
 */
import { append } from "../multimap.ts";
import { type Count, oddsOf } from "./evidence.ts";
import type { Standing } from "./presence.ts";
import type { SignatureIndex } from "./signatures.ts";
import type { Votes } from "./votes.ts";

/** Log odds of one unit that are enough, and the share of its grams that must be the component's. */
const ENOUGH = 7;
const SHARE = 0.3;
/** With fewer grams the log odds are never enough. */
const FEWEST = 2;

/** What comes with one that is found so is looked for, too, so many times, if so many of its grams no other one has. */
const ROUNDS = 3;
const SOLE = 3;

/** Those that are not in `standing` yet. Frameworks are large: of one that is there, more would be seen. */
export function pulledComponents(
  votes: readonly Pick<Votes, "grams">[],
  counts: readonly ReadonlyMap<number, Count>[],
  { present, doubted }: Standing,
  index: SignatureIndex,
): ReadonlySet<number> {
  const little = littleOf(votes, counts, present);
  const sure = [...present].filter((number) => !doubted.has(number));
  const found = new Set<number>();
  for (let round = 0; round < ROUNDS; round++) {
    const there = [...sure, ...[...found].filter((number) => (little.get(number) ?? 0) >= SOLE)];
    const expected = new Set([...pulledInBy(there, index), ...besides(there, index)]);
    const more = [...little.keys()].filter((number) => expected.has(number) && !found.has(number));
    if (more.length === 0) break;
    for (const number of more) found.add(number);
  }
  return found;
}

/** Components that are not present, and of which a unit shows a piece, with the most grams there that only they have. */
function littleOf(
  votes: readonly Pick<Votes, "grams">[],
  counts: readonly ReadonlyMap<number, Count>[],
  present: ReadonlySet<number>,
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  counts.forEach((unit, at) => {
    const grams = votes[at]?.grams ?? 0;
    for (const [number, count] of unit) {
      // Nearly all pairs end here, and there are hundreds of thousands.
      if (count.raw < FEWEST || count.weighed < SHARE * grams) continue;
      if (present.has(number) || oddsOf(grams, count) < ENOUGH) continue;
      found.set(number, Math.max(found.get(number) ?? 0, count.sole));
    }
  });
  return found;
}

/** What so few depend on comes with one of them. */
const FEW = 8;

/** What is released together with a component, and what depends on one of which hardly anything else does. */
function besides(sure: readonly number[], { components }: SignatureIndex): ReadonlySet<number> {
  const found = new Set(releasedWith(sure, components));
  const there = new Set(sure);
  const users = new Map<number, number[]>();
  components.forEach(({ pulls = [] }, number) => {
    for (const other of pulls) if (there.has(other)) append(users, other, number);
  });
  for (const list of users.values()) if (list.length <= FEW) for (const number of list) found.add(number);
  return found;
}

/** What components depend on, directly or not. */
function pulledInBy(from: readonly number[], { components }: SignatureIndex): ReadonlySet<number> {
  const reached = new Set<number>();
  const waiting = [...from];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const other of components[next]?.pulls ?? []) {
      if (reached.has(other) || components[other]?.kind === "framework") continue;
      reached.add(other);
      waiting.push(other);
    }
  }
  return reached;
}

/** What is released together with components, or with what is: `@angular/localize`, its compiler, the framework's core. */
function releasedWith(from: readonly number[], components: SignatureIndex["components"]): ReadonlySet<number> {
  const reached = new Set(from);
  const waiting = [...from];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const other of components[next]?.together ?? []) {
      if (reached.has(other)) continue;
      reached.add(other);
      waiting.push(other);
    }
  }
  return reached;
}
