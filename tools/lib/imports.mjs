/** What a source imports: by import and export declarations, by `import()`, and by types written as `import("...")`. */
import { Visitor } from "oxc-parser";

/**
 * @typedef {object} Import
 * @property {string} from the specifier as written
 * @property {boolean} typeOnly whether nothing of it is there when the program runs
 */

/**
 * @param {import("./sources.mjs").Source} source
 * @returns {readonly Import[]}
 */
export function importsOf({ parsed, text }) {
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const found = staticImports.map(({ moduleRequest, entries }) => ({
    from: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  for (const { moduleRequest, isType } of staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) found.push({ from: moduleRequest.value, typeOnly: isType });
  }
  for (const { moduleRequest } of dynamicImports) {
    const literal = /^(["'])(.*)\1$/s.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[2]) found.push({ from: literal[2], typeOnly: false });
  }
  new Visitor({ TSImportType: ({ source }) => void found.push({ from: source.value, typeOnly: true }) }).visit(
    parsed.program,
  );
  return found;
}
