/**
 * The built web application, read into memory once: there is no path from a request to the file system. Names of assets
 * hold a hash of their content, so browsers may keep them.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, extname, join } from "node:path";
import { ServerError } from "./server-error.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".tgz": "application/gzip",
};

export interface WebFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly cache: string;
}

/** By the path of the request: "/" is index.html. */
export type WebFiles = ReadonlyMap<string, WebFile>;

/** @throws ServerError `web-app-missing` */
export function readWebFiles(root: string = builtRoot()): WebFiles {
  const files = new Map<string, WebFile>();
  for (const name of namesIn(root)) {
    const path = join(root, name);
    const type = TYPES[extname(name)];
    if (type === undefined || !statSync(path).isFile()) continue;
    const url = name === "index.html" ? "/" : `/${name.replaceAll("\\", "/")}`;
    const cache = url.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
    files.set(url, { bytes: new Uint8Array(readFileSync(path)), type, cache });
  }
  if (!files.has("/")) throw new ServerError("web-app-missing");
  return files;
}

function namesIn(root: string): readonly string[] {
  try {
    return readdirSync(root, { recursive: true, encoding: "utf8" });
  } catch {
    throw new ServerError("web-app-missing");
  }
}

const require = createRequire(import.meta.url);

function builtRoot(): string {
  try {
    return dirname(require.resolve("@as-built/web/app/index.html"));
  } catch {
    throw new ServerError("web-app-missing");
  }
}
