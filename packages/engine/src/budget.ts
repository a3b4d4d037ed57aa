/**
 * What the evaluation of one analysis may cost altogether. Each question has bounds of its own; a script can ask more
 * questions than it has room for answers. The allowance grows with the code, so an analysis stays linear in it, and it is a
 * count, so the same material ends at the same place. Where one kind of work has ended, answers are unknown.
 */

/**
 * Steps of the evaluator, values that substitutions rewrite, ways from a request to its callers, places that answers reach,
 * entries of objects that are listed as a whole, letters of rules that schemas of schemas state.
 */
export type Work = "steps" | "rewrites" | "ways" | "places" | "entries" | "letters";

type Left = Record<Work, number>;

interface Allowance {
  readonly base: number;
  /** For each code unit of all scripts. */
  readonly perUnit: number;
}

/** A single code unit of a real bundle was seen to take 2.7 steps, 2.4 rewrites, 0.03 ways and 0.13 places at most, on average over the bundle. */
const ALLOWANCES: Readonly<Record<Work, Allowance>> = {
  steps: { base: 2_000_000, perUnit: 10 },
  rewrites: { base: 2_000_000, perUnit: 10 },
  ways: { base: 2_000, perUnit: 0.2 },
  places: { base: 300_000, perUnit: 0.2 },
  entries: { base: 100_000, perUnit: 1 },
  letters: { base: 1_000_000, perUnit: 5 },
};

const NONE = Number.POSITIVE_INFINITY;
const UNBOUNDED: Left = { steps: NONE, rewrites: NONE, ways: NONE, places: NONE, entries: NONE, letters: NONE };

/** A piece of code: a node. */
interface Piece {
  readonly start: number;
  readonly end: number;
}

export class Budget {
  private readonly left: Left;
  /** What each script that asked may still spend of the evaluator's work. */
  private readonly shares = new Map<object, Left>();
  private share: Left | undefined;
  private readonly cutPieces = new Set<Piece>();
  private readonly size: number;

  /** @param size of all code, in code units */
  constructor(size: number) {
    this.size = size;
    const of = ({ base, perUnit }: Allowance): number => base + perUnit * size;
    const { steps, rewrites, ways, places, entries, letters } = ALLOWANCES;
    const few = { ways: of(ways), places: of(places), entries: of(entries) };
    this.left = { ...few, steps: of(steps), rewrites: of(rewrites), letters: of(letters) };
  }

  /**
   * A question of a script begins. Whatever it leads to, one script spends no more than its own code allows and half of the
   * rest: a small one that asks without an end leaves the others their answers.
   */
  asks(script: { readonly text: string }): void {
    this.share = this.shares.get(script) ?? this.shareOf(script.text.length);
    this.shares.set(script, this.share);
  }

  /** @param own code of one script, in code units */
  private shareOf(own: number): Left {
    if (own >= this.size) return UNBOUNDED;
    const of = ({ base, perUnit }: Allowance): number => perUnit * own + (base + perUnit * (this.size - own)) / 2;
    const { steps, rewrites, letters } = ALLOWANCES;
    return { ...UNBOUNDED, steps: of(steps), rewrites: of(rewrites), letters: of(letters) };
  }

  /** Whether there was something left for one more, or for as much as it costs. */
  spend(work: Work, cost = 1): boolean {
    const { left, share } = this;
    if (share) share[work] -= cost;
    if (share && share[work] < 0) return false;
    left[work] -= cost;
    return left[work] >= 0;
  }

  /** How much may still be spent; differences of it tell what something took. */
  remaining(work: Work): number {
    return this.left[work];
  }

  /** Notes that a bound of one question has something that stands in a piece of code left out. */
  cut(piece: Piece): void {
    this.cutPieces.add(piece);
  }

  /** Code units of the pieces of which something was left out. */
  get cutUnits(): number {
    let units = 0;
    for (const { start, end } of this.cutPieces) units += end - start;
    return units;
  }

  /** Whether something was asked for that was not there. */
  get isSpent(): boolean {
    return [this.left, ...this.shares.values()].some((left) => Object.values(left).some((rest) => rest < 0));
  }
}
