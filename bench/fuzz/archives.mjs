/** Archives, sound ones and then spoiled, written to a folder: what is read of them is analysed. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { zip } from "../../tests/zip.ts";

const below = (random, count) => Math.floor(random() * count);

const NAMES = [
  "a.js",
  "b/c.js",
  "../x.js",
  "a.js",
  "/etc/x",
  "C:\\x.js",
  "b/./c.js",
  "index.html",
  "x.css",
  "é.js",
  "e\u0301.js",
  "a.js.gz",
];

/** @returns the path of the archive */
export function spoiledArchive(random, folder) {
  const entries = Array.from({ length: 1 + below(random, 4) }, () => ({
    name: NAMES[below(random, random() < 0.5 ? 2 : NAMES.length)] ?? "a.js",
    content: `fetch("/api/${below(random, 9)}")`,
    ...(random() < 0.1 && { encrypted: true }),
    ...(random() < 0.1 && { crc: 1 }),
  }));
  const bytes = zip(entries, random() < 0.1 ? below(random, 9) : undefined);
  for (let left = below(random, 6); left > 0; left--) bytes[below(random, bytes.length)] = below(random, 256);
  const path = join(folder, "a.zip");
  writeFileSync(path, random() < 0.2 ? bytes.subarray(0, below(random, bytes.length)) : bytes);
  return path;
}
