/** The self-contained page of a sample, with the viewer as it is built. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { renderHtml } from "@as-built/engine";
import { fileId } from "@as-built/spec";
import type { Sample } from "./sample.ts";

const VIEWER = fileURLToPath(new URL("../dist/viewer.html", import.meta.url));

export function writePage(path: string, { specification, texts }: Sample): void {
  const blocks = [...texts].map(([file, text]) => ({
    file: fileId(file),
    length: text.length,
    gzip: gzipSync(text).toString("base64"),
  }));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, renderHtml(readFileSync(VIEWER, "utf8"), specification, blocks));
}
