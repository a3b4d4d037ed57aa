/**
 * A module hook for tests: they import the workspace's own packages from their sources, so that no build has to come
 * first. Node takes the types out by itself, and keeps what it has compiled (`keep-compiled.mjs`).
 */
import { enableCompileCache, registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

const at = (path) => new URL(`../../${path}`, import.meta.url).href;

/** Addresses of sources, by what asks for them. */
const SOURCES = new Map([
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

registerHooks({ resolve: (specifier, context, next) => next(SOURCES.get(specifier) ?? specifier, context) });

enableCompileCache(fileURLToPath(at("node_modules/.cache/compiled-tests")));
