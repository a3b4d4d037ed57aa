/**
 * Draws what attribution costs: `node src/measure/plot.ts PAGE > PICTURE.svg`. PAGE is a Markdown page with the table
 * that `main.ts` prints and, further down, the table of recall with runs of neighbours and alone; the picture shows
 * nothing that does not stand in them.
 */
import { readFileSync } from "node:fs";
import { panel, type Series } from "./panel.ts";

const COLOURS = ["#0b6e99", "#b35900", "#4f7a28"];
const SAMPLING = ["all", "a quarter", "a sixteenth"];
const LEFT_OUT = ["0 %", "25 %", "50 %", "100 %"];
const RUNS = ["runs, 0 %", "alone, 0 %", "runs, 50 %", "alone, 50 %"];

const [page] = process.argv.slice(2);
if (!page) {
  console.error("usage: node src/measure/plot.ts PAGE > PICTURE.svg");
  process.exit(2);
}
const rows = readFileSync(page, "utf8").split("\n").filter(isRow).map(cellsOf);
const measured = measuredRows(rows);
const apps = [...new Set(measured.map(({ app }) => app))];
const [whole = "", ...fewer] = SAMPLING;
const out = [
  '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="380" font-family="sans-serif" font-size="12" role="img">',
  "<title>Third-party recall and precision by sampling rate, share of packages left out, and neighbours</title>",
  '<rect width="960" height="380" fill="#fff"/>',
  ...panel(50, "Grams kept of each package", SAMPLING, curves([whole, ...fewer].map((kept) => [kept, "0 %"]))),
  ...panel(365, "Packages left out", LEFT_OUT, curves(LEFT_OUT.map((share) => [whole, share]))),
  ...panel(680, "Recall with runs, and alone (earlier index)", RUNS, runs()),
  ...apps.map(
    (app, at) =>
      `<text x="${50 + at * 230}" y="345" fill="${COLOURS[at]}" font-weight="bold">${app.split(" ")[0]}</text>`,
  ),
  '<text x="50" y="366" fill="#444">solid: third-party recall; dashed: third-party precision</text>',
  "</svg>",
];
console.log(out.join("\n"));

/** One solid line of recall and one dashed line of precision per application, over the given variants. */
function curves(variants: readonly (readonly string[])[]): readonly Series[] {
  return apps.flatMap((app, at) => {
    const found = variants.map(([kept, left]) =>
      measured.find((row) => row.app === app && row.kept === kept && row.left === left),
    );
    const colour = COLOURS[at] ?? "#000";
    return [
      { colour, dashed: false, values: found.map((row) => row?.recall) },
      { colour, dashed: true, values: found.map((row) => row?.precision) },
    ];
  });
}

/** The rows `recall, with runs | 0 % | …` of the second table; its columns are named in its head. */
function runs(): readonly Series[] {
  const recall = rows.filter(([name]) => name?.startsWith("recall, "));
  const head = rows.find(([first, second, third]) => first === "" && second === "left out" && third) ?? [];
  return apps.map((app, at) => {
    const column = head.findIndex((name) => name !== "" && app.startsWith(name));
    return { colour: COLOURS[at] ?? "#000", dashed: false, values: recall.map((cells) => Number(cells[column])) };
  });
}

/** The application stands only in its first row. */
function measuredRows(all: readonly (readonly string[])[]) {
  let app = "";
  return all.flatMap((cells) => {
    const [name = "", kept = "", left = "", recall, precision] = cells;
    if (!SAMPLING.includes(kept) || !LEFT_OUT.includes(left)) return [];
    app = name || app;
    return [{ app, kept, left, recall: Number(recall), precision: Number(precision) }];
  });
}

function isRow(line: string): boolean {
  return line.startsWith("| ") && line.endsWith("|");
}

function cellsOf(line: string): readonly string[] {
  return line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}
