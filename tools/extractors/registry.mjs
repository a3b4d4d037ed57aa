/** The registry of extractors as source text, and what is wrong with their folders. Pure. */

/** The name under which `route-screens` is exported: `routeScreens`. */
export const exportName = (folder) => folder.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * @param {readonly string[]} folders names of the extractors' folders
 * @returns {string} formatted as biome formats it
 */
export function registryText(folders) {
  const exported = folders
    .toSorted()
    .map((folder) => `export { ${exportName(folder)} } from "./extractors/${folder}/extractor.ts";\n`);
  return `/** All extractors. Written by \`npm run registry\`; do not edit. */\n\n${exported.join("")}`;
}

/**
 * @param {ReadonlyMap<string, ReadonlyMap<string, string>>} folders name of a folder to its files: name to text
 * @returns {readonly string[]} what is wrong, sorted
 */
export function folderProblems(folders) {
  return [...folders].flatMap(([folder, files]) => problemsOf(folder, files)).sort();
}

function problemsOf(folder, files) {
  const examples = [...files.keys()].some((name) => name.startsWith("examples."));
  const exported = new RegExp(`^export const ${exportName(folder)}\\b`, "m").test(files.get("extractor.ts") ?? "");
  return [
    ...(files.has("extractor.ts") ? [] : [`${folder}: extractor.ts is missing`]),
    ...(examples ? [] : [`${folder}: there are no examples; write examples.jsx`]),
    ...(exported || !files.has("extractor.ts")
      ? []
      : [`${folder}: extractor.ts does not export ${exportName(folder)}`]),
  ];
}
