/**
 * Routes that stand in JSON files of a build: Gatsby's page data and match paths, Next's manifests of pages, the pages
 * that Nuxt has rendered beforehand. Pages made from content (blog posts, products) are instances, not screens: of
 * those that share a template none is stated.
 */
import { readJson } from "@as-built/spec";
import type { Artifact } from "../../artifact.ts";
import { nextAppPath, pagePath } from "../../formats/next/page-path.ts";
import { placesOfTexts, valueAt } from "../../unpack/json-lists.ts";
import type { Fact } from "../fact.ts";
import { routePattern } from "../routes/route-path.ts";

interface Found {
  readonly path: string;
  /** As it stands in the file. */
  readonly written: string;
}

interface JsonManifest {
  readonly file: RegExp;
  readonly says: string;
  readonly read: (json: unknown) => readonly Found[];
}

const MANIFESTS: readonly JsonManifest[] = [
  { file: /(?:^|\/)page-data\/.*page-data\.json$/, says: "page data of the build", read: gatsbyPage },
  { file: /(?:^|\/)match-paths\.json$/, says: "path in the build's list of client routes", read: gatsbyMatchPaths },
  { file: /(?:^|\/)app-build-manifest\.json$/, says: "page in the build manifest", read: nextApp },
  { file: /(?:^|\/)routes-manifest\.json$/, says: "page in the manifest of routes", read: nextRoutes },
  { file: /(?:^|\/)builds\/meta\/[\w-]+\.json$/, says: "page rendered by the build", read: nuxtPrerendered },
];

/** More pages than this are content. */
const MAX_PRERENDERED = 40;

export function jsonRoutes(data: readonly Artifact[]): readonly Fact[] {
  return data.flatMap((artifact) => {
    const manifest = MANIFESTS.find(({ file }) => file.test(artifact.id));
    return manifest ? factsOf(artifact, manifest) : [];
  });
}

function factsOf({ id, text }: Artifact, { says, read }: JsonManifest): readonly Fact[] {
  const places = placesOfTexts(text);
  return read(readJson(text)).flatMap(({ path, written }): readonly Fact[] => {
    const quoted = JSON.stringify(written);
    const start = places.get(quoted);
    if (start === undefined) return [];
    const evidence = { file: id, start, end: start + quoted.length, says };
    return [{ point: "screens", content: { path }, basis: "shown", evidence: [evidence] }];
  });
}

const listOf = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : []);

const textsOf = (json: unknown): readonly string[] => listOf(json).filter((item) => typeof item === "string");

/** `{"componentChunkName":"component---src-pages-orders-tsx","path":"/orders/","matchPath":"/orders/*"}` (Gatsby 2 to 5) */
function gatsbyPage(json: unknown): readonly Found[] {
  const path = valueAt(json, "path");
  const component = valueAt(json, "componentChunkName");
  if (typeof path !== "string" || typeof component !== "string") return [];
  const isPage = component.startsWith("component---src-pages-") && !/^\/(?:404|dev-404-page)/.test(path);
  return isPage ? [{ path: routePattern(path), written: path }] : [];
}

/** `[{"path":"/app/","matchPath":"/app/:id"}]` */
function gatsbyMatchPaths(json: unknown): readonly Found[] {
  return listOf(json).flatMap((entry) => {
    const path = valueAt(entry, "matchPath");
    return typeof path === "string" && path !== "/*" ? [{ path: routePattern(path), written: path }] : [];
  });
}

/** `{"pages":{"/(shop)/orders/[id]/page":["static/chunks/..."]}}` (Next 13 to 15) */
function nextApp(json: unknown): readonly Found[] {
  const pages = valueAt(json, "pages");
  if (typeof pages !== "object" || pages === null) return [];
  return Object.keys(pages).flatMap((written) => {
    const path = nextAppPath(written);
    return path === undefined ? [] : [{ path, written }];
  });
}

/** `{"dynamicRoutes":[{"page":"/orders/[id]","regex":...}],"staticRoutes":[{"page":"/"}]}` (Next 9 to 16) */
function nextRoutes(json: unknown): readonly Found[] {
  return [...listOf(valueAt(json, "staticRoutes")), ...listOf(valueAt(json, "dynamicRoutes"))].flatMap((entry) => {
    const page = valueAt(entry, "page");
    const path = typeof page === "string" && !/\.\w+$/.test(page) ? pagePath(page) : undefined;
    return typeof page === "string" && path !== undefined ? [{ path, written: page }] : [];
  });
}

/** `{"id":"...","timestamp":1,"matcher":{...},"prerendered":["/","/about"]}` (Nuxt 3 and 4) */
function nuxtPrerendered(json: unknown): readonly Found[] {
  const pages = valueAt(json, "matcher") === undefined ? [] : textsOf(valueAt(json, "prerendered"));
  const own = pages.filter((page) => page.startsWith("/") && !/^\/(?:200|404)(?:\.html)?$/.test(page));
  return own.length > MAX_PRERENDERED ? [] : own.map((written) => ({ path: routePattern(written), written }));
}
