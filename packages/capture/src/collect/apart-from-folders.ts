/**
 * Servers have `/orders` and `/orders/new`, file systems do not: a file whose name is that of a folder, too, gets another
 * name. Takes the paths of a capture, gives the new name of each file that needs one; the folder keeps its own.
 *
 * @param others names at the root that are not for files of the capture either
 */
export function apartFromFolders(
  paths: readonly string[],
  others: readonly string[] = [],
): ReadonlyMap<string, string> {
  const taken = new Set(paths);
  const folders = new Set(others);
  for (const path of paths)
    for (let slash = path.indexOf("/"); slash !== -1; slash = path.indexOf("/", slash + 1))
      folders.add(path.slice(0, slash));
  const renamed = new Map<string, string>();
  for (const path of paths.toSorted()) {
    if (!folders.has(path)) continue;
    const isFree = (one: string): boolean => !taken.has(one) && !folders.has(one);
    const name = freeName(path, (count) => (count === 1 ? "file" : `file${count}`), isFree);
    taken.add(name);
    renamed.set(path, name);
  }
  return renamed;
}

/** The ending stays, since it tells the kind: `a.js` is `a~file.js`. */
export function freeName(path: string, mark: (count: number) => string, isFree: (path: string) => boolean): string {
  const name = path.lastIndexOf("/") + 1;
  const dot = path.lastIndexOf(".");
  const end = dot > name ? dot : path.length;
  for (let count = 1; ; count++) {
    const candidate = `${path.slice(0, end)}~${mark(count)}${path.slice(end)}`;
    if (isFree(candidate)) return candidate;
  }
}
