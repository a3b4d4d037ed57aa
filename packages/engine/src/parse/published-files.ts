/**
 * Files that are copied from a package into an application as they are: editors and viewers that load their parts
 * themselves. Their header and the place where they stand say whose they are, so nothing of them needs to be read.
 */
export interface PublishedFile {
  /** The package. */
  readonly name: string;
  readonly version?: string;
}

interface Published {
  readonly name: string;
  readonly path: RegExp;
  /** Captures the version where the header has it. */
  readonly header: RegExp;
}

/** A header is that long at most, in UTF-16 code units. */
const HEADER = 600;

/** As found in monaco-editor 0.18 (`min/vs/`), tinymce 8.9 and pdfjs-dist 6.5 (`build/`, also with a hash in the name). */
const FILES: readonly Published[] = [
  {
    name: "monaco-editor",
    path: /(?:^|\/)vs\//,
    header:
      /^\/\*!-+\s+\* Copyright \(c\) Microsoft Corporation\. All rights reserved\.\s+\* (?:Version: (\d+\.\d+\.\d+)(?!\d)|[\w-]+ version: )[^*]*\* Released under the MIT license/,
  },
  {
    name: "tinymce",
    path: /(?:^|\/)tinymce(?:\.min)?(?:[-.][\w-]+)?\.js$/,
    header: /^\/\*\*\s+\* TinyMCE version (\d+\.\d+\.\d+)/,
  },
  {
    name: "pdfjs-dist",
    path: /(?:^|\/)pdf(?:\.worker|\.sandbox)?(?:\.min)?(?:[-.][\w-]+)?\.m?js$/,
    header:
      /^\/\*\*\s+\* @licstart The following is [^*]+\* JavaScript code in this page\s+\*\s+\* Copyright \d{4} Mozilla Foundation/,
  },
];

/** Whose file it is, by its path and the first of its text; nothing for all other files. */
export function publishedFile(path: string, text: string): PublishedFile | undefined {
  const begin = text.startsWith("/**") || text.startsWith("/*!") ? text.slice(0, HEADER) : "";
  if (begin === "") return undefined;
  for (const { name, path: place, header } of FILES) {
    const found = place.test(path) ? header.exec(begin) : null;
    if (found) return { name, ...(found[1] === undefined ? {} : { version: found[1] }) };
  }
  return undefined;
}
