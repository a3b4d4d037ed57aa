/**
 * The command line and the thread of its jobs in a few files, so that starting them does not read some four hundred: a
 * good half of the time until it answers. Only our own packages go in; what they load from elsewhere, and the server,
 * stays outside. The program starts from it where it is newer than what it was made of (`apps/cli/bin/asbuilt.mjs`).
 */
import { readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "./workspace.mjs";

const CLI = join(ROOT, "apps", "cli", "dist");
const FOLDER = join(CLI, "bundle");
const INSIDE = /^@as-built\/(?:engine|capture|signatures|spec)(?:\/|$)/;

export async function bundleCommandLine() {
  // Loaded here: this file is read before anything is installed.
  const { build } = await import("esbuild");
  // Names of shared files change with their content.
  rmSync(FOLDER, { recursive: true, force: true });
  await build({
    entryPoints: { asbuilt: join(CLI, "index.js"), "job-thread": join(CLI, "job-thread.js") },
    outdir: FOLDER,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
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
      const place = JSON.stringify(relative(FOLDER, path).replaceAll("\\", "/"));
      const contents = text
        .replaceAll("import.meta.url", `new URL(${place}, import.meta.url).href`)
        .replaceAll('"./job-thread.js"', '"./bundle/job-thread.mjs"');
      return { contents, loader: "js" };
    });
  },
};
