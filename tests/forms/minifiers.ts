/** Minifiers with the options that matter here: each takes a script and gives one that means the same. */
import { rspack } from "@rspack/core";
import { transform } from "esbuild";
import { type MinifyOptions, minify } from "terser";
import { minifySync } from "vite";

export interface Minifier {
  readonly name: string;
  /** The tool, as the report counts. */
  readonly tool: "none" | "terser" | "esbuild" | "swc" | "oxc";
  run(text: string, module: boolean): Promise<string>;
}

const terser = (name: string, options: MinifyOptions): Minifier => ({
  name: `terser ${name}`,
  tool: "terser",
  run: async (text, module) => (await minify(text, { ...options, module })).code ?? "",
});

const esbuild = (name: string, options: Parameters<typeof transform>[1]): Minifier => ({
  name: `esbuild ${name}`,
  tool: "esbuild",
  run: async (text, module) =>
    (await transform(text, { ...options, legalComments: "inline", ...(module ? { format: "esm" } : {}) })).code,
});

const { swc: compiler } = rspack.experiments;

const swc = (name: string, options: Parameters<typeof compiler.minifySync>[1], target?: "es5"): Minifier => ({
  name: `swc ${name}`,
  tool: "swc",
  run: async (text, module) => {
    const lowered = target
      ? (await compiler.transform(text, { isModule: module, jsc: { target }, module: { type: "es6" } })).code
      : text;
    return (await compiler.minify(lowered, { ...options, module })).code;
  },
});

const oxc = (name: string, options: Parameters<typeof minifySync>[2]): Minifier => ({
  name: `oxc ${name}`,
  tool: "oxc",
  run: async (text, module) => {
    const { code, errors } = minifySync("script.js", text, { ...options, module });
    if (errors[0]) throw new Error(errors[0].message);
    return code;
  },
});

export const NONE: Minifier = { name: "none", tool: "none", run: async (text) => text };

export const MINIFIERS: readonly Minifier[] = [
  NONE,
  terser("defaults", {}),
  terser("toplevel, 3 passes", { toplevel: true, compress: { passes: 3 } }),
  terser("keep_fnames, no sequences", { keep_fnames: true, compress: { sequences: false } }),
  terser("no inlining", { compress: { inline: false, reduce_vars: false, reduce_funcs: false } }),
  terser("mangle alone", { compress: false }),
  terser("ES5", { ecma: 5, toplevel: true }),
  esbuild("ES2022", { minify: true, target: "es2022" }),
  esbuild("ES2015", { minify: true, target: "es2015", supported: { "dynamic-import": true, "import-meta": true } }),
  esbuild("syntax alone", { minifySyntax: true, target: "es2022" }),
  esbuild("names alone", { minifyIdentifiers: true, minifyWhitespace: true, target: "es2022" }),
  swc("defaults", { compress: true, mangle: true }),
  swc("toplevel, 3 passes", { compress: { toplevel: true, passes: 3 }, mangle: { toplevel: true } }),
  swc("no inlining", {
    compress: { inline: 0, reduce_vars: false, reduce_funcs: false, sequences: false },
    mangle: true,
  }),
  swc("ES5", { compress: true, mangle: true, ecma: 5 }, "es5"),
  oxc("defaults", {}),
  oxc("mangle toplevel", { mangle: { toplevel: true } }),
  oxc("mangle alone", { compress: false, mangle: true }),
];
