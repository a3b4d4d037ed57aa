/**
 * Grams of what bundlers add to every bundle: webpack's runtime (built from a program that holds no text of its own,
 * with every part of the runtime asked for) and Vite's helpers (functions that it copies into bundles).
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Parser } from "@as-built/engine";
import { gramsOf } from "./grams.ts";
import type { InstalledPackage } from "./packages.ts";

type Program = ReturnType<Parser>["program"];

/** Nothing, for packages that are no bundlers. Of webpack only 5 is run, which alone has module federation. */
export async function runtimeGrams(installed: InstalledPackage, parse: Parser): Promise<ReadonlySet<number>> {
  if (installed.name === "webpack" && installed.version.startsWith("5."))
    return webpackRuntime(installed.folder, parse);
  if (installed.name === "vite") return viteHelpers(installed.folder, parse);
  return new Set();
}

/** Names and texts of one or two characters give no tokens, so all grams are the runtime's. */
const PROGRAM = {
  "a.js": 'import("./b.js").then((m) => m.x(m)); import("./d.js"); new Worker(new URL("./b.js", import.meta.url));',
  "b.js": 'import c from "./c.js"; export const x = (y) => import("./d.js").then((d) => [c, d.z, y]);',
  "c.js": "module.exports = (q) => q;",
  "d.js": 'export const z = 2; export * from "./b.js"; await 0;',
};

interface Webpack {
  (options: unknown, done: (error: unknown) => void): void;
  readonly container: { readonly ModuleFederationPlugin: new (options: unknown) => unknown };
}

async function webpackRuntime(folder: string, parse: Parser): Promise<ReadonlySet<number>> {
  const webpack: Webpack = createRequire(import.meta.url)(folder);
  const work = mkdtempSync(join(tmpdir(), "runtime-"));
  try {
    for (const [name, code] of Object.entries(PROGRAM)) writeFileSync(join(work, name), code);
    const { ModuleFederationPlugin } = webpack.container;
    const shared = new ModuleFederationPlugin({
      name: "a",
      filename: "r.js",
      exposes: { "./b": "./b.js" },
      shared: ["c"],
    });
    const grams = new Set<number>();
    for (const [at, plugins] of [[], [shared]].entries()) {
      for (const minimize of [true, false]) {
        const path = join(work, `out${at}${minimize}`);
        mkdirSync(path);
        await run(webpack, {
          context: work,
          entry: "./a.js",
          mode: "production",
          plugins,
          output: { path, crossOriginLoading: "anonymous" },
          optimization: { minimize, runtimeChunk: true },
          devtool: false,
        });
        for (const file of readdirSync(path)) add(parse(file, readFileSync(join(path, file), "utf8")).program, grams);
      }
    }
    return grams;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const run = (webpack: Webpack, options: unknown): Promise<void> =>
  new Promise((resolve, reject) => {
    webpack(options, (error) => (error ? reject(error) : resolve()));
  });

/** Functions of Vite 4 to 7 whose text goes into bundles. */
const HELPERS: ReadonlySet<string> = new Set(["polyfill", "preload", "detectScriptRel"]);

function viteHelpers(folder: string, parse: Parser): ReadonlySet<number> {
  const grams = new Set<number>();
  const files = readdirSync(join(folder, "dist"), { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => /\.m?js$/.test(name)).sort()) {
    const { program } = parse(file, readFileSync(join(folder, "dist", file), "utf8"));
    for (const node of program.body) {
      if (node.type === "FunctionDeclaration" && HELPERS.has(node.id?.name ?? "")) add(node, grams);
    }
  }
  return grams;
}

function add(node: Program | Program["body"][number], grams: Set<number>): void {
  for (const gram of gramsOf(node)) grams.add(gram);
}
