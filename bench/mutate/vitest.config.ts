/** Tests of the engine, with the mutant of the variable MUTANT in place: Vite compiles them, so that it can be put there. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { SOURCES } from "../../tools/lib/source-places.mjs";
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
  resolve: {
    alias: [...SOURCES].map(([name, place]) => ({ find: new RegExp(`^${name}$`), replacement: fileURLToPath(place) })),
  },
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
