/**
 * `npm run verify`: on a fresh clone, installs what is missing, builds, runs every check and every test. The last line
 * is `N passed, N failed`, with `, N skipped` where a test was skipped; a check counts as a test. What was skipped and
 * what is known not to work is listed before it. Exit code 1 where anything failed.
 *
 * With `--full` the tests that take long are run, too: a slice of each is run in any case.
 *
 * Only the steps here run on the Node that is there, perhaps an older one; the rest runs on the installed one.
 */
import { install, requireNode } from "./lib/install.mjs";
import { StepFailed, step } from "./lib/step.mjs";
import { lastLine } from "./lib/test-report.mjs";
import { run } from "./lib/workspace.mjs";

const PREPARATIONS = [
  ["Installing the packages", install],
  ["Node", requireNode],
];

let passed = 0;
try {
  for (const [title, work] of PREPARATIONS) {
    await step(title, work);
    passed += 1;
  }
  const { code } = await run("node", ["tools/verify-installed.mjs", String(passed), ...process.argv.slice(2)], {
    show: true,
  });
  process.exitCode = code;
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  console.log(`\n${error.message.trimEnd()}\n\n${lastLine({ passed, failed: 1, skipped: 0 })}`);
  process.exitCode = 1;
}
