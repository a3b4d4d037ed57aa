/** The results of wrapping as a document: by wrapper, by minifier, and samples of what differs. */

import { areNames } from "../tests/forms/compare-forms.ts";

const SAMPLES = 3;
const LINES = 3;

const isEqual = ({ differences }) => differences.length === 0;
const isNamed = ({ differences }) => areNames(differences);

/** Rows by what `keys` names of an outcome, each with how many there are and how many are equal. */
function counted(outcomes, keys) {
  const rows = new Map();
  for (const outcome of outcomes) for (const key of keys(outcome)) rows.set(key, [...(rows.get(key) ?? []), outcome]);
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1));
}

function table(title, outcomes, keys) {
  const rows = counted(outcomes, keys).map(([key, list]) => {
    const alone = list.filter(({ kinds }) => kinds.length <= 1);
    const equal = (some) => some.filter(isEqual).length;
    const names = list.filter(isNamed).length;
    const not = list.length - equal(list) - names;
    return `| ${key} | ${list.length} | ${equal(list)} | ${names} | ${not} | ${equal(alone)} of ${alone.length} |`;
  });
  return [
    `| ${title} | combinations | equal | but for names of constants | not equal | equal as the only layer |`,
    "| --- | ---: | ---: | ---: | ---: | ---: |",
    ...rows,
  ].join("\n");
}

const escaped = (line) => line.replaceAll("`", "'");

function samples(outcomes, keys) {
  return counted(
    outcomes.filter((one) => !isEqual(one)),
    keys,
  )
    .map(([key, list]) => [`### ${key}`, "", ...list.toSorted(simplestFirst).slice(0, SAMPLES).map(sample)].join("\n"))
    .join("\n\n");
}

const simplestFirst = (a, b) =>
  a.kinds.length - b.kinds.length || (a.tool === "none" ? -1 : 0) - (b.tool === "none" ? -1 : 0);

function sample({ seed, index, material, minifier, place, arrangement, way, kinds, differences }) {
  const about = [material, `minifier ${minifier}`, place, arrangement, way && `exports ${way}`, kinds.join(" > ")];
  const more = differences.length > LINES ? [`  - and ${differences.length - LINES} more`] : [];
  return [
    `- ${about.filter(Boolean).join(", ")}: \`npm run bench:forms -- --seed ${seed} --only ${index}\``,
    ...differences.slice(0, LINES).map((line) => `  - \`${escaped(line)}\``),
    ...more,
  ].join("\n");
}

export function formsReport(outcomes, seed) {
  const equal = outcomes.filter(isEqual).length;
  const names = outcomes.filter(isNamed).length;
  return `${[
    "# Wrapping changes nothing",
    `${outcomes.length} combinations of a built fixture, layers of wrappers and a minifier, seed ${seed}: ${equal} equal, ${names} equal but for the names of constants, which are made of the words around their uses, ${outcomes.length - equal - names} not. Each is compared with the same fixture, minified alike and not wrapped: statements of the nine points without evidence, libraries, and whose code it is.`,
    "## By wrapper",
    table("wrapper", outcomes, ({ kinds, arrangement }) => (kinds.length > 0 ? new Set(kinds) : [arrangement])),
    "## By minifier",
    table("minifier", outcomes, ({ minifier }) => [minifier]),
    "## By material",
    table("material", outcomes, ({ material }) => [material]),
    "## By depth, place, way out and arrangement",
    table("form", outcomes, ({ kinds, place, way, arrangement }) => [
      `depth ${kinds.length}`,
      `place: ${place}`,
      `exports: ${way ?? "none"}`,
      `files: ${arrangement}`,
    ]),
    "## What differs",
    samples(outcomes, ({ kinds, arrangement }) => (kinds.length > 0 ? new Set(kinds) : [arrangement])),
  ].join("\n\n")}\n`;
}
