/**
 * What came of the tests, from Vitest's JSON report: how many passed and failed, which were skipped and why, and what is
 * known not to work. Takes the parsed report and Vitest's exit code; pure. Reasons are the `meta` of a test
 * (`tests/task-meta.d.ts`). A test that was neither run nor skipped for a reason counts as failed.
 */

/**
 * @typedef {object} TestCounts
 * @property {number} passed without those that show a known gap
 * @property {number} failed
 * @property {readonly { name: string, reason: string }[]} skipped
 * @property {readonly string[]} gaps what fails today and is written down, with its reason
 * @property {number} leftOut tests of the full run that this run left out
 * @property {readonly string[]} notRun names of tests without a result, and of files that could not be loaded
 * @property {readonly string[]} failures names of tests that failed, each with the beginning of what it said
 */

/** A report is often read by its end alone: enough of a message to see what was expected there. */
const MESSAGE_LINES = 12;

/**
 * @param {{ readonly testResults: readonly object[] }} report
 * @param {number} exitCode
 * @param {string} [leftOut] the tag of the tests that the run was told to leave out
 * @returns {TestCounts}
 */
export function countTests(report, exitCode, leftOut = undefined) {
  const files = report.testResults.map((file) => ({ ...file, tests: file.assertionResults }));
  const all = files.flatMap((file) => file.tests);
  const tests = all.filter(({ status, tags = [] }) => status !== "skipped" || !tags.includes(leftOut));
  const unloaded = files.filter(({ status, tests: own }) => status === "failed" && own.length === 0);
  const of = (status) => tests.filter((one) => one.status === status);
  const passed = of("passed");
  const knownToFail = passed.filter(({ meta }) => meta?.knownToFail !== undefined);
  const skipped = of("skipped").filter(({ meta }) => meta?.skipReason !== undefined);
  const lost = tests.filter((one) => !["passed", "failed", "todo"].includes(one.status) && !skipped.includes(one));
  const notRun = [...unloaded.map(({ name }) => name), ...lost.map(({ fullName }) => fullName)];
  const failures = of("failed").map(({ fullName, failureMessages = [] }) =>
    [fullName, ...failureMessages.flatMap((message) => message.split("\n").slice(0, MESSAGE_LINES))].join("\n    "),
  );
  // an error outside of every test ends Vitest, too
  if (failures.length + notRun.length === 0 && exitCode !== 0)
    failures.push(`an error outside of every test: Vitest ended with ${exitCode}, its output says why`);
  return {
    passed: passed.length - knownToFail.length,
    failed: failures.length + notRun.length,
    skipped: skipped.map(({ fullName, meta }) => ({ name: fullName, reason: meta.skipReason })),
    gaps: [
      ...knownToFail.map(({ fullName }) => fullName),
      ...tests.flatMap(({ meta }) => meta?.gaps ?? []),
      ...of("todo").map(({ fullName }) => fullName),
    ],
    leftOut: all.length - tests.length,
    notRun,
    failures,
  };
}

/** The lines before the last one: what was not run, is known not to work or failed, so that no number hides it. */
export const reportLines = ({ skipped, leftOut, gaps, notRun, failures }) => [
  ...(leftOut > 0 ? [`Left to the full run (npm run verify -- --full): ${leftOut}`] : []),
  ...listed(
    "Skipped",
    skipped.map(({ name, reason }) => `${name}: ${reason}`),
  ),
  ...listed("Known gaps, counted neither as passed nor as skipped", gaps),
  ...listed("Not run, counted as failed", notRun),
  ...listed("Failed", failures),
];

const listed = (title, entries) =>
  entries.length === 0 ? [] : [`${title}: ${entries.length}`, ...entries.map((entry) => `  ${entry}`)];

/** `N passed, N failed`, and `, N skipped` where any was. */
export const lastLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
