/**
 * `npm run bench:stacks [-- --accept-losses]`: holds the analysis of one product in many stacks against its labels,
 * writes the table of docs/accuracy.md and the gaps that `tests/stacks.test.ts` knows, and keeps what a stack gave when it
 * was read for the first time. Fails where a stack has lost something. Needs `npm run build`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { analyzeInput } from "asbuilt/analysis";
import { STACKS } from "../tools/fixtures/stacks.mjs";
import { gapsIn, POINTS, scoreOf } from "./stack-score.mjs";

/** @typedef {import("./stack-score.mjs").Score} Score */
/** @typedef {Record<string, Record<string, Score>>} Scores by stack and point */
/** @typedef {Record<string, Record<string, string>>} Cells by stack and point */

/** @param {string} path */
const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
/** @param {string} path */
const read = (path) => JSON.parse(readFileSync(at(path), "utf8"));
/** Pairs of numbers stay on one line, as the formatter has them. @param {string} path @param {unknown} value */
const write = (path, value) => {
  const text = JSON.stringify(value, null, 2).replace(/\[\s+(\d+),\s+(\d+)\s+\]/g, "[$1, $2]");
  writeFileSync(at(path), `${text}\n`);
};

const FIRST = "fixtures/stacks/first-sight.json";
const GAPS = "tests/stacks.gaps.json";
const [BEGIN, END] = ["<!-- stacks: begin -->", "<!-- stacks: end -->"];

/**
 * Recall, and precision where something is shown that is not so.
 * @param {Score} score
 */
function cell({ found, labels, wrong }) {
  const recall = `${Math.round((100 * found) / labels)} %`;
  return wrong.length === 0 ? recall : `${recall} at ${Math.round((100 * found) / (found + wrong.length))}`;
}

/** @param {string} stack @param {Cells} first @param {Cells} now */
function row(stack, first, now) {
  const cells = POINTS.map((point) => {
    const [before, after] = [first[stack]?.[point], now[stack]?.[point]];
    return before === after ? after : `${before} → ${after}`;
  });
  return `| ${[stack, ...cells].join(" | ")} |`;
}

/** @param {readonly string[]} lines */
function intoPage(lines) {
  const page = at("docs/accuracy.md");
  const text = readFileSync(page, "utf8");
  if (!text.includes(BEGIN) || !text.includes(END)) throw new Error("docs/accuracy.md has no place for the table");
  const [before, rest] = [text.slice(0, text.indexOf(BEGIN)), text.slice(text.indexOf(END))];
  writeFileSync(page, `${before}${BEGIN}\n\n${lines.join("\n")}\n\n${rest}`);
}

/** @returns {Promise<Scores>} */
async function scoreAll() {
  const expected = read("fixtures/stacks/expected.json");
  /** @type {Scores} */
  const scores = {};
  for (const stack of STACKS) {
    const { specification } = await analyzeInput(at(`fixtures/stacks/${stack}/material`));
    scores[stack] = scoreOf(specification.points, expected);
  }
  return scores;
}

/** @param {Scores} scores @returns {string[]} what was found before and is not found now */
function losses(scores) {
  const before = read(GAPS);
  return Object.entries(scores).flatMap(([stack, points]) =>
    Object.entries(points).flatMap(([point, { found, labels, wrong }]) => {
      if (!before[stack]) return [];
      const [foundThen, wrongThen] = before[stack][point] ?? [labels, 0];
      return found < foundThen || wrong.length > wrongThen ? [`${stack} ${point}`] : [];
    }),
  );
}

const scores = await scoreAll();
/** @type {Cells} */
const now = Object.fromEntries(
  Object.entries(scores).map(([stack, points]) => [
    stack,
    Object.fromEntries(POINTS.map((point) => [point, cell(/** @type {Score} */ (points[point]))])),
  ]),
);
const first = { ...now, ...read(FIRST) };
const lines = [
  `| stack | ${POINTS.join(" | ")} |`,
  `| --- | ${POINTS.map(() => "---").join(" | ")} |`,
  ...STACKS.map((stack) => row(stack, first, now)),
];
console.log(lines.join("\n"));
if (process.argv.includes("--verbose")) {
  for (const [stack, points] of Object.entries(scores)) {
    for (const [point, { lost, wrong }] of Object.entries(points)) {
      console.log(
        [
          ...lost.map((word) => `${stack} ${point} lost ${word}`),
          ...wrong.map((word) => `${stack} ${point} wrong ${word}`),
        ].join("\n"),
      );
    }
  }
}
const lost = losses(scores);
for (const what of lost) console.error(`lost: ${what}`);
if (lost.length > 0 && !process.argv.includes("--accept-losses")) process.exitCode = 1;
else {
  write(FIRST, first);
  write(GAPS, Object.fromEntries(Object.entries(scores).map(([stack, points]) => [stack, gapsIn(points)])));
  intoPage(lines);
}
