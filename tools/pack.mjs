/** `npm run pack [-- FOLDER]`: builds, and writes the tarballs of all published packages (default: `out/packages`). */
import { mkdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { build } from "./lib/build.mjs";
import { packAll } from "./lib/pack.mjs";
import { runTool, step } from "./lib/step.mjs";
import { ROOT } from "./lib/workspace.mjs";

const destination = resolve(process.argv[2] ?? join(ROOT, "out", "packages"));

await runTool(async () => {
  await step("Building", build);
  mkdirSync(destination, { recursive: true });
  const tarballs = await step("Packing", async () => ({ value: await packAll(destination) }));
  for (const { file, bytes } of tarballs) console.log(`${basename(file).padEnd(36)}${(bytes / 1e6).toFixed(1)} MB`);
});
