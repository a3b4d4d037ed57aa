/** What the material refers to and does not hold: chunks named by imports, scripts and styles named by pages. */
import type { FileId } from "@as-built/spec";
import type { HtmlDocument } from "../html/document.ts";
import { inFile } from "../script.ts";
import { listedFiles } from "./listed-files.ts";
import type { Module } from "./module.ts";
import type { ModuleGraph } from "./module-graph.ts";
import { resolvePath } from "./paths.ts";
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
  readonly pages: ReadonlyMap<FileId, HtmlDocument>;
  /** Ids of all captured files. */
  readonly files: ReadonlySet<string>;
}

export function missingReferences({ graph, pages, files }: MissingSource): readonly MissingReference[] {
  const found = new Map<string, readonly Place[]>();
  const add = (reference: string, ...places: readonly Place[]): void => {
    if (!found.has(reference)) found.set(reference, places);
  };
  // paths in scripts count from a public path that the capture need not have: names alone are compared
  const names = new Set([...files].map(lastSegment));
  for (const { path, script, ranges } of [
    ...missingChunkFiles(graph.modules, graph.chunks),
    ...graph.modules.flatMap(listedFiles),
  ]) {
    if (!names.has(lastSegment(path))) add(path.replace(/^\.?\//, ""), ...ranges.map((range) => inFile(script, range)));
  }
  for (const module of graph.modules) {
    for (const { target, start, end } of module.references) {
      if (isOwnFile(module, target) && !graph.resolve(module, target))
        add(target, inFile(module.script, { start, end }));
    }
  }
  for (const [file, page] of pages) {
    for (const { reference, start, end } of pageReferences(page)) {
      if (!resolvePath(file, reference).some((path) => files.has(path))) add(reference, { file, start, end });
    }
  }
  return [...found]
    .map(([reference, places]) => ({ reference, places }))
    .sort((a, b) => (a.reference < b.reference ? -1 : 1));
}

const lastSegment = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** Bare specifiers are packages that the page provides in another way. */
const isOwnFile = (module: Module, target: string): boolean =>
  (!module.wrapper || module.wrapper.byPath === true || module.wrapper.amd === "file") && /^\.{0,2}\//.test(target);

function pageReferences(
  page: HtmlDocument,
): readonly { readonly reference: string; readonly start: number; readonly end: number }[] {
  return page.elements.flatMap(({ name, attributes, start, end }) => {
    const rel = attributes.get("rel") ?? "";
    const reference =
      name === "script"
        ? attributes.get("src")
        : name === "link" && /^(?:modulepreload|stylesheet)$/.test(rel)
          ? attributes.get("href")
          : undefined;
    return reference && !/^(?:[a-z]+:|\/\/)/i.test(reference) ? [{ reference, start, end }] : [];
  });
}
