/** A specification as a document in one of the formats that can be written. */
import { DOCUMENTS, renderJson, renderMarkdown, renderMarkdownParts } from "@as-built/engine";
import type { Specification } from "@as-built/spec";
import type { Format } from "./format.ts";
import { htmlDocument } from "./html-document.ts";
import type { AnalysedSubject } from "./subject.ts";

/** One text, or several by the names of their files. */
export type Document = string | ReadonlyMap<string, string>;

export const documentInPieces = ({ specification }: { readonly specification: Specification }): Document =>
  renderMarkdownParts(specification);

export async function documentOf({ specification, texts }: AnalysedSubject, format: Format): Promise<string> {
  switch (format) {
    case "json":
      return renderJson(specification);
    case "md":
      return renderMarkdown(specification);
    case "html":
      return htmlDocument({ specification, texts });
    default:
      return DOCUMENTS[format](specification, { texts, ...timeOf(process.env.SOURCE_DATE_EPOCH) });
  }
}

/** The convention of reproducible builds: seconds since 1970. */
const timeOf = (seconds: string | undefined): { created?: string } =>
  /^\d{1,11}$/.test(seconds ?? "")
    ? { created: `${new Date(Number(seconds) * 1000).toISOString().slice(0, 19)}Z` }
    : {};
