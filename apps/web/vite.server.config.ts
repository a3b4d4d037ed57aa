/** Builds `dist/server/entry-server.js`: what the server draws pages with, in one file without packages beside it. */
import { defineConfig, mergeConfig } from "vite";
import { shared } from "./vite.shared.ts";

export default defineConfig((env) =>
  mergeConfig(shared(env), {
    publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: "src/entry-server.tsx", outDir: "dist/server", target: "node22", emptyOutDir: true },
  }),
);
