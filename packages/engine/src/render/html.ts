/**
 * One self-contained page for a specification. Takes the viewer's template, the specification, and the compressed text
 * of each file that evidence points into; gives the page. Compression is the caller's (zlib in Node, CompressionStream
 * in a browser), so nothing here needs a platform. Nothing of the material can end the element it stands in: `<` is
 * escaped in JSON, and base64 has no `<`.
 */
import type { FileId, Specification } from "@as-built/spec";

/** What the template holds once, where the data go. */
export const DATA_MARKER = "<!--as-built:data-->";

/** Identities of the data elements; the viewer reads them by these. */
export const DATA_ELEMENTS = {
  specification: "as-built-specification",
  texts: "as-built-texts",
  text: (index: number) => `as-built-text-${index}`,
} as const;

/** A file's text as the page carries it. */
export interface TextBlock {
  readonly file: FileId;
  /** UTF-16 code units of the text. */
  readonly length: number;
  /** Base64 of gzip of the text's UTF-8. */
  readonly gzip: string;
}

/** One entry of the list of texts in the page: which element holds which file's text. */
export interface TextEntry {
  readonly file: FileId;
  readonly length: number;
  readonly element: string;
}

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/**
 * The page, deterministic for equal input: texts are sorted by file.
 *
 * @throws RangeError where the template does not hold {@link DATA_MARKER} exactly once, or a block is not base64
 */
export function renderHtml(template: string, specification: Specification, texts: readonly TextBlock[]): string {
  const [before, after, ...more] = template.split(DATA_MARKER);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new RangeError(`the viewer's template must hold ${DATA_MARKER} exactly once`);
  }
  const sorted = [...texts].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
  const entries: TextEntry[] = sorted.map(({ file, length }, index) => ({
    file,
    length,
    element: DATA_ELEMENTS.text(index),
  }));
  return [
    before,
    dataElement(DATA_ELEMENTS.specification, "application/json", jsonForHtml(specification)),
    dataElement(DATA_ELEMENTS.texts, "application/json", jsonForHtml(entries)),
    ...sorted.map((block, index) => dataElement(DATA_ELEMENTS.text(index), "text/plain", base64Of(block))),
    after,
  ].join("");
}

const dataElement = (id: string, type: string, content: string): string =>
  `<script type="${type}" id="${id}">${content}</script>\n`;

const ESCAPES: Readonly<Record<string, string>> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** JSON that may stand inside a script element, whatever its strings hold; JSON.parse gives the value back. */
export const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (unit) => ESCAPES[unit] ?? unit);

function base64Of({ file, gzip }: TextBlock): string {
  if (!BASE64.test(gzip)) throw new RangeError(`the text block of ${file} is not base64`);
  return gzip;
}
