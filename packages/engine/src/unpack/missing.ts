/** What the material refers to and does not hold: chunks named by imports, scripts and styles named by pages. */
import type { FileId, Missing } from "@as-built/spec";
import { MAX_QUOTE, offset } from "@as-built/spec";
import type { HtmlDocument } from "../html/document.ts";
import { inFile } from "../script.ts";
import type { Module } from "./module.ts";
import type { ModuleGraph } from "./module-graph.ts";
import { resolvePath } from "./paths.ts";

interface Place {
  readonly file: FileId;
  readonly start: number;
  readonly end: number;
}

export interface MissingSource {
  readonly graph: ModuleGraph;
  readonly pages: ReadonlyMap<FileId, HtmlDocument>;
  /** Ids of all captured files. */
  readonly files: ReadonlySet<string>;
  readonly texts: ReadonlyMap<FileId, string>;
}

export function missingReferences({ graph, pages, files, texts }: MissingSource): readonly Missing[] {
  const found = new Map<string, Place>();
  const add = (reference: string, place: Place): void => {
    if (!found.has(reference)) found.set(reference, place);
  };
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
    .map(([reference, { file, start, end }]): Missing => {
      const quote = texts.get(file)?.slice(start, Math.min(end, start + MAX_QUOTE)) ?? "";
      return { reference, evidence: [{ file, start: offset(start), end: offset(end), quote, says: "reference" }] };
    })
    .sort((a, b) => (a.reference < b.reference ? -1 : 1));
}

/** Bare specifiers are packages that the page provides in another way. */
const isOwnFile = (module: Module, target: string): boolean => !module.wrapper && /^\.{0,2}\//.test(target);

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
