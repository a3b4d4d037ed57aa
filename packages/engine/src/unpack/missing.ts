/** What the material refers to and does not hold: chunks named by imports, scripts and styles named by pages. */
import type { FileId } from "@as-built/spec";
import type { HtmlDocument } from "../html/document.ts";
import { inFile, type Script } from "../script.ts";
import { amdName } from "./amd-module.ts";
import { staticReference } from "./es-module.ts";
import type { ImportMap, MappedFile } from "./import-map.ts";
import { lazyImports } from "./lazy-imports.ts";
import { listedFiles } from "./listed-files.ts";
import type { Module, ModuleReference } from "./module.ts";
import type { ModuleGraph } from "./module-graph.ts";
import { resolvePath } from "./paths.ts";
import { remoteEntries } from "./remotes.ts";
import { missingChunkFiles } from "./webpack-chunk-files.ts";

interface Place {
  readonly file: FileId;
  readonly start: number;
  readonly end: number;
}

/** A reference that leads nowhere, and the places that name it. */
export interface MissingReference {
  readonly reference: string;
  readonly places: readonly Place[];
}

export interface MissingSource {
  readonly graph: ModuleGraph;
  readonly importMap?: ImportMap;
  readonly pages: ReadonlyMap<FileId, HtmlDocument>;
  /** Ids of all captured files. */
  readonly files: ReadonlySet<string>;
}

export function missingReferences({ graph, importMap, pages, files }: MissingSource): readonly MissingReference[] {
  const found = new Map<string, readonly Place[]>();
  const add = (reference: string, ...places: readonly Place[]): void => {
    if (!found.has(reference)) found.set(reference, places);
  };
  // paths in scripts count from a public path that the capture need not have: names alone are compared
  const names = new Set([...files].map(lastSegment));
  for (const { path, script, ranges } of [
    ...missingChunkFiles(graph.modules, graph.chunks),
    ...graph.modules.flatMap(listedFiles),
    ...graph.modules.flatMap(remoteEntries),
  ]) {
    if (!names.has(lastSegment(path))) add(path.replace(/^\.?\//, ""), ...ranges.map((range) => inFile(script, range)));
  }
  const isHeld = (from: FileId, address: string): boolean => resolvePath(from, address).some((path) => files.has(path));
  const isNamed = (from: FileId, address: string): boolean =>
    isHeld(from, address) || (address.startsWith("/") && names.has(lastSegment(address)));
  for (const module of graph.modules) {
    for (const { target, start, end } of module.references) {
      const mapped = importMap?.find(target);
      // a file may be there and be no module
      const isThere = (): boolean =>
        graph.resolve(module, target) !== undefined || isNamed(module.script.file, fileOf(module, target));
      if (mapped ? isLost(mapped, isHeld) : isOwnFile(module, target) && !isThere())
        add(mapped?.address ?? fileOf(module, target), inFile(module.script, { start, end }));
    }
  }
  for (const script of new Set(graph.modules.flatMap(({ wrapper, script }) => (wrapper ? script : []))))
    for (const { target, start, end } of importsOf(script)) {
      if (!isNamed(script.file, target)) add(target, inFile(script, { start, end }));
    }
  for (const entry of importMap?.entries ?? []) {
    const { address, page, start, end } = entry;
    if (isLost(entry, isHeld)) add(address, { file: page, start, end });
  }
  for (const [file, page] of pages) {
    for (const { reference, start, end } of pageReferences(page)) {
      if (!isHeld(file, reference)) add(reference, { file, start, end });
    }
  }
  return [...found]
    .map(([reference, places]) => ({ reference, places }))
    .sort((a, b) => (a.reference < b.reference ? -1 : 1));
}

/**
 * Imports of the language between the files of a site, in scripts whose modules are linked in another way: webpack's
 * runtime has `import("/435.9309.js")`, and `import*as d from"./246.1de6.js"` before it.
 */
const importsOf = (script: Script): readonly ModuleReference[] =>
  [...script.program.body.flatMap(staticReference), ...lazyImports(script, script.program)].filter(({ target }) =>
    /^\.{0,2}\/(?!\/)/.test(target),
  );

const lastSegment = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

type Mapped = Pick<MappedFile, "address" | "page">;

/** A script of the same site that an import map names. */
const isLost = ({ address, page }: Mapped, isHeld: (from: FileId, address: string) => boolean): boolean =>
  /^\.{0,2}\/(?!\/).*\.m?js$/.test(address) && !isHeld(page, address);

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

function pageReferences(
  page: HtmlDocument,
): readonly { readonly reference: string; readonly start: number; readonly end: number }[] {
  return page.elements.flatMap(({ name, attributes, start, end }) => {
    const rel = attributes.get("rel") ?? "";
    const reference =
      name === "script"
        ? attributes.get("src")
        : name === "link" && isLoaded(rel, attributes.get("as"))
          ? attributes.get("href")
          : undefined;
    return reference && !/^(?:[a-z]+:|\/\/)/i.test(reference) ? [{ reference, start, end }] : [];
  });
}
