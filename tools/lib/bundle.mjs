/**
 * The command line, the thread of its jobs, the trial of scripts and the analysis alone (`bench/stages.mjs`) in a few
 * files, so that starting them does not read some four hundred: a good half of the time until it answers. What the
 * manifest names as dependencies stays outside (native code, what is loaded when it is needed, the server); all else goes
 * in, and the licences of what others wrote beside it. The program starts from it where it is newer than what it was made
 * of (`apps/cli/bin/start.mjs`).
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { licencesOf } from "./licences.mjs";
import { ROOT } from "./workspace.mjs";

const CLI = join(ROOT, "apps", "cli", "dist");
const FOLDER = join(CLI, "bundle");
/** The program that the command line starts to try scripts that may end the parser. */
const TRIAL = join(ROOT, "packages", "capture", "dist", "trial");

const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(CLI, "..", "package.json"), "utf8"));
/** Of a package that comes along for its data, the code goes in. */
const DATA = ["@as-built/signatures", "@as-built/spec"];
const OUTSIDE = Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => !DATA.includes(name));

const isInside = (path) =>
  !path.startsWith("node:") && !OUTSIDE.some((name) => path === name || path.startsWith(`${name}/`));

export async function bundleCommandLine() {
  // Loaded here: this file is read before anything is installed.
  const { build } = await import("esbuild");
  // Names of shared files change with their content.
  rmSync(FOLDER, { recursive: true, force: true });
  const { outputFiles, metafile } = await build({
    entryPoints: {
      asbuilt: join(CLI, "index.js"),
      "job-thread": join(CLI, "job-thread.js"),
      analysis: join(CLI, "analysis.js"),
      "trial-process": join(TRIAL, "trial-process.js"),
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
    metafile: true,
  });
  mkdirSync(FOLDER, { recursive: true });
  for (const { path, text } of outputFiles) writeFileSync(path, ascii(text));
  writeFileSync(join(FOLDER, "LICENSES.md"), licencesOf(Object.keys(metafile.inputs)));
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
      kind === "entry-point" || isInside(path) ? undefined : { path, external: true },
    );
    // Files beside a module are found from where it was.
    bundler.onLoad({ filter: /\.js$/ }, ({ path }) => {
      if (path.includes("node_modules")) return undefined;
      const text = readFileSync(path, "utf8");
      if (!text.includes("import.meta.url")) return undefined;
      // stands beside the chunks, as what starts it does
      if (path.startsWith(TRIAL))
        return { contents: text.replaceAll('"./trial-process.js"', '"./trial-process.mjs"'), loader: "js" };
      const contents = text
        .replaceAll("import.meta.url", placeOf(path))
        .replaceAll('"./job-thread.js"', '"./bundle/job-thread.mjs"');
      return { contents, loader: "js" };
    });
  },
};

/** As code: where a module was. One of another package is found as Node finds that package, wherever it is installed. */
function placeOf(path) {
  const own = relative(CLI, path).replaceAll("\\", "/");
  if (!own.startsWith("..")) return `new URL(${JSON.stringify(`../${own}`)}, import.meta.url).href`;
  const folder = path.slice(0, path.lastIndexOf(`${sep}dist${sep}`));
  const { name } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const inside = relative(folder, path).replaceAll("\\", "/");
  return `new URL(${JSON.stringify(inside)}, import.meta.resolve(${JSON.stringify(`${name}/package.json`)})).href`;
}
