/** The sources of the packages in the place of what is built of them, for programs that run these with changes. */
const ROOT = new URL("../", import.meta.url);
const SOURCES = new Map([
  ["@as-built/engine", "packages/engine/src/index.ts"],
  ["@as-built/engine/oxc", "packages/engine/src/parse/oxc.ts"],
  ...["spec", "capture", "signatures"].map((name) => [`@as-built/${name}`, `packages/${name}/src/index.ts`]),
]);

/** For `registerHooks` of `node:module`. */
export function resolveToSource(specifier, context, next) {
  const path = SOURCES.get(specifier);
  return next(path === undefined ? specifier : new URL(path, ROOT).href, context);
}

/** From the root of the repository; empty for a module from elsewhere. */
export const pathOf = (url) => (url.startsWith(ROOT.href) ? url.slice(ROOT.href.length) : "");
