/**
 * `node bench/served.mjs FOLDER...`: serves each folder of an application on this machine, captures it by its address, and
 * says how the specification differs from that of the folder: statements of either side alone, scripts that nothing names,
 * files that were asked for and are not there. Needs `npm run build`.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, resolve } from "node:path";
import { captureMaterial, capturePath, tryInProcess } from "@as-built/capture";
import { analyze, namedFiles, namedPages, samePage } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { loadSignatures } from "@as-built/signatures";

/** @typedef {import("@as-built/engine").Capture} Capture */
/** @typedef {import("@as-built/engine").Analysis["specification"]} Specification */

/** @type {Record<string, string>} */
const TYPES = {
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".html": "text/html",
  ".css": "text/css",
  ".json": "application/json",
};

/** What a server fills in before it sends a page: `::base::`, `{{BASE}}`. */
const PLACEHOLDER = /::\w+::|\{\{\w+\}\}/;

/** Where the page says that the application stands. @param {string} folder */
function baseOf(folder) {
  const text = readFileSync(join(folder, "index.html"), "utf8");
  const at = text.indexOf("<base ");
  const [, href = "/"] = /href="(\/[^"]{0,200})"/.exec(at === -1 ? "" : text.slice(at, text.indexOf(">", at))) ?? [];
  return href.endsWith("/") && !PLACEHOLDER.test(href) ? href : "/";
}

/**
 * The file for a path, as the server of an application finds it: behind a base that it fills in, or the page.
 * @param {string} folder @param {string} path
 */
function fileFor(folder, path) {
  const segments = decodeURIComponent(path)
    .split("/")
    .filter((segment) => segment !== "" && segment !== "." && segment !== "..");
  while (PLACEHOLDER.test(segments[0] ?? "")) segments.shift();
  const file = join(folder, ...segments);
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) return file;
  return extname(file) === "" || extname(file) === ".html" ? join(folder, "index.html") : undefined;
}

/**
 * @param {string} folder
 * @returns {Promise<{ url: string, asked: () => number, close: () => void }>}
 */
async function serve(folder) {
  let asked = 0;
  const base = baseOf(folder);
  const server = createServer(({ url = "/" }, response) => {
    asked += 1;
    const { pathname } = new URL(url, "http://localhost");
    const file = fileFor(folder, pathname.startsWith(base) ? pathname.slice(base.length) : pathname);
    if (file === undefined) return response.writeHead(404).end();
    return response
      .setHeader("content-type", TYPES[extname(file)] ?? "application/octet-stream")
      .end(readFileSync(file));
  });
  /** @type {import("node:net").AddressInfo} */
  const { port } = await new Promise((done) => server.listen(0, "127.0.0.1", () => done(server.address())));
  return {
    url: `http://127.0.0.1:${port}${base}`,
    asked: () => asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const parser = oxcParser({ trial: tryInProcess });
const signatures = loadSignatures();

/** @param {Capture} capture */
const specificationOf = (capture) => analyze(capture, { parser, signatures }).specification;

/** @param {string} url */
const fetched = (url) =>
  captureMaterial(url, {
    named: (part) => namedFiles(part, parser),
    pages: { named: (part, isSignedIn) => namedPages(part, { parser, signatures, isSignedIn }), same: samePage },
    limits: { perSecond: 10_000 },
    // nothing is asked of the network
    resolve: (host, done) => done(new Error(`no host ${host}`), []),
  });

/** @param {Specification} specification */
const idsOf = ({ points }) =>
  new Set(Object.values(points).flatMap(({ statements }) => statements.map(({ id }) => String(id))));

/** @param {Capture} capture @returns {Map<string, string>} */
const scriptsOf = ({ artifacts }) =>
  new Map(artifacts.filter(({ kind }) => kind === "script").map(({ sha256, id }) => [sha256, id]));

/** @param {string} given */
async function compare(given) {
  const folder = resolve(given);
  if (!existsSync(join(folder, "index.html"))) return console.log(`${given}: no index.html, nothing to open`);
  const site = await serve(folder);
  const start = performance.now();
  try {
    const byAddress = await fetched(site.url);
    const seconds = (performance.now() - start) / 1000;
    const byFolder = await capturePath(folder);
    const [a, b] = [byFolder, byAddress].map((capture) => idsOf(specificationOf(capture)));
    const [all, held] = [scriptsOf(byFolder), scriptsOf(byAddress)];
    const lacking = [...all].filter(([digest]) => !held.has(digest)).map(([, id]) => id);
    const [only, added] = [[...(a ?? [])].filter((id) => !b?.has(id)), [...(b ?? [])].filter((id) => !a?.has(id))];
    console.log(
      `${given}: ${held.size} of ${all.size} scripts in ${site.asked()} requests and ${seconds.toFixed(1)} s; ` +
        `${a?.size} statements by folder, ${only.length} not by address, ${added.length} only by address; ` +
        `${byAddress.failures.length} not there`,
    );
    for (const id of lacking.slice(0, LISTED)) console.log(`  named by nothing: ${id}`);
    for (const { file, code } of byAddress.failures.slice(0, LISTED)) console.log(`  ${code}: ${file}`);
    for (const id of only.slice(0, LISTED)) console.log(`  - ${id}`);
    for (const id of added.slice(0, LISTED)) console.log(`  + ${id}`);
  } finally {
    site.close();
  }
}

const LISTED = 12;

for (const folder of process.argv.slice(2)) await compare(folder);
process.exit(0);
