/** Builds `dist/app`: the web application that the local server gives. */
import { defineConfig, mergeConfig } from "vite";
import { shared } from "./vite.shared.ts";

export default defineConfig((env) => mergeConfig(shared(env), { build: { outDir: "dist/app" } }));
