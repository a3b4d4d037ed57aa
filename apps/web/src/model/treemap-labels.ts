/** Names of neighbours without the folders that they share: what tells them apart comes first. */

/** The folder that all names with a folder lie in, with its last slash; "" where there is none. */
export function sharedFolder(names: readonly string[]): string {
  const folders = names.filter((name) => name.includes("/")).map((name) => name.slice(0, name.lastIndexOf("/") + 1));
  const [first, ...others] = folders;
  if (first === undefined || others.length === 0) return "";
  let shared = first;
  while (shared !== "" && !others.every((folder) => folder.startsWith(shared))) {
    shared = shared.slice(0, shared.lastIndexOf("/", shared.length - 2) + 1);
  }
  return shared;
}

export const withoutFolder = (name: string, folder: string): string =>
  folder !== "" && name.startsWith(folder) ? name.slice(folder.length) : name;
