/** The figures of the web application beside their limits, as a table. Pure. */

/** Figures by name: words, limit, unit. A figure without a limit is told all the same. */
const ROWS = [
  ["initialScriptBytes", "initial script, compressed", 250_000, "bytes"],
  ["firstView.firstByte", "first byte", undefined, "ms"],
  ["firstView.firstPaint", "first view drawn", 1500, "ms"],
  ["firstView.largestPaint", "largest part drawn", 1500, "ms"],
  ["firstView.usable", "first view can be used", 1500, "ms"],
  ["interactions.openPoint", "input: open a point", 100, "ms"],
  ["interactions.filter", "input: filter as you type", 100, "ms"],
  ["interactions.sort", "input: sort a table", 100, "ms"],
  ["interactions.select", "input: select a call, see its bytes", 100, "ms"],
  ["interactions.nextRow", "input: next row by keyboard", 100, "ms"],
  ["interactions.openLongList", "input: open the list of errors", 100, "ms"],
  ["interactions.searchEverywhere", "input: search everywhere", 100, "ms"],
  ["thread.openErrors", "work of the page's thread to open it", 150, "ms"],
  ["thread.heapOverview", "memory of the scripts, on the overview", 60_000, "kB"],
  ["thread.heapCalls", "memory of the scripts, on the calls", 60_000, "kB"],
  ["longLine.opened", "10 MB on one line stand pretty-printed", 1000, "ms"],
  ["longLine.frame", "median frame while it scrolls", 20, "ms"],
  ["longLine.slowestFrame", "slowest frame while it scrolls", undefined, "ms"],
];

const valueAt = (results, path) => path.split(".").reduce((value, name) => value[name], results);

/** @returns {{ text: string, passed: boolean }} */
export function webReport(results) {
  const { looks } = results;
  const rows = ROWS.map(([path, words, limit, unit]) => {
    const value = valueAt(results, path);
    return { words, value, limit, unit, ok: limit === undefined || value <= limit };
  });
  const cell = (number, unit) => (number === undefined ? "" : `${number.toLocaleString("en")} ${unit}`);
  const lines = rows.map(
    ({ words, value, limit, unit, ok }) =>
      `| ${words} | ${cell(value, unit)}${ok ? "" : " (above)"} | ${cell(limit, unit)} |`,
  );
  const text = `# The web application, measured

A specification of ${results.statements.toLocaleString("en")} statements (the applications of the benchmark as one capture, and a script of 10 MB on one
line) in Chromium over \`asbuilt serve\`, both on the same machine: 2 cores, medians of 5 runs, each with an empty cache.
Inputs: the slowest of each step, from the input to the next frame that the browser shows (Event Timing, in steps of
8 ms). Run it with \`npm run bench:web\`.

| figure | measured | limit |
| --- | ---: | ---: |
${lines.join("\n")}

Every page of the specification, in each layout, light and dark, for a desktop and for a phone: ${looks.pages} pages. Faults on
them that axe calls serious, or that the browser complains of: ${looks.faults.length}.
${looks.faults.map((fault) => `\n- ${fault}`).join("")}`.trimEnd();
  return { text: `${text}\n`, passed: rows.every(({ ok }) => ok) && looks.faults.length === 0 };
}
