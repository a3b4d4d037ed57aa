/**
 * The command line, the thread of its jobs and the analysis alone (`bench/stages.mjs`) in a few files, so that starting
 * them does not read some four hundred: a good half of the time until it answers. Our own packages go in, and of others
 * what every start loads and is plain JavaScript; native code, what is loaded when it is needed, and the server stay
 * outside. The program starts from it where it is newer than what it was made of (`apps/cli/bin/asbuilt.mjs`).
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "./workspace.mjs";

const CLI = join(ROOT, "apps", "cli", "dist");
const FOLDER = join(CLI, "bundle");
const INSIDE =
  /^(?:@as-built\/(?:engine|capture|signatures|spec)|parse5|entities|commander|env-paths|is-safe-filename)(?:\/|$)/;

export async function bundleCommandLine() {
  // Loaded here: this file is read before anything is installed.
  const { build } = await import("esbuild");
  // Names of shared files change with their content.
  rmSync(FOLDER, { recursive: true, force: true });
  const { outputFiles } = await build({
    entryPoints: {
      asbuilt: join(CLI, "index.js"),
      "job-thread": join(CLI, "job-thread.js"),
      analysis: join(CLI, "analysis.js"),
    },
    outdir: FOLDER,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node22",
    // esbuild does not count on \p{...} in any Node and makes calls of them, which compile the pattern each time
    supported: { "regexp-unicode-property-escapes": true },
    logLevel: "silent",
    plugins: [ownPackages],
    write: false,
  });
  mkdirSync(FOLDER, { recursive: true });
  for (const { path, text } of outputFiles) writeFileSync(path, ascii(text));
}

/**
 * esbuild escapes what is not ASCII in texts, not in regular expressions. One such character, and all of the code is kept
 * and compared with two bytes a character: a seventh of the time until the program answers.
 */
const ascii = (code) =>
  code.replace(/[\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);

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
