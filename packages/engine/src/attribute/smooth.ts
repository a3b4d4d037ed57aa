/**
 * Smooths evidence along the units of a module. In scope-hoisted code the modules of a package stand together, so a
 * unit is likely of the same side as its neighbours. Two sides, forward and backward pass (a hidden Markov chain).
 */

/** Natural log of how much likelier staying on a side is than changing it, between two neighbouring units. */
const STAY = 3;

/** Evidence of one unit is limited, so that no single one outweighs a whole neighbourhood. */
const MAX_EVIDENCE = 12;

/** From log odds per unit, alone, to log odds per unit given all of its module. */
export function smooth(evidence: readonly number[]): readonly number[] {
  const bounded = evidence.map((odds) => Math.max(-MAX_EVIDENCE, Math.min(MAX_EVIDENCE, odds)));
  const forward = passed(bounded);
  const backward = passed([...bounded].reverse()).reverse();
  return bounded.map((own, at) => own + (forward[at] ?? 0) + (backward[at] ?? 0));
}

/** What the units before each one say of it. */
function passed(evidence: readonly number[]): number[] {
  let message = 0;
  return evidence.map((own) => {
    const before = message;
    message = handedOn(message + own);
    return before;
  });
}

/** Odds of a change. */
const CHANGE = Math.exp(-STAY);

/** Log odds of the next unit, of a unit whose log odds are given. What they are bounded by keeps this from overflow. */
function handedOn(odds: number): number {
  const own = Math.exp(odds);
  return Math.log((own + CHANGE) / (own * CHANGE + 1));
}
