/**
 * The command line in one file, so that starting it does not read some four hundred: a good half of the time until it
 * answers. Only our own packages go in; what they load from elsewhere, and the server, stays outside. The program starts
 * from it where it is newer than what it was made of (`apps/cli/bin/asbuilt.mjs`).
 */
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { ROOT } from "./workspace.mjs";

const CLI = join(ROOT, "apps", "cli", "dist");
const FILE = join(CLI, "bundle", "asbuilt.mjs");
const INSIDE = /^@as-built\/(?:engine|capture|signatures|spec)(?:\/|$)/;

export async function bundleCommandLine() {
  // Loaded here: this file is read before anything is installed.
  const { build } = await import("esbuild");
  await build({
    entryPoints: [join(CLI, "index.js")],
    outfile: FILE,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node22",
    logLevel: "silent",
    plugins: [ownPackages],
  });
}

const ownPackages = {
  name: "own-packages",
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === "entry-point" || INSIDE.test(path) ? undefined : { path, external: true },
    );
    // Files beside a module are found from where it was.
    bundler.onLoad({ filter: /\.js$/ }, ({ path }) => {
      const text = readFileSync(path, "utf8");
      if (!text.includes("import.meta.url")) return undefined;
      const place = JSON.stringify(relative(dirname(FILE), path).replaceAll("\\", "/"));
      return { contents: text.replaceAll("import.meta.url", `new URL(${place}, import.meta.url).href`), loader: "js" };
    });
  },
};
