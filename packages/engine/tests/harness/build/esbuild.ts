/** esbuild: libraries and programs in one file and one scope. */
import { basename } from "node:path";
import { build } from "esbuild";
import type { Build } from "./plan.ts";

export const buildWithEsbuild: Build = async (entries) => {
  const { outputFiles } = await build({
    entryPoints: entries,
    outdir: "assets",
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    legalComments: "none",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const files = Object.fromEntries(outputFiles.map(({ path, text }) => [`assets/${basename(path)}`, text]));
  return { files, entries: Object.fromEntries(Object.keys(entries).map((name) => [name, [`assets/${name}.js`]])) };
};
