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
  ...(["addresses", "dottedKeys", "elements", "sentences", "labels", "awaits"] as const),
  ...(["reflection", "kit", "complaints", "internals", "ownKeys", "absences"] as const),
] as const satisfies readonly (keyof Features)[];
const SEVERAL = 3;
/** So many sentences make a catalogue of the product's texts. */
const CATALOGUE = 12;
/** Fewer nodes of syntax say nothing by what they lack; more say more. */
const SIZES = [30, 150, 800] as const;
const LEAST_DATA = 2;

export function traitsOf({ features, components, isWrapped }: Shown): readonly string[] {
  const { size, texts, members } = features;
  const counted = COUNTED.map((name) => [name, features[name]] as const);
  return [
    ...[...counted, ["components", components] as const]
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${name} ${count < SEVERAL ? "few" : "several"}`),
    ...SIZES.filter((least) => size >= least).map((least) => `nodes ${least}`),
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
  ["absences few", -1.47],
  ["absences several", -2.29],
  ["addresses few", 3.07],
  ["addresses several", 3.87],
  ["awaits few", 1.72],
  ["awaits several", 1.94],
  ["catalogue", 3.94],
  ["complaints few", -0.14],
  ["complaints several", -0.6],
  ["components few", 0.77],
  ["components several", 1.79],
  ["data", -0.14],
  ["dottedKeys few", 1.5],
  ["dottedKeys several", 1.16],
  ["elements few", 0.93],
  ["elements several", 1.63],
  ["internals few", -1.12],
  ["internals several", -1.46],
  ["kit few", -1.91],
  ["kit several", -2.93],
  ["labels few", 1.19],
  ["labels several", 1.93],
  ["no text", -1.52],
  ["nodes 150", -0.17],
  ["nodes 30", 0.2],
  ["nodes 800", -0.47],
  ["ownKeys few", -1.09],
  ["ownKeys several", -1.49],
  ["reflection few", -1.83],
  ["reflection several", -3.08],
  ["sentences few", 1.25],
  ["sentences several", 2.12],
  ["wrapped", -1.39],
]);
