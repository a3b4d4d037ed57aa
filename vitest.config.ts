/** Tests run against the sources of the packages, so no build has to come first. */
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const ENGINE = ["packages/{engine,spec}/{src,tests}/**/*.test.ts"];
/** They ask the engine about the built fixtures: an analysis that several of them ask for is made once a worker. */
const OVER_FIXTURES = [
  "addresses",
  "documents",
  "example",
  "forms",
  "formats",
  "frameworks",
  "hostile",
  "missing-chunks",
  "next-builds",
  "order",
  "outputs",
  "recordings",
  "seed-case",
  "seed-case-document",
  "stacks",
  "two-builds",
  "verify",
].map((name) => `tests/${name}.test.ts`);
/** Of one module each, as a rule: they share what they load. */
const UNITS = ["packages/!(engine|spec)/src/**/*.test.ts", "apps/*/src/**/*.test.ts", "tools/**/*.test.ts"];
/** They load the web application's components, with the styles of these: Vite has to compile them. */
const OF_COMPONENTS = ["apps/web/tests/self-analysis.test.ts"];
/** Puts another parser in place of the real one. */
const MOCKING = ["packages/engine/src/parse/oxc.test.ts"];

export default defineConfig({
  test: {
    // Node runs the sources as they are: Vite's module runner takes two to three times as long to load them.
    execArgv: ["--import", at("tools/lib/sources-first.mjs")],
    experimental: { viteModuleRunner: false },
    setupFiles: [at("tools/lib/keep-compiled.mjs")],
    // Much of a test's time is spent waiting for browsers, servers and databases: a worker less than cores would be one of two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        // The engine keeps nothing between analyses: its tests share one instance of it, and of the index, a worker.
        test: { name: "engine", include: [...ENGINE, ...OVER_FIXTURES], exclude: MOCKING, isolate: false },
      },
      {
        extends: true,
        test: { name: "units", include: UNITS, isolate: false },
      },
      {
        extends: true,
        test: {
          name: "rest",
          include: [
            ...MOCKING,
            "packages/!(engine|spec)/tests/**/*.test.ts",
            "apps/*/tests/**/*.test.ts",
            "tests/**/*.test.ts",
          ],
          exclude: [...OVER_FIXTURES, ...OF_COMPONENTS],
        },
      },
      {
        extends: true,
        test: { name: "components", include: OF_COMPONENTS, execArgv: [], experimental: { viteModuleRunner: true } },
      },
    ],
    tags: [{ name: "full", description: "takes long: tested by `npm run verify -- --full`" }],
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // A busy machine may need long to show what is polled for (one second otherwise); only a failing test waits that long.
    expect: { poll: { timeout: 60_000 } },
  },
});
