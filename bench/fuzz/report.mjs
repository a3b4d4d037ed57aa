/** What came of the cases, as a Markdown document. Pure. */

/** @param {{ shapes: readonly object[], counts: Record<string, number>, found: readonly object[], seed: string }} run */
export function fuzzReport({ shapes, counts, found, seed }) {
  const cases = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const points = shapes.reduce((sum, { points: own }) => sum + own.length, 0);
  return [
    "# Hostile and random input",
    "",
    `\`npm run bench:fuzz\`, seed ${seed}: ${cases} random cases, each analysed twice with its files in two orders, and ` +
      `${shapes.length} shapes at ${points} sizes. A case passes where the analysis comes back, its evidence stands in the material, ` +
      "the schema holds and both orders give the same bytes.",
    "",
    "| cases | number | findings |",
    "| --- | ---: | ---: |",
    ...Object.entries(counts).map(
      ([kind, count]) => `| ${kind} | ${count} | ${found.filter((one) => one.kind === kind).length} |`,
    ),
    "",
    "## Findings",
    "",
    ...(found.length === 0
      ? ["None among the random cases."]
      : found.map(({ kind, seed: own, finding }) => `- ${kind} ${own}: ${code(finding)}`)),
    "",
    "## Shapes",
    "",
    "The exponent is the slope of cost against size over the last sizes that took 0.2 s and more; none: they take less.",
    "",
    "| shape | largest, code units | processor s | exponent | findings |",
    "| --- | ---: | ---: | ---: | --- |",
    ...shapes.map(row),
    "",
  ].join("\n");
}

function row({ name, points, exponent, findings }) {
  const last = points.at(-1);
  const cells = [
    name,
    last.size,
    last.seconds?.toFixed(1) ?? "",
    exponent?.toFixed(2) ?? "",
    findings.map(code).join(" "),
  ];
  return `| ${cells.join(" | ")} |`;
}

const code = (text) => `\`${text.replace(/[`|\s]+/g, " ").slice(0, 160)}\``;
