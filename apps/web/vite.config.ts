/**
 * Builds `dist/app`: the hosted application as the server gives it to browsers. Third-party code goes into chunks of its
 * own, `vendor-*.js`, which stay in browsers' caches from release to release, and still come only with what needs them.
 */
import { defineConfig, mergeConfig } from "vite";
import { example, viewer } from "./vite.example.ts";
import { analysisFiles } from "./vite.preloads.ts";
import { shared } from "./vite.shared.ts";

/** Vendor chunks smaller than this, in bytes before minification, join their neighbour. */
const SMALL = 20_000;

const VENDOR = {
  name: "vendor",
  test: /[\\/]node_modules[\\/].*\.[cm]?js$/,
  entriesAware: true,
  entriesAwareMergeThreshold: SMALL,
};

export default defineConfig((env) =>
  mergeConfig(shared(env), {
    plugins: [example(), viewer(), analysisFiles()],
    build: {
      outDir: "dist/app",
      rolldownOptions: {
        output: {
          codeSplitting: { groups: [VENDOR] },
          chunkFileNames: ({ name }: { readonly name: string }) =>
            `assets/${name.startsWith("vendor") ? "vendor" : "[name]"}-[hash].js`,
        },
      },
    },
  }),
);
