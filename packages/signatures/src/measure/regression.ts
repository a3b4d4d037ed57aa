/**
 * Logistic regression over named traits, without a constant: what has no trait is as likely one as the other. Weighted,
 * regularised, by batch gradient descent with Adam's steps; the same rows give the same weights.
 */

export interface Row {
  readonly traits: readonly string[];
  readonly product: boolean;
  readonly weight: number;
}

export type Weights = ReadonlyMap<string, number>;

/** Half the square of a weight costs so much, beside rows that weigh some thousands. */
const RIDGE = 0.3;
const STEPS = 400;
const RATE = 0.05;
const [KEEP_MEAN, KEEP_SQUARE] = [0.9, 0.999];

export const oddsOf = (traits: readonly string[], weights: Weights): number =>
  traits.reduce((sum, trait) => sum + (weights.get(trait) ?? 0), 0);

const probability = (odds: number): number => 1 / (1 + Math.exp(-odds));

export function fit(rows: readonly Row[]): Weights {
  const weights = new Map([...new Set(rows.flatMap(({ traits }) => traits))].sort().map((trait) => [trait, 0]));
  const mean = new Map<string, number>();
  const square = new Map<string, number>();
  for (let step = 1; step <= STEPS; step++) {
    for (const [trait, slope] of slopes(rows, weights)) {
      const first = KEEP_MEAN * (mean.get(trait) ?? 0) + (1 - KEEP_MEAN) * slope;
      const second = KEEP_SQUARE * (square.get(trait) ?? 0) + (1 - KEEP_SQUARE) * slope * slope;
      mean.set(trait, first);
      square.set(trait, second);
      const size = Math.sqrt(second / (1 - KEEP_SQUARE ** step)) + 1e-8;
      weights.set(trait, (weights.get(trait) ?? 0) - (RATE * first) / (1 - KEEP_MEAN ** step) / size);
    }
  }
  return weights;
}

function slopes(rows: readonly Row[], weights: Weights): Weights {
  const out = new Map([...weights].map(([trait, weight]) => [trait, RIDGE * weight]));
  for (const { traits, product, weight } of rows) {
    const wrong = (probability(oddsOf(traits, weights)) - (product ? 1 : 0)) * weight;
    for (const trait of traits) out.set(trait, (out.get(trait) ?? 0) + wrong);
  }
  return out;
}

/** Mean of minus the log of the probability that the weights give to what is so: 0.693 for a tossed coin. */
export function surprise(rows: readonly Row[], weights: Weights): number {
  const all = rows.reduce((sum, { weight }) => sum + weight, 0);
  const lost = rows.map(({ traits, product, weight }) => {
    const odds = oddsOf(traits, weights);
    return -weight * Math.log(probability(product ? odds : -odds));
  });
  return lost.reduce((sum, one) => sum + one, 0) / all;
}
