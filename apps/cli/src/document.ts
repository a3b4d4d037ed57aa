/** A specification as a document in one of the formats that can be written. */
import { renderJson, renderMarkdown, renderMarkdownParts } from "@as-built/engine";
import type { AnalysisOfInput } from "./analysis.ts";
import type { Format } from "./format.ts";
import { htmlDocument } from "./html-document.ts";

/** One text, or several by the names of their files. */
export type Document = string | ReadonlyMap<string, string>;

export const documentInPieces = ({ specification }: AnalysisOfInput): Document => renderMarkdownParts(specification);

export async function documentOf(analysis: AnalysisOfInput, format: Format): Promise<string> {
  switch (format) {
    case "json":
      return renderJson(analysis.specification);
    case "md":
      return renderMarkdown(analysis.specification);
    case "html":
      return htmlDocument(analysis);
  }
}
