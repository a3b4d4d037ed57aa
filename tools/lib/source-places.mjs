/** Where the sources of the workspace's packages stand. */
const at = (path) => new URL(`../../${path}`, import.meta.url).href;

/** Addresses of files, by what asks for them. */
export const SOURCES = new Map([
  ["@as-built/server", at("apps/server/src/index.ts")],
  ["@as-built/engine/csv", at("packages/engine/src/render/csv-rows.ts")],
  ["@as-built/engine/html", at("packages/engine/src/render/html.ts")],
  ["@as-built/engine/markdown", at("packages/engine/src/render/markdown.ts")],
  ["@as-built/engine/oxc", at("packages/engine/src/parse/oxc.ts")],
  ...["spec", "engine", "capture", "signatures"].map((name) => [
    `@as-built/${name}`,
    at(`packages/${name}/src/index.ts`),
  ]),
]);
