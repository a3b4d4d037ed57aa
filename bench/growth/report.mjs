/** What the search found, as a Markdown document. Pure. */

const MOST_ROWS = 80;

/** @param {{ list: readonly object[], cases: number, examples: number, problems: readonly string[], seed: string }} run */
export function growthReport({ list, cases, examples, problems, seed }) {
  const byId = Map.groupBy(list, ({ id }) => id);
  const rows = [...byId].slice(0, MOST_ROWS);
  return [
    "# What grows faster than the code",
    "",
    `\`npm run bench:growth\`, seed ${seed}: ${cases} kinds of code that were made of ${examples} examples by repeating pieces of them, ` +
      "each analysed at three sizes. A place of the engine is listed where twice as many pieces had it gone through more than 2.6 times as " +
      "often, twice in a row: a function, the body of a loop, or what the language goes through by itself, by its size. " +
      "Work is how often it would be gone through in a megabyte of such code if nothing bounded it; the bounds of the engine are not reached at these sizes, " +
      "so what a bound ends is listed, too. Places that one kind of code shows are one row, by the one with the most work.",
    "",
    "| place | and others | work in 1 MB | exponent | times at n, 2n, 4n | example and what is repeated |",
    "| --- | ---: | ---: | ---: | --- | --- |",
    ...rows.map(row),
    "",
    ...(byId.size > rows.length ? [`${byId.size - rows.length} more rows have less.`, ""] : []),
    ...(problems.length > 0
      ? ["## Problems", "", ...problems.map((one) => `- ${one.replace(/\s+/g, " ").slice(0, 200)}`), ""]
      : []),
  ].join("\n");
}

function row([id, [{ place, work, exponent, times }, ...others]]) {
  const cells = [
    place.replace("packages/engine/src/", ""),
    others.length,
    work.toExponential(1),
    exponent.toFixed(2),
    times.join(", "),
    id,
  ];
  return `| ${cells.map((one) => String(one).replaceAll("|", "\\|")).join(" | ")} |`;
}
