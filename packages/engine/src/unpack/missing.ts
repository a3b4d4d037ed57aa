/** What the material refers to and does not hold: chunks named by imports, scripts and styles named by pages. */
import type { FileId } from "@as-built/spec";
import type { HtmlDocument } from "../html/document.ts";
import { inFile, type Script } from "../script.ts";
import { amdName } from "./amd-module.ts";
import { NamingWork } from "./chunk-file-name.ts";
import { staticReference } from "./es-module.ts";
import type { ImportMap, MappedFile } from "./import-map.ts";
import { lazyImports } from "./lazy-imports.ts";
import { listedFiles } from "./listed-files.ts";
import type { Module, ModuleReference } from "./module.ts";
import type { ModuleGraph } from "./module-graph.ts";
import { loadedBy, type PageLoad, systemImports } from "./page-loads.ts";
import { MAX_PATH, resolvePath } from "./paths.ts";
import { remoteEntries } from "./remotes.ts";
import { startedFiles } from "./started-files.ts";
import { missingChunkFiles, type NamedFile } from "./webpack-chunk-files.ts";

interface Place {
  readonly file: FileId;
  readonly start: number;
  readonly end: number;
}

/** A reference that leads nowhere, and the places that name it. */
export interface MissingReference {
  readonly reference: string;
  readonly places: readonly Place[];
  /** Whether a page loads it as a style, whatever its name is. */
  readonly isStyle?: true;
}

/**
 * From where an address counts: from the file that names it, from the page, or from a place that the site's build
 * decided on, its public path.
 */
export type CountsFrom = "file" | "page" | "site";

export interface NamedReference extends MissingReference {
  readonly countsFrom: CountsFrom;
  /** The public path, where the code states it. */
  readonly base?: string;
  /** Whether a page loads it, or its public path says where it lies: its host serves the application. */
  readonly isOfPage?: true;
}

export interface MissingSource {
  readonly graph: ModuleGraph;
  readonly importMap?: ImportMap;
  readonly pages: ReadonlyMap<FileId, HtmlDocument>;
  /** Ids of all captured files. */
  readonly files: ReadonlySet<string>;
}

/**
 * Each reference once, with the places that name it first.
 *
 * @param lost what a capture knows to lack, of other sites too
 */
export function missingReferences(
  { references }: NamedReferences,
  lost: ReadonlySet<string> = new Set(),
): readonly MissingReference[] {
  const found = new Map<string, MissingReference>();
  for (const { reference, places, isStyle } of references) {
    if (found.has(reference) || (isElsewhere(reference) && !lost.has(reference))) continue;
    found.set(reference, { reference, places, ...(isStyle && { isStyle }) });
  }
  return [...found.values()].sort((a, b) => (a.reference < b.reference ? -1 : 1));
}

/** What another site may serve is no part of the application. */
const isElsewhere = (reference: string): boolean => /^(?:[a-z]+:|\/\/)/i.test(reference);

/**
 * Most letters of long references altogether: a few letters of code may name a file by a path that another place gives, and
 * thousands may do so.
 */
const MAX_LETTERS = 2_000_000;

/** In code units: no matter how many they are, shorter ones are named. */
const LONG = 200;

export interface NamedReferences {
  readonly references: readonly NamedReference[];
  /** Code units that name more of them. */
  readonly cutUnits: number;
}

/** Every file that is named and is not among `files`, as often as it is named; also those of other sites. */
export function namedReferences(source: MissingSource): NamedReferences {
  const scripts = [...new Set(source.graph.modules.map(({ script }) => script))];
  const work = new NamingWork(scripts.reduce((sum, { text }) => sum + text.length, 0));
  const references: NamedReference[] = [];
  let letters = 0;
  let cutUnits = 0;
  for (const one of allReferences(source, scripts, work)) {
    const { length } = one.reference;
    if (length > MAX_PATH) continue;
    if (length > LONG) letters += length;
    if (length <= LONG || letters <= MAX_LETTERS) references.push(one);
    else cutUnits += one.places.reduce((sum, { start, end }) => sum + end - start, 0);
  }
  return { references, cutUnits: cutUnits + work.cutUnits };
}

/** One by one: those that are too many are not kept. */
function* allReferences(
  { graph, importMap, pages, files }: MissingSource,
  scripts: readonly Script[],
  work: NamingWork,
): Iterable<NamedReference> {
  // paths in scripts count from a public path that the capture need not have: names alone are compared
  const held: Held = { files, names: new Set([...files].map(lastSegment)) };
  yield* listedReferences(graph, held, work);
  for (const module of graph.modules) yield* moduleReferences(module, graph, importMap, held);
  for (const module of graph.modules) yield* elsewhere(module, pages);
  yield* wrapperImports(graph, held);
  for (const entry of importMap?.entries ?? []) yield* mappedReference(entry, held);
  for (const [file, page] of pages) for (const load of pageReferences(page)) yield* pageReference(file, load, held);
  for (const script of scripts)
    for (const load of systemImports(script))
      yield* pageReference(script.file, { ...load, ...inFile(script, load) }, held);
  for (const script of scripts) yield* startedReferences(script, held);
}

/** Workers, and other code that a script loads by its address. */
const startedReferences = (script: Script, held: Held): readonly NamedReference[] =>
  startedFiles(script).flatMap(({ isCode, reference, countsFrom, ...range }) =>
    !isCode || isNamed(held, script.file, reference)
      ? []
      : [{ reference, places: [inFile(script, range)], countsFrom }],
  );

interface Held {
  readonly files: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

const isHeld = ({ files }: Held, from: FileId, address: string): boolean =>
  resolvePath(from, address).some((path) => files.has(path));

const isNamed = (held: Held, from: FileId, address: string): boolean =>
  isHeld(held, from, address) || (address.startsWith("/") && held.names.has(lastSegment(address)));

/** Files that a runtime or a list of the bundler names. */
function listedReferences(
  { modules, chunks }: ModuleGraph,
  { names }: Held,
  work: NamingWork,
): readonly NamedReference[] {
  const named: readonly NamedFile[] = [
    ...missingChunkFiles(modules, chunks, work),
    ...modules.flatMap(listedFiles),
    ...modules.flatMap(remoteEntries),
  ];
  return named.flatMap(({ path, script, ranges, base }) => {
    if (names.has(lastSegment(path))) return [];
    const places = ranges.map((range) => inFile(script, range));
    const stated = base ?? (path.startsWith("/") ? "/" : undefined);
    return [
      {
        reference: path.replace(/^\.?\//, ""),
        places,
        countsFrom: "site",
        ...(stated !== undefined && { base: stated, isOfPage: true }),
      },
    ];
  });
}

function* moduleReferences(
  module: Module,
  graph: ModuleGraph,
  importMap: ImportMap | undefined,
  held: Held,
): Iterable<NamedReference> {
  const { script } = module;
  for (const { target, start, end } of module.references) {
    const places = [inFile(script, { start, end })];
    const mapped = importMap?.find(target);
    if (mapped) {
      if (isLost(mapped, held)) yield { reference: mapped.address, places, countsFrom: "page" };
      continue;
    }
    const address = fileOf(module, target);
    // a file may be there and be no module
    const isThere = (): boolean => graph.resolve(module, target) !== undefined || isNamed(held, script.file, address);
    if (!isOwnFile(module, target) || isThere()) continue;
    yield { reference: address, places, countsFrom: module.wrapper?.amd === "name" ? "site" : "file" };
  }
}

/** Imports of other sites, `import("https://depot.example/main.js")`. What a page imports for itself, it loads as it opens. */
function elsewhere({ script, references, wrapper }: Module, pages: MissingSource["pages"]): readonly NamedReference[] {
  if (wrapper !== undefined && wrapper.byPath !== true) return [];
  return references
    .filter(({ target }) => isOfWeb(target))
    .map(({ target, lazy, ...range }) => ({
      reference: target,
      places: [inFile(script, range)],
      countsFrom: "file",
      ...(!lazy && pages.has(script.file) && { isOfPage: true }),
    }));
}

const isOfWeb = (reference: string): boolean => /^https?:\/\//i.test(reference);

function wrapperImports({ modules }: ModuleGraph, held: Held): readonly NamedReference[] {
  const scripts = new Set(modules.flatMap(({ wrapper, script }) => (wrapper ? script : [])));
  return [...scripts].flatMap((script) =>
    importsOf(script).flatMap(({ target, start, end }): readonly NamedReference[] =>
      isNamed(held, script.file, target)
        ? []
        : [{ reference: target, places: [inFile(script, { start, end })], countsFrom: "file" }],
    ),
  );
}

function pageReference(file: FileId, load: PageLoad, held: Held): readonly NamedReference[] {
  const { reference, start, end, isStyle } = load;
  if (isHeld(held, file, reference)) return [];
  const style = isStyle && { isStyle };
  return [{ reference, places: [{ file, start, end }], countsFrom: "page", isOfPage: true, ...style }];
}

function mappedReference(entry: MappedFile, held: Held): readonly NamedReference[] {
  const { address, page, start, end } = entry;
  if (!isLost(entry, held) && !(isOfWeb(address) && !address.endsWith("/"))) return [];
  return [{ reference: address, places: [{ file: page, start, end }], countsFrom: "page", isOfPage: true }];
}

/**
 * Imports of the language between the files of a site, in scripts whose modules are linked in another way: webpack's
 * runtime has `import("/435.9309.js")`, and `import*as d from"./246.1de6.js"` before it.
 */
const importsOf = (script: Script): readonly ModuleReference[] =>
  [...script.program.body.flatMap(staticReference), ...lazyImports(script, script.program)].filter(({ target }) =>
    /^\.{0,2}\/(?!\/)/.test(target),
  );

export const lastSegment = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

type Mapped = Pick<MappedFile, "address" | "page">;

/** A script of the same site that an import map names. */
const isLost = ({ address, page }: Mapped, held: Held): boolean =>
  /^\.{0,2}\/(?!\/).*\.m?js$/.test(address) && !isHeld(held, page, address);

/** Bare specifiers are packages that the page provides in another way. */
const isOwnFile = ({ wrapper }: Module, target: string): boolean =>
  wrapper?.amd === "name"
    ? target.startsWith(".")
    : (!wrapper || wrapper.byPath === true || wrapper.amd === "file") && /^\.{0,2}\//.test(target);

/** Names in AMD leave the ending out. */
const fileOf = ({ wrapper, key }: Module, target: string): string => {
  if (!wrapper?.amd) return target;
  const path = wrapper.amd === "name" ? amdName(key, target) : target;
  return path.endsWith(".js") ? path : `${path}.js`;
};

const isLoaded = (rel: string, as: string | undefined): boolean =>
  /^(?:modulepreload|stylesheet)$/.test(rel) ||
  (/^(?:preload|prefetch)$/.test(rel) && (as === "script" || as === "style"));

function pageReferences({ elements }: HtmlDocument): readonly PageLoad[] {
  return elements.flatMap((element) => {
    const { name, attributes, start, end } = element;
    const rel = attributes.get("rel") ?? "";
    const reference =
      name === "script"
        ? attributes.get("src")
        : name === "link" && isLoaded(rel, attributes.get("as"))
          ? attributes.get("href")
          : undefined;
    const isStyle = name === "link" && (rel === "stylesheet" || attributes.get("as") === "style");
    const load = reference ? [{ reference, start, end, ...(isStyle && ({ isStyle } as const)) }] : [];
    return [...load, ...loadedBy(element)];
  });
}
