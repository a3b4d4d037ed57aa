/** The list of models as source text, and what is wrong with their files. Pure. */
import { exportName } from "./registry.mjs";

/** @typedef {{ folder: string, name: string, files: ReadonlyMap<string, string> }} ModelFile */

const isModel = (file) => file.endsWith(".ts") && !file.endsWith(".test.ts");
const nameOf = (file) => file.slice(0, -".ts".length);

/**
 * @param {ReadonlyMap<string, ReadonlyMap<string, string>>} folders name of a folder to its files: name to text
 * @returns {string} formatted as biome formats it
 */
export function modelsText(folders) {
  const models = modelsIn(folders);
  const names = models.map(({ name }) => exportName(name));
  const imports = [
    ...models.map(({ folder, name }) => ({ path: `./${folder}/${name}`, what: `{ ${exportName(name)} }` })),
    { path: "./model", what: "type { Model }" },
  ]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, what }) => `import ${what} from "${path}.ts";\n`);
  const head = "export const MODELS: readonly Model[] = [";
  const line = `${head}${names.join(", ")}];\n`;
  const list = line.length <= 121 ? line : `${head}\n${names.map((name) => `  ${name},\n`).join("")}];\n`;
  return (
    "/** The models of all libraries. Written by `npm run registry`; do not edit. */\n\n" +
    `${imports.join("")}\n${list}`
  );
}

/**
 * @param {ReadonlyMap<string, ReadonlyMap<string, string>>} folders
 * @returns {readonly string[]} what is wrong, sorted
 */
export function modelProblems(folders) {
  return modelsIn(folders)
    .flatMap(({ folder, name, files }) => [
      ...(files.has(`${name}.examples.jsx`) || files.has(`${name}.unbundled.jsx`)
        ? []
        : [`models/${folder}/${name}.ts: write ${name}.examples.jsx`]),
      ...(new RegExp(`^export const ${exportName(name)}\\b`, "m").test(files.get(`${name}.ts`) ?? "")
        ? []
        : [`models/${folder}/${name}.ts does not export ${exportName(name)}`]),
    ])
    .sort();
}

const modelsIn = (folders) =>
  [...folders]
    .flatMap(([folder, files]) =>
      [...files.keys()].filter(isModel).map((file) => ({ folder, name: nameOf(file), files })),
    )
    .sort((a, b) => (`${a.folder}/${a.name}` < `${b.folder}/${b.name}` ? -1 : 1));
