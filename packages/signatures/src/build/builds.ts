/**
 * Which of a package's builds to read. Packages ship the same code several times (ES modules, CommonJS, for script
 * tags, for old browsers); where there are ES modules, they stand for all.
 */
import { dirname } from "node:path/posix";
import { hasEsm, type Manifest } from "./packages.ts";

/** Builds for script tags, old loaders and old browsers. */
const SCRIPT_TAG_BUILDS =
  /(^|\/)(umd|iife|amd|system|_?esm5|es5|esm2015|fesm5|fesm2015|legacy|bundles)\/|[._-](umd|iife|amd|system|global|standalone)(\.(min|prod))*\.[mc]?js$/;

/** Gives the test for paths (relative, forward slashes) that only repeat what the ES modules hold. */
export function repeatedBuilds(manifest: Manifest): (path: string) => boolean {
  if (!hasEsm(manifest)) return () => false;
  const entries = entryFolders(manifest);
  const usesDist = JSON.stringify([manifest.module, manifest.main, manifest.exports]).includes("dist/");
  const commonJs = [...entries.require].filter(
    (folder) => folder !== "." && ![...entries.import].some((esm) => `${esm}/`.startsWith(`${folder}/`)),
  );
  return (path) =>
    SCRIPT_TAG_BUILDS.test(path) ||
    (!usesDist && path.startsWith("dist/")) ||
    (path.endsWith(".cjs") && entries.require.size > 0) ||
    commonJs.some((folder) => path.startsWith(`${folder}/`));
}

interface EntryFolders {
  readonly require: Set<string>;
  readonly import: Set<string>;
}

function entryFolders({ type, main, module, exports }: Manifest): EntryFolders {
  const folders: EntryFolders = { require: new Set(), import: new Set() };
  if (typeof main === "string") add(folders, type === "module" ? "import" : "require", main);
  if (typeof module === "string") add(folders, "import", module);
  collect(exports, undefined, folders);
  return folders;
}

function collect(entry: unknown, under: keyof EntryFolders | undefined, folders: EntryFolders): void {
  if (typeof entry === "string") {
    if (under && /\.[mc]?js$/.test(entry)) add(folders, under, entry);
  } else if (typeof entry === "object" && entry !== null) {
    for (const [key, value] of Object.entries(entry)) {
      const next = key === "require" ? "require" : key === "import" || key === "module" ? "import" : under;
      collect(value, next, folders);
    }
  }
}

function add(folders: EntryFolders, kind: keyof EntryFolders, path: string): void {
  folders[kind].add(dirname(path.replace(/^\.\//, "").replace(/\*.*$/s, "x")));
}
