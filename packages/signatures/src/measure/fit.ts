/**
 * Fits the weights of `packages/engine/src/attribute/traits.ts`: `node src/measure/fit.ts FOLDER...`. A folder holds one
 * folder per application, with its files in `material/` and the truth in `truth.json` (from source maps) or its sources in
 * `source/`. Prints how well weights do on applications and packages that they were not fitted on, then the table.
 */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { loadSignatures } from "../index.ts";
import { type LabelledUnit, labelledUnits } from "./labelled-units.ts";
import { fit, oddsOf, type Row, surprise } from "./regression.ts";

/** Applications are dealt into so many parts, of which each is left out once. */
const PARTS = 6;
/** A unit counts by the root of its size, up to this size, and all units of an owner by the root of their number. */
const LONGEST = 3000;
/** Product code that is lost weighs more than library code that is taken for the product's: so much more. */
const PRODUCT = 1.5;
/** What is told by sources is of one product, written in many stacks, and weighs less. */
const OF_SOURCES = 0.6;
const TOTAL = 1000;

interface FitRow extends Row {
  readonly unit: LabelledUnit;
}

function rowsOf(units: readonly LabelledUnit[]): readonly FitRow[] {
  const count = new Map<string, number>();
  const total = { true: 0, false: 0 };
  for (const unit of units) count.set(groupOf(unit), (count.get(groupOf(unit)) ?? 0) + 1);
  const own = (unit: LabelledUnit): number =>
    Math.sqrt(Math.min(unit.size, LONGEST)) / Math.sqrt(count.get(groupOf(unit)) ?? 1);
  for (const unit of units) total[`${unit.product}`] += own(unit);
  return units.map((unit) => {
    const { product, traits, hasMaps } = unit;
    const side = (product ? PRODUCT : 1) * (hasMaps ? 1 : OF_SOURCES);
    return { unit, product, traits, weight: (side * TOTAL * own(unit)) / total[`${product}`] };
  });
}

const groupOf = ({ product, app, owner }: LabelledUnit): string => (product ? `product ${app}` : `package ${owner}`);

/** Neither applications nor packages that are tried are among those that the weights are fitted on. */
function validate(rows: readonly FitRow[], apps: readonly string[]): void {
  let [weight, lost, right] = [0, 0, 0];
  for (let part = 0; part < PARTS; part++) {
    const held = new Set(apps.filter((_, at) => at % PARTS === part));
    const tried = rows.filter(({ unit }) => held.has(unit.app));
    const groups = new Set(tried.map(({ unit }) => groupOf(unit)));
    const weights = fit(rows.filter(({ unit }) => !groups.has(groupOf(unit))));
    const all = tried.reduce((sum, row) => sum + row.weight, 0);
    const isRight = (row: FitRow): boolean => oddsOf(row.traits, weights) > 0 === row.product;
    weight += all;
    lost += all * surprise(tried, weights);
    right += tried.filter(isRight).reduce((sum, row) => sum + row.weight, 0);
  }
  console.log(`left out: surprise ${(lost / weight).toFixed(3)}, right ${(right / weight).toFixed(3)}`);
}

const signatures = loadSignatures();
const isApp = (path: string): boolean =>
  existsSync(join(path, "material")) && (existsSync(join(path, "truth.json")) || existsSync(join(path, "source")));
const places = process.argv
  .slice(2)
  .flatMap((folder) =>
    readdirSync(folder)
      .sort()
      .map((app) => ({ folder, app })),
  )
  .filter(({ folder, app }) => isApp(join(folder, app)));
if (places.length === 0) {
  console.error("usage: node src/measure/fit.ts FOLDER...");
  process.exit(2);
}
const units = places.flatMap(({ folder, app }) => labelledUnits(folder, app, signatures));
const rows = rowsOf(units);
console.log(
  `${places.length} applications, ${units.length} units, ${units.filter((one) => one.product).length} product`,
);
validate(
  rows,
  places.map(({ app }) => app),
);
for (const [trait, weight] of fit(rows)) console.log(`  ["${trait}", ${weight.toFixed(2)}],`);
