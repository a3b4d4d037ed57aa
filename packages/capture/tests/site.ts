/** Servers on this machine, for tests of what is fetched: each counts what it is asked for. */
import { readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { onTestFinished } from "vitest";

export interface Site {
  /** With a slash at its end. */
  readonly url: string;
  /** Paths with their queries, in the order of the requests. */
  readonly asked: string[];
  readonly requests: IncomingMessage[];
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export async function siteOf(handle: Handler): Promise<Site> {
  const asked: string[] = [];
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    requests.push(request);
    handle(request, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { url: `http://127.0.0.1:${address.port}/`, asked, requests };
}

const TYPES: readonly (readonly [RegExp, string])[] = [
  [/\.m?js$/, "text/javascript; charset=utf-8"],
  [/\.html$/, "text/html"],
  [/\.css$/, "text/css"],
  [/\.(?:json|webmanifest)$/, "application/json"],
];

export const typeOf = (path: string): string =>
  TYPES.find(([pattern]) => pattern.test(path))?.[1] ?? "application/octet-stream";

export interface FolderOptions {
  /** The page for whatever is not there, as servers of applications do. */
  readonly fallback?: boolean;
  /** The path below which the folder stands. */
  readonly below?: string;
  /** What a server tries behind an address. */
  readonly endings?: readonly string[];
}

/** What a server of files answers, with `index.html` for a folder. */
export const folderHandler =
  (folder: string, { fallback = false, below = "/", endings = [""] }: FolderOptions = {}): Handler =>
  (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const inside = pathname.startsWith(below) ? decodeURI(pathname.slice(below.length)) : undefined;
    const content =
      inside === undefined
        ? undefined
        : endings.map((ending) => contentAt(folder, inside + ending)).find((one) => one !== undefined);
    if (content !== undefined) response.setHeader("content-type", typeOf(content.path)).end(content.bytes);
    else if (fallback) response.setHeader("content-type", "text/html").end(contentAt(folder, "")?.bytes);
    else response.writeHead(404, { "content-type": "text/html" }).end("<!doctype html><h1>Not found</h1>");
  };

function contentAt(folder: string, path: string): { readonly path: string; readonly bytes: Buffer } | undefined {
  const names = path === "" || path.endsWith("/") ? [`${path}index.html`, `${path}app.html`] : [path];
  for (const name of names) {
    const file = join(folder, name);
    if (statSync(file, { throwIfNoEntry: false })?.isFile()) return { path: name, bytes: readFileSync(file) };
  }
  return undefined;
}
