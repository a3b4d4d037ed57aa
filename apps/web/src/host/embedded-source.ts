/**
 * A specification and its texts from the page itself: the blocks that `renderHtml` of the engine writes. Texts are
 * unpacked when first asked for; of the unpacked ones the last few are kept.
 */
import type { FileId, Specification } from "@as-built/spec";
import { type ReadableText, readableText, TextShelf } from "../model/readable-text.ts";
import { type Source, SourceError } from "../model/source.ts";
import { unpackText } from "./unpack-text.ts";

/** Identities of the elements; a test holds them against the engine's. */
export const ELEMENTS = { specification: "as-built-specification", texts: "as-built-texts" } as const;

interface TextEntry {
  readonly file: FileId;
  readonly length: number;
  readonly element: string;
}

/** @throws SourceError where the page holds no specification */
export function embeddedSource(page: Document): Source {
  const specification: Specification = parse(page, ELEMENTS.specification);
  const entries: readonly TextEntry[] = parse(page, ELEMENTS.texts);
  const byFile = new Map(entries.map((entry) => [entry.file, entry]));
  const kinds = new Map(specification.material.files.map(({ id, kind }) => [id, kind]));
  const shelf = new TextShelf<FileId>();
  return {
    specification,
    text: (file): Promise<ReadableText> =>
      shelf.take(file, async () => readableText(await unpackEntry(page, file, byFile.get(file)), kinds.get(file))),
  };
}

async function unpackEntry(page: Document, file: FileId, entry: TextEntry | undefined): Promise<string> {
  const packed = entry && page.getElementById(entry.element)?.textContent;
  if (entry === undefined || typeof packed !== "string") {
    throw new SourceError("text-absent", `the page holds no text of ${file}`);
  }
  const text = await unpackText(packed);
  if (text.length !== entry.length) throw new SourceError("text-damaged", `the text of ${file} has another length`);
  return text;
}

function parse(page: Document, id: string) {
  const content = page.getElementById(id)?.textContent;
  if (!content) throw new SourceError("specification-damaged", `the page holds no element ${id}`);
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new SourceError("specification-damaged", `${id}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
