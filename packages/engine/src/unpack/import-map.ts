/**
 * Import maps of pages, `<script type="importmap">{"imports":{"kEgd6":"/list.8dfd7e30.js","@desk/":"/app/"}}</script>`:
 * which file a specifier names. Those of all pages are taken together; parts for single folders (`scopes`) count where
 * nothing else names a specifier.
 */
import { type FileId, readJson } from "@as-built/spec";
import type { HtmlDocument } from "../html/document.ts";

export interface MappedFile {
  readonly specifier: string;
  readonly address: string;
  /** The page, and where the map stands in it. */
  readonly page: FileId;
  readonly start: number;
  readonly end: number;
}

export class ImportMap {
  readonly entries: readonly MappedFile[];
  private readonly whole = new Map<string, MappedFile>();
  /** Those that end with a slash, longest first. */
  private readonly folders: readonly MappedFile[];

  constructor(pages: ReadonlyMap<FileId, HtmlDocument> = new Map()) {
    this.entries = [...pages].flatMap(([page, document]) => mapsOf(page, document));
    for (const entry of this.entries) if (!this.whole.has(entry.specifier)) this.whole.set(entry.specifier, entry);
    this.folders = this.entries
      .filter(({ specifier }) => specifier.endsWith("/"))
      .sort((a, b) => b.specifier.length - a.specifier.length);
  }

  /** The address of a specifier, and the page from which it counts. */
  find(specifier: string): Pick<MappedFile, "address" | "page"> | undefined {
    const exact = this.whole.get(specifier);
    if (exact) return exact;
    const folder = this.folders.find((entry) => specifier.startsWith(entry.specifier));
    return folder && { page: folder.page, address: folder.address + specifier.slice(folder.specifier.length) };
  }
}

function mapsOf(page: FileId, { elements }: HtmlDocument): readonly MappedFile[] {
  return elements.flatMap(({ name, attributes, content }) => {
    if (name !== "script" || attributes.get("type") !== "importmap" || !content) return [];
    const map = readJson(content.text);
    const parts = [member(map, "imports"), ...Object.values(member(map, "scopes"))];
    const { start, end } = content;
    return parts.flatMap((part) =>
      Object.entries(objectOf(part)).flatMap(([specifier, address]) =>
        typeof address === "string" ? [{ specifier, address, page, start, end }] : [],
      ),
    );
  });
}

const member = (value: unknown, key: string): object => objectOf(new Map(Object.entries(objectOf(value))).get(key));
const objectOf = (value: unknown): object => (typeof value === "object" && value !== null ? value : {});
