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
  /** Its grams, and how many of them are of a component that stands in the material. */
  readonly known: { readonly grams: number; readonly hits: number };
  /** A CommonJS module where most of the code stands in ES modules. */
  readonly isWrapped: boolean;
}

/** Counted as a few, or as several. */
const COUNTED = [
  ...(["addresses", "topics", "dottedKeys", "elements", "sentences", "labels", "awaits"] as const),
  ...(["reflection", "kit", "complaints", "internals", "ownKeys", "absences"] as const),
  ...(["tagged", "bits", "loops", "handlers"] as const),
] as const satisfies readonly (keyof Features)[];
const SEVERAL = 3;
/** So many sentences make a catalogue of the product's texts. */
const CATALOGUE = 12;
/** Fewer nodes of syntax say nothing by what they lack; more say more. */
const SIZES = [30, 150, 800, 3000] as const;
const MANY_TEXTS = [3, 15] as const;
const LEAST_DATA = 2;
/** The index would know some of so many grams, were they of a package that it holds in any version; of other code it knows a hundredth. */
const MANY_GRAMS = 20;
const MATCHED = 0.02;

export function traitsOf({ features, components, known: { grams, hits }, isWrapped }: Shown): readonly string[] {
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
    ...(grams >= MANY_GRAMS && hits === 0 ? ["unmatched"] : []),
    ...(hits > 0 && hits >= MATCHED * grams ? ["matched"] : []),
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
  ["absences few", -0.62],
  ["absences several", -0.54],
  ["addresses few", 2.88],
  ["addresses several", 3.36],
  ["awaits few", 1.2],
  ["awaits several", 1.71],
  ["bits few", -1.94],
  ["bits several", -2.52],
  ["catalogue", 3.58],
  ["complaints few", -0.58],
  ["complaints several", -0.85],
  ["components few", 0.41],
  ["components several", 1.22],
  ["data", -0.25],
  ["dottedKeys few", 0.56],
  ["dottedKeys several", 0.99],
  ["elements few", 0.87],
  ["elements several", 1.52],
  ["handlers few", 0.98],
  ["handlers several", 0.66],
  ["internals few", -1.46],
  ["internals several", -1.47],
  ["kit few", -0.99],
  ["kit several", -1.27],
  ["labels few", 0.66],
  ["labels several", 0.94],
  ["loops few", -1.08],
  ["loops several", -1.87],
  ["matched", -1.06],
  ["no text", -0.66],
  ["nodes 150", -0.25],
  ["nodes 30", -0.05],
  ["nodes 3000", -1.26],
  ["nodes 800", -0.08],
  ["ownKeys few", -0.61],
  ["ownKeys several", 0.76],
  ["reflection few", -0.74],
  ["reflection several", -1.22],
  ["sentences few", 0.89],
  ["sentences several", 1.25],
  ["tagged few", 2.56],
  ["tagged several", 0.86],
  ["texts 15", 0.28],
  ["texts 3", 0.32],
  ["topics few", -0.11],
  ["topics several", -0.02],
  ["unmatched", 0.51],
  ["wrapped", -2.96],
]);
