/**
 * `npm run bench:bundlers`: every example of the engine in the bundles of all bundlers; `npm run verify` takes esbuild and
 * one more for each. Fails where an example is not found, or where one is that is marked as not found. Needs no build.
 */
import { run } from "../tools/lib/workspace.mjs";

const BUNDLERS = ["esbuild", "rspack", "vite", "webpack"];

const files = BUNDLERS.map((bundler) => `packages/engine/tests/examples/${bundler}.test.ts`);
const { code } = await run("vitest", ["run", ...files], { show: true, env: { EVERY_BUNDLER: "1" } });
process.exitCode = code;
