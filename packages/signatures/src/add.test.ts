import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { addPackages } from "./add.ts";
import { loadSignatures } from "./index.ts";

const GOOD = { "good/package.json": '{"name":"good","version":"1.0.0","main":"i.js"}', "good/i.js": "f()" };

test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
  [
    "a name that every object has",
    { "__proto__/package.json": '{"name":"__proto__","version":"1.0.0"}' },
    ["__proto__"],
  ],
  ["a name that is none", { "a/package.json": '{"name":{"a":1},"version":"1.0.0"}' }, []],
  ["no JSON", { "a/package.json": "{" }, []],
  [
    "exports nested deeply",
    { "a/package.json": `{"name":"a","version":"1.0.0","exports":${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}}` },
    [],
  ],
])("a manifest with %s costs itself", async (_, files, names) => {
  const folder = mkdtempSync(join(tmpdir(), "add-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries({ ...GOOD, ...files })) {
    const file = join(folder, "node_modules", path);
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, content);
  }
  const { packages } = await addPackages({ folder, names: ["*"], published: loadSignatures() });
  expect(packages.map(({ name }) => name)).toEqual([...names, "good"]);
});
