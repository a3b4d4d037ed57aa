/** The files of a new extractor. They pass all checks and find nothing yet. */
import { exportName } from "./registry.mjs";

/**
 * @param {string} name in kebab case
 * @returns {Readonly<Record<string, string>>} file names to texts
 */
export const skeleton = (name) => ({
  "extractor.ts": `/** What it finds, with the shape of code that shows it. */
import type { Extractor } from "../../extractor.ts";

export const ${exportName(name)} = {
  name: "${name}",
  call: () => [],
} satisfies Extractor;
`,
  "examples.jsx": `// example: what is to be found
export function example(id) {
  // finds nothing
  return load(\`/examples/\${id}\`);
}

const load = (key) => localStorage.getItem(key);
`,
});

/** What is wrong with a name, or undefined. */
export function nameProblem(name, taken) {
  if (name === undefined) return "Give the new extractor a name: npm run new-extractor graphql-calls";
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) return `"${name}" is no name in kebab case, like graphql-calls`;
  return taken.includes(name) ? `There is an extractor ${name} already` : undefined;
}
