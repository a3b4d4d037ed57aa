/**
 * Puts beside the application what it hands out: the bundled example as one archive, packed from the fixture, the same
 * bytes each time, and the viewer.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import type { Plugin } from "vite";

const MATERIAL = fileURLToPath(new URL("../../fixtures/example/vite/material", import.meta.url));
const VIEWER = fileURLToPath(new URL("dist/viewer.html", import.meta.url));
const FILE = "example/lendwell.tgz";
const NEVER = new Date(0);

/** The viewer, built before, for pages that are saved as one file. */
export function viewer(): Plugin {
  return {
    name: "as-built:viewer-text",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "viewer.txt", source: readFileSync(VIEWER, "utf8") });
    },
  };
}

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
