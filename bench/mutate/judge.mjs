/**
 * Whether any test notices a mutant: the examples that reach it, then the unit tests in the folder of its file. Each
 * runs in a process of its own, since a mutant may loop for ever; one that takes too long has been noticed.
 */
import { spawn } from "node:child_process";
import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { environment, ROOT } from "../../tools/lib/workspace.mjs";

const HOOKS = new URL("./hooks.mjs", import.meta.url).href;
const EXAMPLES = join(ROOT, "packages", "engine", "tests", "mutation", "main.ts");
const CONFIG = join(ROOT, "bench", "mutate", "vitest.config.ts");

/** The examples take half a minute, on a busy machine ten times that. */
const LONGEST = 300_000;

/** @returns {Promise<{ code: number | null, output: string, errors: string }>} the code is null where it took too long */
function node(args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn("node", args, { cwd: ROOT, env: environment(env), timeout: LONGEST, killSignal: "SIGKILL" });
    const texts = { output: "", errors: "" };
    child.stdout.on("data", (data) => {
      texts.output += data;
    });
    child.stderr.on("data", (data) => {
      texts.errors += data;
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, ...texts }));
  });
}

/**
 * @param {readonly import("./mutants.mjs").Mutant[]} mutants
 * @returns {Promise<readonly (readonly number[])[]>} for each mutant the cases that reach it
 */
export async function reachedBy(mutants) {
  const folder = mkdtempSync(join(tmpdir(), "mutate-"));
  try {
    const watched = join(folder, "watched.json");
    writeFileSync(watched, JSON.stringify(mutants));
    const { code, output, errors } = await node(["--import", HOOKS, EXAMPLES], { WATCHED: watched });
    if (code !== 0) throw new Error(`the examples fail without any mutant:\n${errors}`);
    return JSON.parse(output);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {import("./mutants.mjs").Mutant} mutant
 * @param {readonly number[]} cases those that reach it
 * @returns {Promise<"examples" | "unit tests" | "survives" | "not reached">} who noticed it, if anybody
 */
export async function judge(mutant, cases) {
  const MUTANT = JSON.stringify(mutant);
  if (cases.length > 0) {
    const { code } = await node(["--import", HOOKS, EXAMPLES], { MUTANT, CASES: JSON.stringify(cases) });
    if (code !== 0) return "examples";
  }
  const tests = globSync(join(dirname(mutant.path), "*.test.ts"), { cwd: ROOT });
  if (tests.length > 0) {
    const { code } = await node(
      [join(ROOT, "node_modules", "vitest", "vitest.mjs"), "run", "--config", CONFIG, ...tests],
      {
        MUTANT,
      },
    );
    if (code !== 0) return "unit tests";
  }
  return cases.length > 0 ? "survives" : "not reached";
}
