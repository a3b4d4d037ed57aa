/**
 * `node main.ts FOLDER` with a plan as JSON on the standard input: bundles it with every bundler and writes one JSON
 * file of bundles for each into the folder. A process of its own, because bundlers read NODE_ENV, which a test runner
 * sets to "test".
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { buildWithEsbuild } from "./esbuild.ts";
import type { Bundles, Plan } from "./plan.ts";
import { writeSources } from "./sources.ts";
import { buildWithVite } from "./vite.ts";
import { buildWithRspack, buildWithWebpack } from "./webpack.ts";

const [folder = ""] = process.argv.slice(2);
const plan: Plan = JSON.parse(await text(process.stdin));
const { programs, apps } = writeSources(plan, join(folder, "source"));

const write = (bundler: string, bundles: Bundles): void =>
  writeFileSync(join(folder, `${bundler}.json`), JSON.stringify(bundles));

write("esbuild", await buildWithEsbuild(apps));
write("vite", await buildWithVite(programs));
write("rspack", await buildWithRspack(join(folder, "rspack"))(programs));
write("webpack", await buildWithWebpack(join(folder, "webpack"))(programs));
