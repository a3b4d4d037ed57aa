import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { combineSignatures, gramsByComponent, readSignatures } from "@as-built/engine";
import { expect, onTestFinished, test } from "vitest";
import { buildIndex } from "./build-index.ts";
import { extendIndex } from "./extend-index.ts";
import type { List } from "./list.ts";
import { installedPackages } from "./packages.ts";

const list: List = {
  batches: { popular: ["fresh@1"] },
  tail: ["popular"],
  additions: {},
  kinds: { framework: [], runtime: [], polyfill: [] },
  only: {},
  excluded: [],
};

/** Property names that only one package has, as a module. */
const code = (name: string, from: number, to: number): string =>
  Array.from({ length: to - from }, (_, at) => `exports.${name}${from + at} = input.${name}Value${from + at};`).join(
    "\n",
  );

function installed(packages: Readonly<Record<string, string>>, dependencies: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "extend-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(packages)) {
    const own = join(folder, "node_modules", name);
    mkdirSync(own, { recursive: true });
    const needed = dependencies[name] === undefined ? {} : { [dependencies[name]]: "1" };
    writeFileSync(join(own, "package.json"), JSON.stringify({ name, version: "1.0.0", dependencies: needed }));
    writeFileSync(join(own, "index.js"), text);
  }
  return { list, packages: installedPackages([folder]), cache: join(folder, ".grams") };
}

const OLD = { alpha: code("alpha", 0, 60), beta: code("beta", 0, 60) };
const KNOWN = new Set(["alpha", "beta", "gone"]);

test("what only the new ones have is added, and the others keep what they have", async () => {
  const base = readSignatures((await buildIndex(installed(OLD))).bytes);
  const more = installed(
    { ...OLD, fresh: code("fresh", 0, 20) + code("beta", 0, 5), gone: code("gone", 0, 9), user: code("gone", 0, 9) },
    { alpha: "fresh", fresh: "beta" },
  );
  const { bytes } = await extendIndex({ ...more, index: base, known: KNOWN });
  const added = readSignatures(bytes);
  expect(added.components.map(({ name, grams }) => [name, grams > 0])).toEqual([
    ["fresh", true],
    ["alpha", false],
    ["beta", false],
  ]);
  const { components, lookup } = combineSignatures([base, added]);
  expect(components.map(({ name }) => name)).toEqual(["alpha", "beta", "fresh"]);
  expect(components[0]).toEqual({ ...base.components[0], pulls: [2] });
  expect(components[1]).toEqual(base.components[1]);
  expect(components[2]?.pulls).toEqual([1]);
  const [grams = new Set()] = gramsByComponent(bytes);
  expect(grams.size).toBeGreaterThan(20);
  for (const gram of grams) expect([base.lookup(gram), lookup(gram)]).toEqual([[], [2]]);
  expect((await extendIndex({ ...more, index: base, known: KNOWN })).bytes).toEqual(bytes);
});

test("a new package that carries one of the index is left out", async () => {
  const { bytes } = await buildIndex(installed({ alpha: code("alpha", 0, 120) }));
  const more = installed({ carrier: `${code("alpha", 0, 120)}\n${code("carrier", 0, 40)}` });
  const { components, grams } = await extendIndex({ ...more, index: readSignatures(bytes), known: new Set(["alpha"]) });
  expect({ components, grams }).toEqual({ components: [], grams: 0 });
});
