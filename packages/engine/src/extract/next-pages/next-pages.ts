/**
 * Screens of a Next.js application that its build output names: the pages of its manifests, the pages that chunks
 * register, the file names of the app router's chunks, and what a page of the app router says of itself. They stand in the framework's own code, so scripts are read
 * here as files, whoever wrote them; only those that hold the framework's words are walked.
 */

import { fileId } from "@as-built/spec";
import { routeOf } from "../../formats/next/flight-route.ts";
import { flightsIn } from "../../formats/next/flight-rows.ts";
import { appPagePath, pagePath } from "../../formats/next/page-path.ts";
import { pushAll } from "../../lists.ts";
import type { Script } from "../../script.ts";
import { keyName, literalString } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import { propertyOf } from "../../syntax/object-keys.ts";
import { walk } from "../../syntax/walk.ts";
import { hasToolName } from "../../unpack/tool-names.ts";
import type { Fact, FactEvidence } from "../fact.ts";

/** As much of a chunk as is shown for its name. */
const HEAD = 200;

export function nextPages(scripts: readonly Script[]): readonly Fact[] {
  const files = scripts.map(({ file }) => file);
  const named = scripts.flatMap((script) => [
    ...manifestPages(script, files),
    ...dynamicPages(script),
    ...interceptedPages(script),
    ...registeredPages(script),
    ...appPage(script),
  ]);
  return [...named, ...drawnPages(scripts, files)];
}

/** Pages of the app router that were captured as they are served. */
function drawnPages(scripts: readonly Script[], files: readonly string[]): readonly Fact[] {
  return flightsIn(scripts).flatMap((flight) => {
    const route = routeOf(flight);
    if (!route) return [];
    const { path, places, source } = route;
    const chunk = source === undefined ? undefined : files.find((file) => `/${file}`.endsWith(source));
    const [first, ...others] = places.map((place) => ({ ...place, says: "route that the page says of itself" }));
    return first ? [screen(path, first, chunk, "shown", others)] : [];
  });
}

/** `self.__BUILD_MANIFEST=...{"/orders":["static/chunks/pages/orders-1f.js"],sortedPages:["/_app","/orders"]}` */
function manifestPages(script: Script, files: readonly string[]): readonly Fact[] {
  if (!hasToolName(script, "__BUILD_MANIFEST") || !script.text.includes("sortedPages")) return [];
  const chunks = new Map<string, string>();
  const pages: Node[] = [];
  walk(script.program, (node) => {
    if (node.type !== "Property" || node.value.type !== "ArrayExpression") return undefined;
    const key = keyName(node.key, node.computed);
    const items = node.value.elements.flatMap((element) => element ?? []);
    if (key === "sortedPages") pushAll(pages, items);
    else if (key?.startsWith("/")) for (const item of items) keepChunk(chunks, key, literalString(item));
    return undefined;
  });
  return pages.flatMap((node) => {
    const page = literalString(node);
    const name = page === undefined ? undefined : chunks.get(page);
    const chunk = name === undefined ? undefined : files.find((file) => file.endsWith(name));
    return pageFacts(page, evidenceAt(script, node, "page in the build manifest"), chunk);
  });
}

/**
 * `self.__SSG_MANIFEST=new Set(["\u002Forders\u002F[id]"])`: of the app router it holds those with parameters of which
 * the build draws some beforehand. Routes that answer with data or images can be among them: their names tell most.
 */
function dynamicPages(script: Script): readonly Fact[] {
  if (!script.file.endsWith("_ssgManifest.js")) return [];
  const found: Node[] = [];
  walk(script.program, (node) => {
    if (node.type === "ArrayExpression")
      pushAll(
        found,
        node.elements.flatMap((element) => element ?? []),
      );
    return undefined;
  });
  return found.flatMap((node) => {
    const page = literalString(node);
    const path = page === undefined || ANSWERS.test(page) ? undefined : pagePath(page);
    const evidence = evidenceAt(script, node, "page of which the build draws some beforehand");
    return path === undefined ? [] : [screen(path, evidence, undefined, "inferred")];
  });
}

/**
 * `{has:[{type:"header",key:"next-url",value:"/.*"}],source:"/members/:nxtPmemberId",destination:"/(.)members/:nxtPmemberId"}`
 * in the build manifest (Next 15 and 16): a page that is shown in place where a link leads to it, and by itself otherwise.
 */
function interceptedPages(script: Script): readonly Fact[] {
  if (!hasToolName(script, "__BUILD_MANIFEST") || !script.text.includes("next-url")) return [];
  const facts: Fact[] = [];
  walk(script.program, (node) => {
    if (node.type !== "ObjectExpression") return undefined;
    const source = propertyOf(node, "source");
    const target = literalString(propertyOf(node, "destination"));
    if (!source || !/\/\(\.{1,3}\)/.test(target ?? "")) return undefined;
    const page = (literalString(source) ?? "").replace(/:(?:nxt[PI])?(\w+)(\*?)/g, (_, name: string, rest: string) =>
      rest ? `[...${name}]` : `[${name}]`,
    );
    const path = pagePath(page);
    const evidence = evidenceAt(script, source, "page that another one shows in place");
    if (path !== undefined) facts.push(screen(path, evidence, undefined, "inferred"));
    return undefined;
  });
  return facts;
}

/** Files, and the images that Next makes by the name of a route. */
const ANSWERS = /\.\w+$|\/(?:opengraph-image|twitter-image|apple-icon|icon|sitemap)(?:[-/]|$)/;

/** A page's own chunk stands last, behind those that it shares. */
function keepChunk(chunks: Map<string, string>, page: string, name: string | undefined): void {
  if (name?.endsWith(".js")) chunks.set(page, name);
}

/** `(window.__NEXT_P=window.__NEXT_P||[]).push(["/orders",()=>n(123)])` */
function registeredPages(script: Script): readonly Fact[] {
  if (!hasToolName(script, "__NEXT_P")) return [];
  const facts: Fact[] = [];
  walk(script.program, (node) => {
    const page = registered(node);
    if (page)
      pushAll(
        facts,
        pageFacts(literalString(page), evidenceAt(script, page, "page that a chunk registers"), script.file),
      );
    return undefined;
  });
  return facts;
}

function registered(node: Node): Node | undefined {
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
  const { object, property, computed } = node.callee;
  if (keyName(property, computed) !== "push" || object.type !== "AssignmentExpression") return undefined;
  const { left } = object;
  if (left.type !== "MemberExpression" || keyName(left.property, left.computed) !== "__NEXT_P") return undefined;
  const entry = node.arguments[0];
  return entry?.type === "ArrayExpression" ? (entry.elements[0] ?? undefined) : undefined;
}

function appPage(script: Script): readonly Fact[] {
  const path = appPagePath(script.file);
  if (path === undefined) return [];
  const head = { start: 0, end: Math.min(HEAD, script.text.length) };
  return [screen(path, evidenceAt(script, head, "chunk whose file name is the page's path"), script.file, "inferred")];
}

const evidenceAt = (
  script: Script,
  { start, end }: { readonly start: number; readonly end: number },
  says: string,
): FactEvidence => ({ script, start, end, says });

function pageFacts(page: string | undefined, evidence: FactEvidence, chunk: string | undefined): readonly Fact[] {
  const path = page === undefined ? undefined : pagePath(page);
  return path === undefined ? [] : [screen(path, evidence, chunk, "shown")];
}

const screen = (
  path: string,
  evidence: FactEvidence,
  chunk: string | undefined,
  basis: "shown" | "inferred",
  others: readonly FactEvidence[] = [],
): Fact => ({
  point: "screens",
  content: { path, ...(chunk === undefined ? {} : { chunk: fileId(chunk) }) },
  basis,
  evidence: [evidence, ...others],
});
