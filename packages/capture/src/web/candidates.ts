/**
 * Where a file may be that the material names: the addresses, best first. Most references say it exactly. Names that
 * bundlers compute count from a public path; where the code does not state it, it is the folder that makes the path fit
 * the address of the script that names it.
 */
import type { NamedFile } from "@as-built/engine";

/** @param from address of the file that names it @param page address of the page that was given */
export function candidates({ address, countsFrom, base }: NamedFile, from: URL, page: URL): readonly URL[] {
  const path = withoutSpace(address);
  if (countsFrom === "file") return urls([[path, from]]);
  if (countsFrom === "page") return urls([[path, (base === undefined ? null : URL.parse(base, page.href)) ?? page]]);
  const stated = base === undefined ? null : URL.parse(base, page.href);
  if (stated !== null) return urls([[path, stated]]);
  return urls([
    [path, overlap(path, from)],
    [path, from],
    [path, page],
    [`/${path}`, page],
  ]);
}

const withoutSpace = (address: string): string => address.trim();

/**
 * The folder below which `static/chunks/a.js` lies, where `/_next/static/chunks/main.js` names it: the script's own path
 * has the first segment of the name.
 */
function overlap(path: string, from: URL): URL | undefined {
  const first = path.split("/", 1)[0] ?? "";
  const folders = from.pathname.split("/").slice(1, -1);
  const at = path.includes("/") ? folders.lastIndexOf(first) : -1;
  return at === -1
    ? undefined
    : new URL(
        `/${folders
          .slice(0, at)
          .map((one) => `${one}/`)
          .join("")}`,
        from,
      );
}

/** Only what HTTP serves, each address once, without the part behind `#`. */
function urls(pairs: readonly (readonly [path: string, base: URL | undefined])[]): readonly URL[] {
  const found = new Map<string, URL>();
  for (const [path, base] of pairs) {
    const url = base === undefined ? null : URL.parse(path, base.href);
    if (url === null || !/^https?:$/.test(url.protocol)) continue;
    url.hash = "";
    if (!found.has(url.href)) found.set(url.href, url);
  }
  return [...found.values()];
}
