/**
 * Builds the signature index: `node src/build/main.ts FOLDER`. Installs the curated list below FOLDER (what is there
 * already is kept), reads what was installed, and writes `data/index.bin` and `data/packages.txt`. With `--extend` what
 * they hold is kept, and only the batches of the long tail are installed, read and added.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildIndex } from "./build-index.ts";
import { extendIndex } from "./extend-index.ts";
import { isForServers } from "./for-servers.ts";
import { installAll } from "./install.ts";
import { isExcluded, popularNames, readList } from "./list.ts";
import { type InstalledPackage, installedPackages } from "./packages.ts";

const [target, ...flags] = process.argv.slice(2);
if (!target) {
  console.error("usage: node src/build/main.ts FOLDER [--extend] [--no-install]");
  process.exit(2);
}
const folder = resolve(target);
const list = readList();
const isExtended = flags.includes("--extend");
const isTail = (batch: string): boolean => list.tail.includes(batch);
const asked = Object.keys(list.batches).filter((batch) => !isExtended || isTail(batch));
if (!flags.includes("--no-install")) {
  for (const batch of asked) {
    const specs = list.batches[batch] ?? [];
    for (const spec of installAll(specs, join(folder, batch))) console.error(`not installed: ${spec}`);
  }
}

const data = new URL("../../data/", import.meta.url);
const batches = asked.filter((batch) => existsSync(join(folder, batch)));
const installedIn = (some: readonly string[]): readonly InstalledPackage[] =>
  installedPackages(
    some.flatMap((batch) => readdirSync(join(folder, batch)).map((group) => join(folder, batch, group))),
  );
const before = isExtended ? readFileSync(new URL("packages.txt", data), "utf8").split("\n").filter(Boolean) : [];
const curated = installedIn(batches.filter((batch) => !isTail(batch)));
const ofTail = installedIn(batches.filter(isTail));
const names = new Set([...before.map((line) => line.split(" ")[0] ?? ""), ...curated.map(({ name }) => name)]);
const listed = popularNames(list);
const more = ofTail.filter((one) => !names.has(one.name) && !isForServers(one, listed.has(one.name)));
const order = (all: readonly InstalledPackage[]): readonly InstalledPackage[] =>
  [...all].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
const options = {
  list,
  cache: join(folder, ".grams"),
  onPackage: ({ name, version }: InstalledPackage, grams: number) => console.error(`${name}@${version}\t${grams}`),
};
const built = isExtended
  ? await extendIndex({
      ...options,
      base: readFileSync(new URL("index.bin", data)),
      known: names,
      packages: order([...ofTail.filter(({ name }) => names.has(name)), ...more]),
    })
  : await buildIndex({
      ...options,
      packages: order([...curated, ...more]),
      tail: new Set(more.map(({ name }) => name)),
    });

mkdirSync(data, { recursive: true });
writeFileSync(new URL("index.bin", data), built.bytes);
const versions = new Map<string, string[]>();
for (const { name, version } of order([...curated, ...more])) {
  if (!isExcluded(name, list)) versions.set(name, [...(versions.get(name) ?? []), version]);
}
const lines = [...before, ...[...versions].map(([name, all]) => `${name} ${all.join(" ")}`)];
writeFileSync(new URL("packages.txt", data), `${lines.sort().join("\n")}\n`);
console.error(`${built.components.length} components, ${built.grams} grams, ${built.bytes.length} bytes`);
