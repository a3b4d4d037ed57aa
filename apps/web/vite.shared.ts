/** What both builds share: React, and the packages of this workspace taken from their sources. */
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import type { UserConfig } from "vite";

export const shared: UserConfig = {
  plugins: [react()],
  resolve: {
    alias: { "@as-built/spec": fileURLToPath(new URL("../../packages/spec/src/index.ts", import.meta.url)) },
  },
  build: { target: ["chrome120", "firefox121", "safari17"] },
};
