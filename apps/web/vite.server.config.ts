/** Builds `dist/server/entry-server.js`: what the server draws pages with, in one file without packages beside it. */
import { defineConfig, mergeConfig } from "vite";
import { shared } from "./vite.shared.ts";

export default defineConfig((env) =>
  mergeConfig(shared(env), {
    publicDir: false,
    // Left to run time, servers that nobody told so would draw with React's development build, many times slower.
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    ssr: { noExternal: true },
    build: { ssr: "src/entry-server.tsx", outDir: "dist/server", target: "node22", emptyOutDir: true },
  }),
);
