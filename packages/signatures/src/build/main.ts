/**
 * Builds the signature index: `node src/build/main.ts FOLDER`. Installs the curated list below FOLDER (what is there
 * already is kept), reads what was installed, and writes `data/index.bin` and `data/packages.txt`, and behind them what is
 * added to them, each batch in files of its own: `data/additions/BATCH.bin` and `BATCH.txt`. With `--extend BATCH` only
 * that one is installed, read and written. `--leave-out` takes what the list has excluded since out of what is there.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { combineSignatures, readSignatures } from "@as-built/engine";
import { buildIndex } from "./build-index.ts";
import { extendIndex } from "./extend-index.ts";
import { isForServers } from "./for-servers.ts";
import type { BuiltIndex } from "./index-encoder.ts";
import { installAll } from "./install.ts";
import { leaveOut } from "./leave-out.ts";
import { askedNames, isExcluded, namesOf, readList } from "./list.ts";
import { type InstalledPackage, installedPackages } from "./packages.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { extend: { type: "string" }, "no-install": { type: "boolean" }, "leave-out": { type: "boolean" } },
});
const list = readList();
const { extend, "no-install": isInstalled } = values;
const additions = Object.keys(list.additions);
const data = new URL("../../data/", import.meta.url);
const fileOf = (batch: string, ending: string): URL => new URL(`additions/${batch}${ending}`, data);
if (values["leave-out"]) {
  leaveOutExcluded();
  process.exit();
}
const [target] = positionals;
if (!target || (extend !== undefined && !additions.includes(extend))) {
  console.error(`usage: node src/build/main.ts FOLDER [--extend ${additions.join("|")}] [--no-install] | --leave-out`);
  process.exit(2);
}
const folder = resolve(target);
const options = {
  list,
  cache: join(folder, ".grams"),
  onPackage: ({ name, version }: InstalledPackage, grams: number) => console.error(`${name}@${version}\t${grams}`),
};
const asked = askedNames(list);
const order = (all: readonly InstalledPackage[]): readonly InstalledPackage[] =>
  [...all].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));

if (extend === undefined) await build();
for (const batch of additions) if (extend === undefined || extend === batch) await add(batch);

async function build(): Promise<void> {
  const batches = Object.keys(list.batches).filter((batch) => !additions.includes(batch));
  const curated = installedIn(batches.filter((batch) => !list.tail.includes(batch)));
  const more = newAmong(installedIn(list.tail), new Set(curated.map(({ name }) => name)));
  const tail = new Set(more.map(({ name }) => name));
  const packages = order([...curated, ...more]);
  const built = await buildIndex({ ...options, packages, tail });
  write(built, packages, new URL("index.bin", data), new URL("packages.txt", data));
}

async function add(batch: string): Promise<void> {
  const earlier = additions.slice(0, additions.indexOf(batch));
  const files = [new URL("index.bin", data), ...earlier.map((other) => fileOf(other, ".bin"))];
  const texts = [new URL("packages.txt", data), ...earlier.map((other) => fileOf(other, ".txt"))];
  const known = new Set(
    texts.flatMap((file) => readFileSync(file, "utf8").split("\n")).map((line) => line.split(" ")[0] ?? ""),
  );
  const listed = new Set(namesOf(list.batches[batch] ?? []));
  for (const name of listed) known.delete(name);
  const more = newAmong(installedIn([batch]), known);
  const beside = installedIn([batch, ...(list.additions[batch] ?? [])]).filter(({ name }) => known.has(name));
  const built = await extendIndex({
    ...options,
    index: combineSignatures(files.map((file) => readSignatures(readFileSync(file)))),
    known,
    listed,
    packages: order([...beside, ...more]),
  });
  write(built, order(more), fileOf(batch, ".bin"), fileOf(batch, ".txt"));
}

/** What is installed of batches, after what is not there yet was. */
function installedIn(batches: readonly string[]): readonly InstalledPackage[] {
  for (const batch of isInstalled ? [] : batches) {
    const specs = list.batches[batch] ?? [];
    for (const spec of installAll(specs, join(folder, batch))) console.error(`not installed: ${spec}`);
  }
  const there = batches.map((batch) => join(folder, batch)).filter((place) => existsSync(place));
  return installedPackages(there.flatMap((place) => readdirSync(place).map((group) => join(place, group))));
}

function newAmong(all: readonly InstalledPackage[], known: ReadonlySet<string>): readonly InstalledPackage[] {
  return all.filter((one) => !known.has(one.name) && !isForServers(one, asked.has(one.name)));
}

function write(
  { bytes, components, grams }: BuiltIndex,
  packages: readonly InstalledPackage[],
  index: URL,
  names: URL,
): void {
  const versions = new Map<string, string[]>();
  for (const { name, version } of packages) {
    if (!isExcluded(name, list)) versions.set(name, [...(versions.get(name) ?? []), version]);
  }
  mkdirSync(new URL("./", index), { recursive: true });
  writeFileSync(index, bytes);
  writeFileSync(
    names,
    `${[...versions]
      .map(([name, all]) => `${name} ${all.join(" ")}`)
      .sort()
      .join("\n")}\n`,
  );
  console.error(`${components.length} components, ${grams} grams, ${bytes.length} bytes`);
}

function leaveOutExcluded(): void {
  const isOut = (name: string): boolean => isExcluded(name, list);
  for (const [index, names] of [
    [new URL("index.bin", data), new URL("packages.txt", data)],
    ...additions.map((batch) => [fileOf(batch, ".bin"), fileOf(batch, ".txt")] as const),
  ] as const) {
    if (!existsSync(names)) continue;
    const lines = readFileSync(names, "utf8").split("\n");
    const kept = lines.filter((line) => !isOut(line.split(" ")[0] ?? ""));
    if (kept.length === lines.length) continue;
    writeFileSync(index, leaveOut(readFileSync(index), isOut));
    writeFileSync(names, kept.join("\n"));
    console.error(`${index.pathname.split("/").at(-1)}: ${lines.length - kept.length} packages left out`);
  }
}
