import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isForServers } from "./for-servers.ts";
import type { Manifest } from "./packages.ts";

const USES_FILES = 'const fs = require("fs"); module.exports = () => fs.readFileSync("a");';

test.each<[boolean, string, Manifest, Readonly<Record<string, string>>]>([
  [true, "an entry that reads files", {}, { "index.js": USES_FILES }],
  [true, "a command", { bin: "index.js" }, { "index.js": "f();" }],
  [
    false,
    "one file of many that reads files",
    {},
    { "index.js": "f();", "b.js": "g();", "c.js": "", "d.js": "", "e.js": USES_FILES },
  ],
  [false, "a file for browsers beside it", { browser: "b.js" }, { "index.js": USES_FILES, "b.js": "f();" }],
  [false, "a framework beside it", { peerDependencies: { react: "*" } }, { "index.js": USES_FILES }],
])("%s: a package with %s", (expected, _, manifest, files) => {
  const folder = mkdtempSync(join(tmpdir(), "servers-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  expect(isForServers({ folder, manifest }, true)).toBe(expected);
});
