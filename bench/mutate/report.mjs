/** What came of the mutants, as a Markdown document: a table by file, and each survivor with its place. Pure. */

const isNoticed = ({ verdict }) => verdict === "examples" || verdict === "unit tests";

/** Most of a place's text that is shown. */
const MAX_TEXT = 70;

/**
 * @param {readonly (import("./mutants.mjs").Mutant & { verdict: string })[]} judged
 * @param {{ all: number, seed: string, part: string }} run
 */
export function mutationReport(judged, { all, seed, part }) {
  const files = [...new Set(judged.map(({ path }) => path))];
  const survivors = judged.filter((one) => !isNoticed(one));
  return [
    "# Mutants that no test notices",
    "",
    `\`npm run bench:mutate\`, seed ${seed}: ${judged.length} of ${all} mutants${part ? ` in \`${part}\`` : ""}, ` +
      `of which ${judged.length - survivors.length} are noticed (${share(judged)}). Of logic ` +
      `${share(judged.filter(({ kind }) => kind === "logic"))}, of entries of lists ` +
      `${share(judged.filter(({ kind }) => kind === "list"))}. \`not reached\`: no example evaluates the place.`,
    "",
    "| file | mutants | by examples | by unit tests | survive | not reached |",
    "| --- | ---: | ---: | ---: | ---: | ---: |",
    ...files.map((path) => row(path, judged)),
    "",
    "## Survivors",
    "",
    "| place | mutant | |",
    "| --- | --- | --- |",
    ...survivors.map((one) => `| \`${one.path}:${one.line}\` | ${shown(one)} | ${one.verdict} |`),
    "",
  ].join("\n");
}

function row(path, judged) {
  const own = judged.filter((one) => one.path === path);
  const count = (verdict) => own.filter((one) => one.verdict === verdict).length;
  const counts = ["examples", "unit tests", "survives", "not reached"].map(count);
  return `| \`${path}\` | ${[own.length, ...counts].join(" | ")} |`;
}

const share = (list) =>
  list.length === 0 ? "none drawn" : `${Math.round((list.filter(isNoticed).length * 100) / list.length)} %`;

function shown({ kind, word, text, by }) {
  return kind === "list" ? `without ${code(word)}` : `${code(text)} becomes ${code(by)}`;
}

function code(text) {
  const line = text.replace(/\s+/g, " ").replaceAll("|", "\\|");
  return `\`\` ${line.length <= MAX_TEXT ? line : `${line.slice(0, MAX_TEXT)}...`} \`\``;
}
