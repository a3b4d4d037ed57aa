/**
 * `node main.ts FOLDER KEPT` with a plan as JSON on the standard input: bundles it with every bundler and writes a
 * folder of bundles for each into the folder. A process of its own, because bundlers read NODE_ENV, which a test runner
 * sets to "test".
 */
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { buildWithEsbuild } from "./esbuild.ts";
import { writeBundles } from "./files.ts";
import type { Bundles, Plan } from "./plan.ts";
import { writeSources } from "./sources.ts";
import { buildWithVite } from "./vite.ts";
import { buildWithRspack, buildWithWebpack } from "./webpack.ts";

const [folder = "", kept = ""] = process.argv.slice(2);
const plan: Plan = JSON.parse(await text(process.stdin));
const { programs, apps } = writeSources(plan, join(folder, "work", "source"));

const write = (bundler: string, bundles: Bundles): void => writeBundles(join(folder, bundler), bundles);

const build = async (bundler: string, bundles: Promise<Bundles>): Promise<void> => write(bundler, await bundles);

// webpack takes one core, and most of the time: the others, which are native, go on beside it
await Promise.all([
  build("webpack", buildWithWebpack(join(folder, "work", "webpack"), kept)(programs.webpack)),
  build("rspack", buildWithRspack(join(folder, "work", "rspack"))(programs.rspack)),
  build("vite", buildWithVite(programs.vite)),
  build("esbuild", buildWithEsbuild(apps)),
]);
