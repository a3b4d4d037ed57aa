/** Builds `dist/app`: the hosted application as the server gives it to browsers. */
import { defineConfig, mergeConfig } from "vite";
import { example } from "./vite.example.ts";
import { shared } from "./vite.shared.ts";

export default defineConfig((env) => mergeConfig(shared(env), { plugins: [example()], build: { outDir: "dist/app" } }));
