/** Puts the bundled example beside the application: one archive, packed from the fixture, the same bytes each time. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import type { Plugin } from "vite";

const MATERIAL = fileURLToPath(new URL("../../fixtures/example/vite/material", import.meta.url));
const FILE = "example/lendwell.tgz";
const NEVER = new Date(0);

export function example(): Plugin {
  return {
    name: "as-built:example",
    apply: "build",
    async generateBundle() {
      const archive = pack();
      for (const name of readdirSync(MATERIAL, { recursive: true, encoding: "utf8" }).sort()) {
        const path = join(MATERIAL, name);
        if (statSync(path).isFile()) archive.entry({ name, mtime: NEVER }, readFileSync(path));
      }
      archive.finalize();
      this.emitFile({ type: "asset", fileName: FILE, source: gzipSync(await buffer(archive)) });
    },
  };
}
