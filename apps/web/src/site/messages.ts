/** What the page and its worker say to each other. */
import type { DOCUMENTS, STAGES } from "@as-built/engine";
import type { DroppedFile } from "../model/dropped-files.ts";

export type SiteFormat = "html" | "json" | "md" | keyof typeof DOCUMENTS;

/** Files to read, then formats to write what was found in. */
export type Question =
  | { readonly kind: "files"; readonly input: string; readonly files: readonly DroppedFile[] }
  | { readonly kind: "document"; readonly format: SiteFormat };

export type Answer =
  | { readonly kind: "progress"; readonly stage: (typeof STAGES)[number] | "read"; readonly share: number }
  | { readonly kind: "done"; readonly found: Found }
  | { readonly kind: "document"; readonly format: SiteFormat; readonly document: Blob }
  | { readonly kind: "failed"; readonly why: string };

export interface Found {
  readonly name: string;
  /** Of statements, by the name of the point. */
  readonly counts: Readonly<Record<string, number>>;
  readonly files: number;
  /** Files that could not be read. */
  readonly failures: readonly string[];
  /** Of the analysis, without loading what it needs. */
  readonly seconds: number;
}
