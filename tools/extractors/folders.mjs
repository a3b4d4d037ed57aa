/** The folders of the extractors and of the models on disk. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../lib/workspace.mjs";
import { modelsText } from "./models.mjs";
import { registryText } from "./registry.mjs";

const SOURCES = join(ROOT, "packages", "engine", "src");
const EXTRACT = join(SOURCES, "extract");
const MODELS = join(SOURCES, "models");
const MODEL_LIST = join(MODELS, "index.ts");

export const EXTRACTORS = join(EXTRACT, "extractors");
const REGISTRY = join(EXTRACT, "registry.ts");

/** @returns {ReadonlyMap<string, ReadonlyMap<string, string>>} name of a folder to its files: name to text */
export const readFolders = () => readFoldersOf(EXTRACTORS);

/** The same of the models: one folder for each kind of library. */
export const readModelFolders = () => readFoldersOf(MODELS);

function readFoldersOf(root) {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(folders.map(({ name }) => [name, readFiles(join(root, name))]));
}

function readFiles(folder) {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(files.map(({ name }) => [name, readFileSync(join(folder, name), "utf8")]));
}

export const readRegistry = () => readFileSync(REGISTRY, "utf8");

export const readModelList = () => readFileSync(MODEL_LIST, "utf8");

/** Writes the lists of the extractors and models that are there. */
export function writeRegistry() {
  writeFileSync(REGISTRY, registryText([...readFolders().keys()]));
  writeFileSync(MODEL_LIST, modelsText(readModelFolders()));
}
