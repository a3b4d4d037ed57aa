/** The checks of the sources, each a program that ends with 0 where all is well. One table for `check` and `verify`. */

export const CHECKS = [
  { name: "types", command: "tsc", args: ["-b"] },
  { name: "types of tests", command: "tsc", args: ["-p", "tsconfig.tests.json"] },
  { name: "lint and format", command: "biome", args: ["ci", "--colors=off", "."] },
  { name: "import boundaries", command: "node", args: ["tools/boundaries.mjs"] },
  { name: "lock file", command: "node", args: ["tools/lock-file.mjs"] },
  { name: "registry of extractors", command: "node", args: ["tools/extractors/write-registry.mjs", "--check"] },
  { name: "regular expressions", command: "node", args: ["tools/patterns.mjs"] },
  { name: "unused code", command: "knip", args: ["--no-progress"] },
  { name: "numbers of the sources", command: "node", args: ["tools/numbers.mjs"] },
];
