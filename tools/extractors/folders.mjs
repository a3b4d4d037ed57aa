/** The folders of the extractors on disk. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../lib/workspace.mjs";
import { registryText } from "./registry.mjs";

const EXTRACT = join(ROOT, "packages", "engine", "src", "extract");

export const EXTRACTORS = join(EXTRACT, "extractors");
const REGISTRY = join(EXTRACT, "registry.ts");

/** @returns {ReadonlyMap<string, ReadonlyMap<string, string>>} name of a folder to its files: name to text */
export function readFolders() {
  const folders = readdirSync(EXTRACTORS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(folders.map(({ name }) => [name, readFiles(join(EXTRACTORS, name))]));
}

function readFiles(folder) {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(files.map(({ name }) => [name, readFileSync(join(folder, name), "utf8")]));
}

export const readRegistry = () => readFileSync(REGISTRY, "utf8");

/** Writes the registry of the folders that are there. */
export const writeRegistry = () => writeFileSync(REGISTRY, registryText([...readFolders().keys()]));
