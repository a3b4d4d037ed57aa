/** What both builds share: React, and the packages of this workspace taken from their sources. */
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import type { ConfigEnv, UserConfig } from "vite";

const SPEC = fileURLToPath(new URL("../../packages/spec/src/index.ts", import.meta.url));

const RENDER = new URL("../../packages/engine/src/render/", import.meta.url);
const MARKDOWN = fileURLToPath(new URL("markdown.ts", RENDER));
const CSV = fileURLToPath(new URL("csv-rows.ts", RENDER));

export function shared({ command }: ConfigEnv): UserConfig {
  // Vite keeps a NODE_ENV that is set (a test runner's, say), and React then builds for development.
  if (command === "build") process.env.NODE_ENV = "production";
  return {
    plugins: [react()],
    resolve: { alias: { "@as-built/spec": SPEC, "@as-built/engine/csv": CSV, "@as-built/engine/markdown": MARKDOWN } },
    build: {
      target: ["chrome120", "edge120", "firefox121", "safari17.4"],
      // Of what others wrote and is built in: most licences ask that their text comes along.
      license: { fileName: "licenses.md" },
    },
  };
}
