/**
 * Which part of the code may import which. The first row whose `files` hold a file is the file's row; the beginning of a
 * path ends in `/`. Files of one row may import each other. `may` holds
 *
 *     a row's name          files of that row
 *     a package             that package, by its name
 *     types:X               only types of X
 *     node:* and npm:*      modules of Node, packages from outside the repository
 *     *                     anything
 *
 * What is not written here is forbidden, and so is a row without files or a permission that nobody uses.
 */

const ENGINE = "packages/engine/src/";

/** The stages of the engine in their order: each may import those before it, the format, and the tree's types. */
const STAGES = [
  {
    name: "collections",
    files: ["budget.ts", "partition-point.ts", "lists.ts", "multimap.ts", "remember.ts", "sharing.ts", "word-set.ts"],
  },
  { name: "platform", files: ["platform/"] },
  { name: "language", files: ["language/"] },
  { name: "artifact", files: ["artifact.ts", "traffic.ts", "version.ts"] },
  { name: "syntax", files: ["syntax/"] },
  { name: "html", files: ["html/"], may: ["parse5"] },
  { name: "parser", files: ["parse/parser.ts"] },
  { name: "scope", files: ["scope/"] },
  { name: "parse", files: ["parse/", "script.ts"] },
  { name: "unpack", files: ["unpack/"] },
  { name: "attribute", files: ["attribute/"] },
  { name: "evaluate", files: ["evaluate/"] },
  { name: "formats", files: ["formats/"] },
  { name: "models", files: ["models/"] },
  { name: "raise", files: ["raise/"] },
  {
    name: "product",
    files: [
      "address-helper.ts",
      "attribution-units.ts",
      "left-over.ts",
      "polyfill.ts",
      "product-code.ts",
      "raised-code.ts",
    ],
  },
  { name: "extract", files: ["extract/"] },
  { name: "assemble", files: ["assemble/"] },
];

const stageRows = STAGES.map(({ name, files, may = [] }, index) => ({
  name: `engine/${name}`,
  files: files.map((file) => ENGINE + file),
  may,
  before: [
    "@as-built/spec",
    "types:@oxc-project/types",
    ...STAGES.slice(0, index).map((stage) => `engine/${stage.name}`),
  ],
}));

export const BOUNDARIES = [
  {
    name: "tests",
    files: [
      /\.test\.tsx?$/,
      "tests/",
      "packages/capture/tests/",
      "packages/engine/tests/",
      "apps/server/tests/",
      "apps/web/tests/",
    ],
    may: ["*"],
  },
  { name: "spec", files: ["packages/spec/src/"], may: [] },

  {
    name: "engine/guarded-parser",
    files: [`${ENGINE}parse/guarded-parser.ts`],
    may: ["types:engine/parser", "engine/parse", "types:oxc-parser"],
  },
  {
    name: "engine/oxc",
    files: [`${ENGINE}parse/oxc.ts`],
    may: ["types:engine/parser", "engine/guarded-parser", "oxc-parser"],
  },
  { name: "engine/render", files: [`${ENGINE}render/`], may: ["@as-built/spec", "types:sarif"] },
  { name: "engine/canary", files: [`${ENGINE}canary.ts`], may: ["types:node:*"] },
  ...stageRows,
  {
    name: "engine",
    files: [/^packages\/engine\/src\/[^/]+\.ts$/],
    may: ["@as-built/spec", "engine/render"],
    before: stageRows.map(({ name }) => name),
  },

  {
    name: "signatures",
    files: ["packages/signatures/"],
    may: ["@as-built/engine", "@as-built/engine/oxc", "node:*"],
  },
  {
    name: "capture",
    files: ["packages/capture/src/"],
    may: ["types:@as-built/engine", "@as-built/spec", "node:*", "npm:*"],
  },

  { name: "cli/start", files: ["apps/cli/bin/"], may: ["node:*"] },
  {
    name: "cli",
    files: ["apps/cli/src/"],
    may: [
      "@as-built/capture",
      "@as-built/capture/error",
      "@as-built/engine",
      "@as-built/engine/oxc",
      "@as-built/server",
      "@as-built/signatures",
      "@as-built/signatures/add",
      "@as-built/spec",
      "@as-built/spec/schema",
      "node:*",
      "npm:*",
    ],
  },
  {
    name: "server",
    files: ["apps/server/src/"],
    may: [
      "@as-built/capture",
      "@as-built/engine",
      "@as-built/engine/markdown",
      "@as-built/engine/oxc",
      "@as-built/signatures",
      "@as-built/spec",
      "types:@as-built/web/server",
      "node:*",
      "npm:*",
    ],
  },
  { name: "web/configuration", files: [/^apps\/web\/vite\.[^/]*\.ts$/], may: ["node:*", "npm:*"] },
  { name: "web/public", files: ["apps/web/public/"], may: [] },
  { name: "web/kit", files: ["apps/web/src/kit/"], may: ["npm:*"] },
  {
    name: "web/model",
    files: ["apps/web/src/model/"],
    may: [
      "@as-built/engine/csv",
      "@as-built/engine/html",
      "@as-built/engine/markdown",
      "@as-built/engine/markdown-diff",
      "@as-built/spec",
      "npm:*",
    ],
  },
  {
    name: "web/site",
    files: ["apps/web/src/site/"],
    may: [
      "web",
      "web/kit",
      "web/model",
      "@as-built/capture/files",
      "@as-built/engine",
      "@as-built/engine/parser",
      "@as-built/spec",
      "npm:*",
    ],
  },
  { name: "web", files: ["apps/web/src/"], may: ["web/kit", "web/model", "@as-built/spec", "npm:*"] },

  { name: "tools", files: ["tools/"], may: ["node:*", "npm:*", "@as-built/server", "@as-built/spec"] },
  {
    name: "bench",
    files: ["bench/"],
    may: [
      "tests",
      "tools",
      "@as-built/capture",
      "@as-built/engine",
      "@as-built/engine/oxc",
      "@as-built/server",
      "@as-built/signatures",
      "asbuilt/analysis",
      "asbuilt/v8-flags",
      "node:*",
      "npm:*",
    ],
  },
];
