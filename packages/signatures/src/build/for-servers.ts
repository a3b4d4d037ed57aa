/**
 * Packages of the long tail that no browser runs: what often downloaded packages pull in are tools and servers as often
 * as not, and one gram of theirs that stands in an application by chance is a wrong name.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { scriptFiles } from "./files.ts";
import { hasEsm, type InstalledPackage, type Manifest } from "./packages.ts";

const NODE_ONLY =
  /(?:\brequire\(|\bfrom|\bimport\(?)\s*["'](?:node:)?(?:child_process|cluster|dgram|dns|fs|fs\/promises|http2|net|readline|repl|tls|v8|vm|worker_threads)["']/;

/** A file for Node stands in many packages for browsers; of those for servers more than so many are. */
const MANY = 0.2;

/**
 * Whether nothing in its manifest says that it is for browsers, and it is a command or uses what only Node has: mostly,
 * where the list asks for it, else anywhere.
 */
export function isForServers(
  { folder, manifest }: Pick<InstalledPackage, "folder" | "manifest">,
  isListed: boolean,
): boolean {
  if (namesBrowsers(manifest)) return false;
  if (manifest.bin !== undefined && !hasEsm(manifest)) return true;
  const files = scriptFiles(folder, manifest, undefined);
  const forNode = files.filter((file) => NODE_ONLY.test(readFileSync(file, "utf8")));
  return (
    forNode.length > (isListed ? MANY : 0) * files.length || forNode.some((file) => file === entryOf(folder, manifest))
  );
}

const entryOf = (folder: string, { main }: Manifest): string =>
  join(folder, typeof main === "string" ? main : "index.js");

/** Frameworks that a package for browsers may ask for beside it. */
const FRAMEWORKS = ["react", "react-dom", "preact", "vue", "svelte", "solid-js", "@angular/core", "lit", "jquery"];

function namesBrowsers({ browser, exports, keywords, peerDependencies }: Manifest): boolean {
  if (browser !== undefined || JSON.stringify(exports ?? "").includes('"browser"')) return true;
  if (Array.isArray(keywords) && keywords.some((word) => word === "browser" || word === "frontend")) return true;
  return FRAMEWORKS.some((name) => Object.hasOwn(peerDependencies ?? {}, name));
}
