/** The benchmark's results as a table: for the terminal and for RESULTS.md the same rows. Pure. */

/**
 * @typedef {object} Result
 * @property {string} package
 * @property {number} scripts
 * @property {number} scriptBytes
 * @property {{ ms: number, megabytes: number, runs: readonly number[] }} parse medians; single runs in milliseconds
 * @property {{ ms: number, megabytes: number, runs: readonly number[] }} analysis
 * @property {number} ratio analysis to parse
 * @property {Record<string, number>} stages medians, in milliseconds
 */

const HEAD = ["application", "scripts", "MB", "parse ms", "analysis ms", "ratio", "parse peak MB", "analysis peak MB"];

const cells = (result) => [
  result.package,
  String(result.scripts),
  (result.scriptBytes / 1e6).toFixed(2),
  result.parse.ms.toFixed(0),
  result.analysis.ms.toFixed(0),
  result.ratio.toFixed(2),
  result.parse.megabytes.toFixed(0),
  result.analysis.megabytes.toFixed(0),
];

/** @param {readonly Result[]} results */
export const table = (results) => aligned(HEAD, results.map(cells));

/** How long each stage takes, with its share of the whole. @param {readonly Result[]} results */
export function stageTable(results) {
  const names = Object.keys(results[0]?.stages ?? {});
  const rows = results.map(({ package: name, stages }) => {
    const whole = Object.values(stages).reduce((sum, ms) => sum + ms, 0);
    return [name, ...names.map((stage) => `${stages[stage]} (${Math.round((stages[stage] / whole) * 100)} %)`)];
  });
  return aligned(["stage, ms", ...names], rows);
}

function aligned(head, body) {
  const rows = [head, ...body];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join(" | ")} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? "-".repeat(width + 2) : `${"-".repeat(width + 1)}:`)).join("|")}|`;
  return [line(head), rule, ...body.map(line)].join("\n");
}

/** @param {{ node: string, machine: string, runs: number, results: readonly Result[] }} report */
export const markdown = ({ node, machine, runs, results }) => `# Benchmark

Analysis against bare parse, on published applications. Bare parse: a fresh process that reads, decodes and parses every
script with raw transfer and touches each tree. Analysis: a fresh process of the command line with JSON output. Alternating
runs, medians of ${runs}; the ratio is the figure. Peak: the largest resident memory of the process.

Node ${node}, ${machine}. Run it with \`npm run bench\`.

${table(results)}

Where the time goes: the same analysis in a process that looks at the clock between the stages. "parse" is the parser and
the scopes, "extract" also the survey, the call graph and all evaluation.

${stageTable(results)}
`;
