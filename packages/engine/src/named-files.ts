/**
 * Which files a part of an application names and does not hold: the work list of whoever fetches the rest. Takes a capture,
 * gives what the specification of it would list as missing, and more: each place that names a file, and files of other
 * sites.
 */
import type { FileId } from "@as-built/spec";
import type { Artifact, Capture } from "./artifact.ts";
import type { HtmlDocument } from "./html/document.ts";
import { parseScripts } from "./parse/parse-scripts.ts";
import type { Parser } from "./parse/parser.ts";
import type { Script } from "./script.ts";
import { catalogueAddresses, MAX_CATALOGUES } from "./unpack/catalogue-addresses.ts";
import { offeredFiles } from "./unpack/federation-manifest.ts";
import { ImportMap } from "./unpack/import-map.ts";
import { languagesIn, languagesOf } from "./unpack/languages.ts";
import { type CountsFrom, namedReferences } from "./unpack/missing.ts";
import { ModuleGraph } from "./unpack/module-graph.ts";
import { keptByAngular } from "./unpack/ngsw-manifest.ts";
import { startedFiles } from "./unpack/started-files.ts";

export interface NamedFile {
  /** As it is named. */
  readonly address: string;
  readonly from: FileId;
  readonly countsFrom: CountsFrom;
  /** From where it counts, where that is stated: the public path in code, the base address of a page. */
  readonly base?: string;
  /** Whether the application goes without it, where it is not there. */
  readonly isOptional?: true;
  /** Whether a page loads it, or its public path says where it lies: its host serves the application. */
  readonly isOfPage?: true;
}

export function namedFiles({ artifacts }: Capture, parser: Parser): readonly NamedFile[] {
  const { scripts, pages } = parseScripts(artifacts, parser, () => undefined);
  const importMap = new ImportMap(pages);
  const graph = new ModuleGraph(scripts, importMap);
  // Files of one name in two folders are two files: only what resolves to a captured module is taken as there.
  const { references: named } = namedReferences({ graph, importMap, pages, files: new Set() });
  const byKey = new Map<string, NamedFile>();
  const add = (one: NamedFile): void => void byKey.set(JSON.stringify(one), one);
  for (const { reference, places, countsFrom, base, isOfPage } of named) {
    const from = places[0]?.file;
    if (from === undefined) continue;
    const stated = base ?? (countsFrom === "page" ? baseOf(pages.get(from)) : undefined);
    const extent = { ...(stated !== undefined && { base: stated }), ...(isOfPage && { isOfPage }) };
    add({ address: reference, from, countsFrom, ...extent });
  }
  for (const [from, page] of pages) for (const one of described(from, page)) add(one);
  for (const { id, kind, text } of artifacts) if (kind === "json") for (const one of listedIn(id, text)) add(one);
  for (const script of scripts)
    for (const { reference: address, countsFrom } of startedFiles(script))
      add({ address, from: script.file, countsFrom });
  for (const one of catalogues(artifacts, scripts)) add(one);
  for (const { file, comments } of scripts)
    for (const address of noticesNamed(comments)) add({ address, from: file, countsFrom: "file", isOptional: true });
  return [...byKey.values()];
}

/** Files that a file of JSON lists. */
function listedIn(from: FileId, text: string): readonly NamedFile[] {
  const kept = keptByAngular(from, text).map((address): NamedFile => ({ address, from, countsFrom: "file" }));
  // what counts from the file says so by having no base
  const offered = offeredFiles(from, text).map(
    (one): NamedFile => ({ ...one, from, countsFrom: one.base === undefined ? "file" : "page" }),
  );
  return [...kept, ...offered];
}

/**
 * `/*! For license information please see main.js.LICENSE.txt *\/`: the banner of terser-webpack-plugin 2 to 5, at the
 * beginning of a chunk.
 */
const NOTICES = /^!? ?For license information please see (\S+\.LICENSE(?:\.txt)?)\s/;

const noticesNamed = ([first]: Script["comments"]): readonly string[] => {
  const [, address] = NOTICES.exec(first?.value ?? "") ?? [];
  return address === undefined ? [] : [address];
};

/** Whose address has a hole for the language, for each language that the application lists. */
function catalogues(artifacts: readonly Artifact[], scripts: readonly Script[]): readonly NamedFile[] {
  const addresses = scripts.flatMap((script) => catalogueAddresses(script).map((one) => ({ ...one, script })));
  if (addresses.length === 0) return [];
  const data = artifacts.filter(({ kind }) => kind === "json");
  const languages = new Set([
    ...scripts.flatMap(({ program }) => languagesIn(program)),
    ...data.flatMap(({ text }) => languagesOf(text)),
  ]);
  const out: NamedFile[] = [];
  for (const { before, after, isBased, script } of addresses) {
    if (out.length >= MAX_CATALOGUES) break;
    const start = isBased ? before.replace(/^\//, "") : before;
    for (const language of languages)
      out.push({
        address: `${start}${language}${after}`,
        from: script.file,
        countsFrom: isBased ? "site" : "page",
        isOptional: true,
      });
  }
  return out.slice(0, MAX_CATALOGUES);
}

/** `<base href="/desk/">`: from where the addresses of a page count. */
const baseOf = (page: HtmlDocument | undefined): string | undefined =>
  page?.elements.find(({ name, attributes }) => name === "base" && attributes.has("href"))?.attributes.get("href");

/** What describes an application and is no code: its manifest, and data that a page has its browser load ahead. */
function described(from: FileId, page: HtmlDocument): readonly NamedFile[] {
  const base = baseOf(page);
  return page.elements.flatMap(({ name, attributes }) => {
    const address = attributes.get("href");
    if (name !== "link" || !address) return [];
    const rel = attributes.get("rel");
    const isData = rel === "preload" && attributes.get("as") === "fetch" && /\.json(?:[?#]|$)/.test(address);
    if (rel !== "manifest" && !isData) return [];
    return [{ address, from, countsFrom: "page", isOfPage: true, ...(base !== undefined && { base }) }];
  });
}
