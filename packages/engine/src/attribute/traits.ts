/**
 * From what a unit shows to what it says: a list of named traits, each with its weight, a log likelihood ratio of product
 * against library code that the index does not know. The weights are those of one logistic regression over all traits, so
 * they may be added up; `packages/signatures/src/measure/fit.ts` makes the table, docs/decisions/attribution.md tells from
 * what.
 */
import type { Features } from "./features.ts";

export interface Shown {
  readonly features: Features;
  /** Components of the index that the unit uses directly. */
  readonly components: number;
  /** A CommonJS module where most of the code stands in ES modules. */
  readonly isWrapped: boolean;
}

/** Counted as a few, or as several. */
const COUNTED = [
  ...(["addresses", "topics", "dottedKeys", "elements", "sentences", "labels", "awaits"] as const),
  ...(["reflection", "kit", "complaints", "internals", "ownKeys", "absences"] as const),
] as const satisfies readonly (keyof Features)[];
const SEVERAL = 3;
/** So many sentences make a catalogue of the product's texts. */
const CATALOGUE = 12;
/** Fewer nodes of syntax say nothing by what they lack; more say more. */
const SIZES = [30, 150, 800] as const;
const MANY_TEXTS = [3, 15] as const;
const LEAST_DATA = 2;

export function traitsOf({ features, components, isWrapped }: Shown): readonly string[] {
  const { size, texts, members } = features;
  const counted = COUNTED.map((name) => [name, features[name]] as const);
  return [
    ...[...counted, ["components", components] as const]
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${name} ${count < SEVERAL ? "few" : "several"}`),
    ...SIZES.filter((least) => size >= least).map((least) => `nodes ${least}`),
    ...MANY_TEXTS.filter((least) => texts >= least).map((least) => `texts ${least}`),
    ...(size >= SIZES[0] && texts === 0 ? ["no text"] : []),
    ...(members === 0 && texts >= LEAST_DATA ? ["data"] : []),
    ...(features.catalogue >= CATALOGUE ? ["catalogue"] : []),
    ...(features.generated > 0 ? ["generated"] : []),
    ...(features.sources > 0 ? ["sources"] : []),
    ...(isWrapped ? ["wrapped"] : []),
  ];
}

export const weightOf = (trait: string): number => RARE.get(trait) ?? WEIGHTS.get(trait) ?? 0;

/** Too rare to be measured: tables that a tool generates for a product; sources with a notice, which compilers hold. */
const RARE: ReadonlyMap<string, number> = new Map([
  ["generated", 12],
  ["sources", -5],
]);

const WEIGHTS: ReadonlyMap<string, number> = new Map([
  ["absences few", -1.41],
  ["absences several", -2.23],
  ["addresses few", 3.47],
  ["addresses several", 3.73],
  ["awaits few", 1.73],
  ["awaits several", 1.98],
  ["catalogue", 3.92],
  ["complaints few", -0.34],
  ["complaints several", -0.56],
  ["components few", 0.75],
  ["components several", 1.69],
  ["data", -0.45],
  ["dottedKeys few", 1.37],
  ["dottedKeys several", 0.9],
  ["elements few", 0.85],
  ["elements several", 1.5],
  ["internals few", -1.2],
  ["internals several", -1.48],
  ["kit few", -1.93],
  ["kit several", -3.1],
  ["labels few", 1.05],
  ["labels several", 1.71],
  ["no text", -1.09],
  ["nodes 150", -0.42],
  ["nodes 30", -0.18],
  ["nodes 800", -0.63],
  ["ownKeys few", -1.0],
  ["ownKeys several", -1.4],
  ["reflection few", -1.83],
  ["reflection several", -3.1],
  ["sentences few", 1.28],
  ["sentences several", 1.96],
  ["texts 15", 0.43],
  ["texts 3", 0.65],
  ["topics few", 0.65],
  ["topics several", 1.49],
  ["wrapped", -1.44],
]);
