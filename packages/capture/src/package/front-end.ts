/**
 * The front end inside a package: the folder of the page that loads the most code of the package. Servers and tools bring
 * theirs along, amid code that never runs in a browser. Nothing is taken by the name of a folder.
 */
import type { Capture, NamedFile } from "@as-built/engine";
import { type CollectedFile, captureCollection } from "../collect/collection.ts";
import { DEFAULT_LIMITS } from "../limits.ts";

/** Most pages that are looked at: documentation may have thousands. */
const MAX_PAGES = 1000;

/** Most segments of an address that are dropped to find the page's folder: each makes one more path as long as the address. */
const MAX_DROPPED = 100;

/**
 * @param named what a page names
 * @returns with a slash at its end; "" for the whole package, where no page loads code of it
 */
export function frontEndOf(files: readonly CollectedFile[], named: (capture: Capture) => readonly NamedFile[]): string {
  const sizes = new Map(files.map(({ path, bytes }) => [path, bytes.byteLength]));
  const pages = files.filter(({ path }) => /\.html?$/i.test(path)).slice(0, MAX_PAGES);
  const found = pages.map((page) => {
    const capture = captureCollection({ input: "", files: [page], lost: [] }, DEFAULT_LIMITS);
    const folder = page.path.slice(0, page.path.lastIndexOf("/") + 1);
    const loaded = new Set(named(capture).flatMap(({ address }) => inside(folder, address, sizes)));
    return { folder, size: [...loaded].reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0) };
  });
  const best = found
    .filter(({ size }) => size > 0)
    .sort((a, b) => b.size - a.size || a.folder.length - b.folder.length || (a.folder < b.folder ? -1 : 1))[0];
  return best?.folder ?? "";
}

/** The page's folder is the site's root, or a folder below it: leading segments are dropped one by one. */
function inside(folder: string, address: string, sizes: ReadonlyMap<string, number>): readonly string[] {
  const url = URL.parse(address, `http://package.invalid/${folder}`);
  if (url?.hostname !== "package.invalid") return [];
  const segments = url.pathname.split("/").slice(1);
  const below = segments.slice(0, MAX_DROPPED).map((_, index) => folder + segments.slice(index).join("/"));
  const path = [segments.join("/"), ...below].find((one) => one.startsWith(folder) && sizes.has(one));
  return path !== undefined && /\.[cm]?js$/.test(path) ? [path] : [];
}
