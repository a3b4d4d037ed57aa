/** Bundles as files: a folder for each bundler with what it wrote, and a list of what each entry loads. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Bundles } from "./plan.ts";

export const ENTRIES = "entries.json";
export const FILES = "files";

export function writeBundles(folder: string, { files, entries }: Bundles): void {
  for (const [path, text] of Object.entries(files)) {
    const target = join(folder, FILES, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  writeFileSync(join(folder, ENTRIES), JSON.stringify(entries));
}
