/**
 * What `npm run verify` does once the packages are installed, on their Node: builds, runs every check and every test, and
 * prints the last line. Takes the number of steps that passed before it, and `--full` to run the long tests, too.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./lib/build.mjs";
import { CHECKS, startChecks } from "./lib/checks.mjs";
import { StepFailed, step } from "./lib/step.mjs";
import { installBrowser, installPostgres } from "./lib/system.mjs";
import { countTests, lastLine, reportLines } from "./lib/test-report.mjs";
import { run } from "./lib/workspace.mjs";

const isFull = process.argv.includes("--full");
const count = { passed: Number(process.argv[2] ?? 0), failed: 0, skipped: 0 };

/**
 * Counts a step as a test; what follows may run in any case.
 *
 * @returns {Promise<{ passed: boolean, value?: string }>}
 */
async function counted(title, work) {
  try {
    const value = await step(title, work);
    count.passed += 1;
    return { passed: true, value };
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    console.log(`\n${error.message.trimEnd()}\n`);
    count.failed += 1;
    return { passed: false };
  }
}

const check = ({ name, done }) =>
  counted(`Check: ${name}`, async () => {
    const { code, output } = await done;
    if (code !== 0) throw new StepFailed(output);
    return { said: "passed" };
  });

const HOSTILE = { name: "hostile input", command: "node", args: ["bench/fuzz.mjs", "--quick", "--cases", "1200"] };
const GROWTH = { name: "growth of work", command: "node", args: ["bench/growth.mjs", "--quick"] };

/** Runs the tests with their output shown, and counts them from the machine-readable report. */
async function test(env) {
  const folder = mkdtempSync(join(tmpdir(), "verify-"));
  const report = join(folder, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { code } = await run("vitest", ["run", ...reporters, ...(isFull ? [] : ["--tagsFilter=!full"])], {
    show: true,
    env,
  });
  try {
    const counts = countTests(JSON.parse(readFileSync(report, "utf8")), code, isFull ? undefined : "full");
    count.passed += counts.passed;
    count.failed += counts.failed;
    count.skipped += counts.skipped.length;
    for (const line of reportLines(counts)) console.log(line);
  } catch {
    console.log("The tests left no report.");
    count.failed += 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function verify() {
  const built = await counted("Building", build);
  if (!built.passed) return;
  const browser = await counted("Browser for the tests", installBrowser);
  const postgres = await counted("PostgreSQL for the tests", installPostgres);
  // most of the engine's tests wait for these; where that fails, they say why
  const bundled = run("node", ["packages/engine/tests/harness/build/ahead.ts"]);
  for (const entry of startChecks([...CHECKS, HOSTILE, GROWTH])) await check(entry);
  await bundled;
  await test({
    ...(browser.value && { CHROMIUM: browser.value }),
    ...(postgres.value && { POSTGRES_BIN: postgres.value }),
  });
}

await verify();
process.exitCode = count.failed > 0 ? 1 : 0;
console.log(lastLine(count));
