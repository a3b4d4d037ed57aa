/**
 * Import maps of pages, `<script type="importmap">{"imports":{"kEgd6":"/list.8dfd7e30.js","@desk/":"/app/"}}</script>`:
 * which file a specifier names. Those of all pages are taken together; parts for single folders (`scopes`) count where
 * nothing else names a specifier.
 */
import { type FileId, readJson } from "@as-built/spec";
import type { HtmlDocument } from "../html/document.ts";
import { MAX_PATH } from "./paths.ts";

export interface MappedFile {
  readonly specifier: string;
  readonly address: string;
  /** The page, and where the map stands in it. */
  readonly page: FileId;
  readonly start: number;
  readonly end: number;
}

/** Most folders of a specifier that are looked up, the innermost first. */
const MAX_DEPTH = 100;

export class ImportMap {
  readonly entries: readonly MappedFile[];
  private readonly whole = new Map<string, MappedFile>();
  /** Those that end with a slash; the first of each. */
  private readonly folders = new Map<string, MappedFile>();

  constructor(pages: ReadonlyMap<FileId, HtmlDocument> = new Map()) {
    this.entries = [...pages].flatMap(([page, document]) => mapsOf(page, document));
    for (const entry of this.entries) {
      const { specifier } = entry;
      if (!this.whole.has(specifier)) this.whole.set(specifier, entry);
      if (specifier.endsWith("/") && !this.folders.has(specifier)) this.folders.set(specifier, entry);
    }
  }

  /** The address of a specifier, and the page from which it counts. */
  find(specifier: string): Pick<MappedFile, "address" | "page"> | undefined {
    const exact = this.whole.get(specifier);
    if (exact) return exact;
    const folder = this.folders.size === 0 ? undefined : this.folderOf(specifier);
    return folder && { page: folder.page, address: folder.address + specifier.slice(folder.specifier.length) };
  }

  /** The longest that the specifier begins with: a map may have thousands, and thousands be asked for. */
  private folderOf(specifier: string): MappedFile | undefined {
    let end = specifier.length;
    for (let depth = 0; depth < MAX_DEPTH && end > 0; depth++) {
      const folder = this.folders.get(specifier.slice(0, end));
      if (folder) return folder;
      end = specifier.lastIndexOf("/", end - 2) + 1;
    }
    return undefined;
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
        typeof address === "string" && address.length <= MAX_PATH ? [{ specifier, address, page, start, end }] : [],
      ),
    );
  });
}

const member = (value: unknown, key: string): object => objectOf(new Map(Object.entries(objectOf(value))).get(key));
const objectOf = (value: unknown): object => (typeof value === "object" && value !== null ? value : {});
