/** A specification as a document in one of the formats that can be written. */
import { renderJson, renderMarkdown } from "@as-built/engine";
import type { AnalysisOfInput } from "./analysis.ts";
import { htmlDocument } from "./html-document.ts";

export const FORMATS = ["json", "md", "html"] as const;
export type Format = (typeof FORMATS)[number];

/** The format that a file's ending names. */
export function formatOf(file: string): Format | undefined {
  const ending = file.slice(file.lastIndexOf(".") + 1).toLowerCase();
  if (ending === "htm") return "html";
  if (ending === "markdown") return "md";
  return FORMATS.find((format) => format === ending);
}

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
