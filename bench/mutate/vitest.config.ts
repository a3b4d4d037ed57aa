/** The settings of the repository's tests, with the mutant of the variable MUTANT in place. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import base from "../../vitest.config.ts";
import { mutated } from "./mutants.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const mutant = JSON.parse(process.env.MUTANT ?? "{}");

const mutating = {
  name: "mutant",
  enforce: "pre",
  load: (id) => (id === ROOT + mutant.path ? mutated(readFileSync(id, "utf8"), mutant) : undefined),
};

export default defineConfig({
  root: ROOT,
  resolve: base.resolve,
  plugins: [mutating],
  test: {
    include: ["packages/engine/src/**/*.test.ts"],
    exclude: configDefaults.exclude,
    isolate: false,
    bail: 1,
    maxWorkers: 1,
    testTimeout: 120_000,
  },
});
