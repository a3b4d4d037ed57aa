/**
 * webpack 5 and Rspack: a runtime, chunks of libraries, and a chunk for each entry. Rspack's are minified by SWC. Of
 * webpack's, Terser minifies what the programs became, as in applications; esbuild minifies the libraries, which are
 * most of the code and would take Terser nine tenths of the time of all builds.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { rspack } from "@rspack/core";
import MinimizerPlugin from "minimizer-webpack-plugin";
import webpack from "webpack";
import type { Build } from "./plan.ts";

interface Stats {
  readonly entrypoints?: Readonly<Record<string, { readonly assets?: readonly { readonly name: string }[] }>>;
  readonly errors?: readonly { readonly message: string }[];
}

interface Result {
  toJson(options: { all: false; entrypoints: true; errors: true }): unknown;
}

type Callback = (error: Error | null, result?: Result) => void;

/** The folder of the chunks of libraries. */
const LIBRARIES = "assets/libraries/";

/** Libraries are what stands in the packages' folder and not in the folder of the examples. */
const optionsFor = (entry: Readonly<Record<string, string>>, path: string) => ({
  mode: "production" as const,
  target: "web" as const,
  entry: { ...entry },
  output: { path, filename: "assets/[name].js", chunkFilename: "assets/[name].js" },
  performance: { hints: false as const },
  optimization: {
    runtimeChunk: "single" as const,
    splitChunks: {
      chunks: "all" as const,
      minSize: 0,
      cacheGroups: {
        defaultVendors: { test: /[\\/]node_modules[\\/](?!\.cache)/, minSize: 0, filename: `${LIBRARIES}[name].js` },
      },
    },
  },
});

/** Terser as webpack itself would set it up, and esbuild beside it. */
const minimizers = (): MinimizerPlugin[] => [
  new MinimizerPlugin({ exclude: LIBRARIES, minimizerOptions: { compress: { passes: 2 } } }),
  new MinimizerPlugin({
    include: LIBRARIES,
    minify: MinimizerPlugin.esbuildMinify,
    minimizerOptions: { legalComments: "none" },
  }),
];

/** `kept`: where webpack keeps what it made, so that only what an example changes is built and minified anew. */
export const buildWithWebpack =
  (folder: string, kept: string): Build =>
  (entries) =>
    run((done) => {
      const cache = { type: "filesystem" as const, cacheDirectory: kept, compression: false as const };
      const options = optionsFor(entries, folder);
      const optimization = { ...options.optimization, minimizer: minimizers() };
      const compiler = webpack({ ...options, optimization, cache }, (error, result) => {
        // The cache is written when the compiler is closed.
        compiler?.close(() => done(error, result));
      });
    }, folder);

export const buildWithRspack =
  (folder: string): Build =>
  (entries) =>
    run((done) => rspack(optionsFor(entries, folder), done), folder);

async function run(start: (done: Callback) => unknown, folder: string): ReturnType<Build> {
  const { entrypoints = {}, errors = [] } = await new Promise<Stats>((resolve, reject) => {
    start((error, result) => {
      if (error || !result) reject(error ?? new Error("the bundler gave nothing"));
      else resolve(result.toJson({ all: false, entrypoints: true, errors: true }) as Stats);
    });
  });
  const [error] = errors;
  if (error) throw new Error(error.message);
  return {
    files: filesIn(folder),
    entries: Object.fromEntries(
      Object.entries(entrypoints).map(([name, { assets = [] }]) => [name, assets.map((asset) => asset.name)]),
    ),
  };
}

function filesIn(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.flatMap(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return name.endsWith(".js") ? [[relative(folder, path).split(sep).join("/"), readFileSync(path, "utf8")]] : [];
    }),
  );
}
