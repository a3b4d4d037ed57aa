/**
 * An application by its address is the application by its folder: every build of the fixtures is served on this machine,
 * and fetched without running it. What is fetched is what the folder holds of code, and nothing else is asked for.
 */
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type AddressOptions, captureMaterial } from "@as-built/capture";
import { type Capture, namedFiles, namedPages, samePage } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { loadSignatures } from "@as-built/signatures";
import { describe, expect, test } from "vitest";
import { folderHandler, siteOf } from "../packages/capture/tests/site.ts";
import { asbuiltBeside, folder, material, SMALL } from "./cli.ts";
import { analyzed, captureFixture } from "./fixture.ts";
import { slices } from "./full.ts";

const parser = oxcParser();
const signatures = loadSignatures();
const fixtures = fileURLToPath(new URL("../fixtures", import.meta.url));

const BUILDS = ["formats", "example"].flatMap((group) =>
  readdirSync(`${fixtures}/${group}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "source")
    .map(({ name }) => `${group}/${name}`),
);

const codeOf = ({ artifacts }: Capture): readonly string[] =>
  artifacts.filter(({ kind }) => kind !== "other" && kind !== "map").map(({ id, sha256 }) => `${id} ${sha256}`);

/** A site is entered by its address; a page of another name by its own. */
const PAGES = ["index.html", "app.html"];

/** Nothing of the application names it. */
const UNUSED = "app/start.js";

const capture = (url: string): Promise<Capture> =>
  captureMaterial(url, { named: (part) => namedFiles(part, parser), limits: { perSecond: 10_000 }, resolve: noHost });

/** Frameworks whose servers write pages: other pages bring texts, and name files of their own. */
describe.each([
  ["frameworks/next", ""],
  ["frameworks/nuxt", ""],
  ["frameworks/react-router", ""],
  ["frameworks/sveltekit", ""],
  ["next-pages", ""],
  ["next-pages", "harvest"],
])("pages of %s, from /%s", (site, entry) => {
  const root = `${fixtures}/${site}/material`;

  test("are found by the screens", async () => {
    const { url, asked } = await siteOf(folderHandler(root, { endings: ["", ".html", "/index.html"] }));
    const captured = await captureFixture(`${site}/material`);
    const fetched = await captureMaterial(url + entry, {
      named: (part) => namedFiles(part, parser),
      pages: { named: (part, isSignedIn) => namedPages(part, { parser, signatures, isSignedIn }), same: samePage },
      limits: { perSecond: 10_000 },
      resolve: noHost,
    });
    const digests = new Set(captured.artifacts.map(({ sha256 }) => sha256));
    expect(fetched.artifacts.filter(({ sha256 }) => !digests.has(sha256))).toEqual([]);
    const held = new Set(fetched.artifacts.map(({ sha256 }) => sha256));
    const lacking = captured.artifacts.filter(({ kind, sha256 }) => /script|html/.test(kind) && !held.has(sha256));
    expect(lacking.map(({ id }) => id)).toEqual(UNNAMED[[site, entry].join(":")] ?? []);
    expect(fetched.failures).toEqual([]);
    expect(new Set(asked).size).toBe(asked.length);
    // the same files give the same statements: shown for one of several pages
    if (site !== "next-pages" || entry !== "") return;
    const artifacts = captured.artifacts.filter(({ sha256 }) => held.has(sha256));
    expect(artifacts.filter(({ kind }) => kind === "html").length).toBeGreaterThan(3);
    expect(analyzed(fetched).specification.points).toEqual(analyzed({ ...captured, artifacts }).specification.points);
  });
});

/** What Next's server keeps for faults, and layouts without code: no page of the app router names them. */
const OF_THE_SERVER = [
  "_next/static/chunks/app/_not-found/page-568535b02779c671.js",
  "_next/static/chunks/app/layout-0d70e0bab5fc0ef2.js",
  ...["forbidden-0d70e0bab5fc0ef2", "global-error-2957c3e110d78701", "not-found-0d70e0bab5fc0ef2"].map(builtin),
  builtin("unauthorized-0d70e0bab5fc0ef2"),
];

function builtin(name: string): string {
  return `_next/static/chunks/next/dist/client/components/builtin/${name}.js`;
}

/** The two routers of Next: neither has a list of the other's pages. What both load is `webpack-*`, polyfills and shared chunks. */
const OF_APP_ROUTER = [
  "_next/static/chunks/4bd1b696-c7408084347438ae.js",
  "_next/static/chunks/794-268803444e87b940.js",
  "_next/static/chunks/app/harvest/[year]/page-1511b645bc45ffe2.js",
  "_next/static/chunks/app/harvest/page-0dc70210bf096b94.js",
  "_next/static/chunks/main-app-6a2aa5b0fc72b136.js",
  "harvest.html",
  "harvest/2026.html",
];
const OF_PAGES_ROUTER = [
  "_next/static/chunks/framework-ea4f97ca039bd777.js",
  "_next/static/chunks/main-820d46b7c537c77a.js",
  "_next/static/chunks/pages/_app-295b0f945b8e5ac4.js",
  "_next/static/chunks/pages/_error-f411f14ffbabb959.js",
  "_next/static/chunks/pages/index-8a5315ef2cd3f9d4.js",
  "_next/static/chunks/pages/settings-5b95275e1064e93a.js",
  "_next/static/chunks/pages/trees-ff05f6283c5e8004.js",
  "_next/static/chunks/pages/trees/[id]-e6c6d8e529b3642b.js",
  "_next/static/orchard-book/_buildManifest.js",
  "_next/static/orchard-book/_ssgManifest.js",
  "index.html",
  "settings.html",
  "trees.html",
  "trees/r1-04.html",
];

/** Of all trees one page is asked for: it stands for the others. */
const OTHER_TREE = "trees/r2-11.html";

/**
 * What is not found: the page of one shipment, which has a hole in its address and no link to it, and its chunks; lists that
 * Next's client names as it runs; pages that show and load what the first one does; an empty module of SvelteKit that only its
 * server names.
 */
const UNNAMED: Readonly<Record<string, readonly string[]>> = {
  "next-pages:": [...OF_THE_SERVER, ...OF_APP_ROUTER, OTHER_TREE].toSorted(),
  "next-pages:harvest": [...OF_THE_SERVER, ...OF_PAGES_ROUTER, OTHER_TREE].toSorted(),
  "frameworks/next:": [
    "_next/static/chunks/0amxfjmx6ja7k.js",
    "_next/static/chunks/0gfkwr9v49pz8.js",
    "_next/static/parcel-desk/_buildManifest.js",
    "_next/static/parcel-desk/_clientMiddlewareManifest.js",
    "_next/static/parcel-desk/_ssgManifest.js",
    "shipments/17.html",
  ],
  "frameworks/nuxt:": ["200.html", "settings/index.html"],
  "frameworks/sveltekit:": ["_app/env.js"],
};

/** Loaders come from elsewhere in some builds. Nothing is asked of the network. */
const noHost: NonNullable<AddressOptions["resolve"]> = (host, done) => done(new Error(`no host ${host}`), []);

for (const [options, builds] of slices(BUILDS, 4))
  describe.each(builds)("%s", options, (build) => {
    const root = `${fixtures}/${build}/material`;

    test("is the same by its address", async () => {
      const { url, asked } = await siteOf(folderHandler(root, { fallback: true }));
      const captured = await captureFixture(`${build}/material`);
      const whole = { ...captured, artifacts: captured.artifacts.filter(({ id }) => id !== UNUSED) };
      const fetched = await capture(url + PAGES.find((page) => existsSync(`${root}/${page}`)));
      expect(codeOf(fetched)).toEqual(codeOf(whole));
      expect(fetched.failures.filter(({ file }) => !file.startsWith("cdn.example/"))).toEqual([]);
      expect(new Set(asked).size).toBe(asked.length);
      // the same files give the same statements: shown for two, since it takes its time
      if (!/^example\/(?:vite|webpack)$/.test(build)) return;
      const expected = analyzed(whole).specification;
      const found = analyzed(fetched).specification;
      expect(found.points).toEqual(expected.points);
      expect(found.material.missing).toEqual(expected.material.missing);
    });
  });

/** Builds of other projects: by their addresses, all scripts and styles that there are, and nothing else. */
const OTHERS = [
  ...readdirSync(`${fixtures}/stacks`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `stacks/${name}`),
  "next-builds/turbopack",
  "next-builds/webpack",
  "frameworks/angular",
  "frameworks/remix",
];

/** What the server of Remix writes into a page (`Scripts` of Remix 2): its material is what browsers are served beside pages. */
const REMIX_PAGE = `<!doctype html><script type="module">import "/assets/manifest-ec50b093.js";
import * as route0 from "/assets/root-DB0g9A4m.js";import("/assets/entry.client-DtBpW60U.js");</script>`;

/** What pages name and the fixture leaves out: a copy of polyfills for old browsers. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  "next-builds/turbopack": ["_next/static/chunks/0cz1d0mv5g_q7.js"],
  "next-builds/webpack": ["_next/static/chunks/polyfills-42372ed130431b0a.js"],
};

for (const [options, builds] of slices(OTHERS, 4))
  describe.each(builds)("%s", options, (build) => {
    test("has all its chunks by its address", async () => {
      const root = `${fixtures}/${build}/material`;
      const serve = folderHandler(root, { fallback: true });
      const { url, asked } = await siteOf((request, response) => {
        if (request.url !== "/" || existsSync(`${root}/index.html`)) return serve(request, response);
        response.setHeader("content-type", "text/html").end(REMIX_PAGE);
      });
      const chunksOf = ({ artifacts }: Capture): readonly string[] =>
        artifacts.filter(({ kind }) => /script|style/.test(kind)).map(({ id, sha256 }) => `${id} ${sha256}`);
      const fetched = await capture(url);
      const [all, found] = [chunksOf(await captureFixture(`${build}/material`)), new Set(chunksOf(fetched))];
      expect([...found].filter((chunk) => !all.includes(chunk))).toEqual([]);
      const lacking = all.filter((chunk) => !found.has(chunk));
      if (build.startsWith("next-builds")) {
        // pages that only their server writes name the others: no file that is there does
        const texts = fetched.artifacts.map(({ text }) => text).join("\n");
        expect(found.size).toBeGreaterThan(5);
        expect(lacking.filter((chunk) => texts.includes(/([^/]+)\.js /.exec(chunk)?.[1] ?? ""))).toEqual([]);
      } else expect(lacking).toEqual([]);
      expect(fetched.failures.map(({ file }) => file)).toEqual(LEFT_OUT[build] ?? []);
      expect(new Set(asked).size).toBe(asked.length);
    });
  });

test("asbuilt analyze reads an address, and says why it cannot", async () => {
  const { url, requests } = await siteOf(folderHandler(material(SMALL)));
  const env = { XDG_CACHE_HOME: folder() };
  const args = ["analyze", url, "--format", "json", "--header", "Cookie: session=7", "--header", "x-desk: a: b"];
  const { code, stdout } = await asbuiltBeside(args, env);
  expect(code).toBe(0);
  const { subject, material: held, points } = JSON.parse(stdout);
  expect(subject).toMatchObject({ name: "Ledger", input: url });
  expect(held.files.map(({ url: from }: { url: string }) => from.slice(url.length))).toEqual([
    "assets/main.js",
    "assets/orders.js",
    "",
  ]);
  expect(points.calls.statements).toHaveLength(2);
  expect(requests.map(({ headers, url: path }) => [path, headers.cookie, headers["x-desk"]])).toEqual([
    ["/", "session=7", "a: b"],
    ["/robots.txt", "session=7", "a: b"],
    ["/assets/main.js", "session=7", "a: b"],
    ["/assets/orders.js", "session=7", "a: b"],
  ]);
  const closed = await siteOf(folderHandler(material({ ...SMALL, "robots.txt": "User-agent: *\nDisallow: /\n" })));
  const forbidden = await asbuiltBeside(["analyze", closed.url], env);
  expect([forbidden.code, closed.asked]).toEqual([2, ["/", "/robots.txt"]]);
  expect(forbidden.stderr).toMatch(/robots\.txt does not allow it: assets\/main\.js\n.*--ignore-robots/);
  const gone = await asbuiltBeside(["analyze", `${url}none`], env);
  expect({ code: gone.code, stdout: gone.stdout }).toEqual({ code: 2, stdout: "" });
  expect(gone.stderr).toMatch(/no such page: http:.*none: 404\n/);
});
