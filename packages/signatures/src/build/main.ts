/**
 * Builds the signature index: `node src/build/main.ts FOLDER`. Installs the curated list below FOLDER (what is there
 * already is kept), reads what was installed, and writes `data/index.bin` and `data/packages.txt`.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildIndex } from "./build-index.ts";
import { installAll } from "./install.ts";
import { isExcluded, readList } from "./list.ts";
import { installedPackages } from "./packages.ts";

const [target, ...flags] = process.argv.slice(2);
if (!target) {
  console.error("usage: node src/build/main.ts FOLDER [--no-install]");
  process.exit(2);
}
const folder = resolve(target);
const list = readList();
if (!flags.includes("--no-install")) {
  for (const [batch, specs] of Object.entries(list.batches)) {
    for (const spec of installAll(specs, join(folder, batch))) console.error(`not installed: ${spec}`);
  }
}

const isTail = (batch: string): boolean => list.tail.includes(batch);
const batches = Object.keys(list.batches).filter((batch) => existsSync(join(folder, batch)));
const installedIn = (some: readonly string[]): ReturnType<typeof installedPackages> =>
  installedPackages(
    some.flatMap((batch) => readdirSync(join(folder, batch)).map((group) => join(folder, batch, group))),
  );
const known = installedIn(batches.filter((batch) => !isTail(batch)));
const names = new Set(known.map(({ name }) => name));
const more = installedIn(batches.filter(isTail)).filter(({ name }) => !names.has(name));
const packages = [...known, ...more].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
const built = await buildIndex({
  list,
  packages,
  cache: join(folder, ".grams"),
  tail: new Set(more.map(({ name }) => name)),
  onPackage: ({ name, version }, grams) => console.error(`${name}@${version}\t${grams}`),
});

const data = new URL("../../data/", import.meta.url);
mkdirSync(data, { recursive: true });
writeFileSync(new URL("index.bin", data), built.bytes);
const versions = new Map<string, string[]>();
for (const { name, version } of packages) {
  if (!isExcluded(name, list)) versions.set(name, [...(versions.get(name) ?? []), version]);
}
const lines = [...versions].map(([name, all]) => `${name} ${all.join(" ")}\n`).sort();
writeFileSync(new URL("packages.txt", data), lines.join(""));
console.error(`${built.components.length} components, ${built.grams} grams, ${built.bytes.length} bytes`);
