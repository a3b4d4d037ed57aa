/** Offsets to lines and columns, as editors count them: both from 1, columns in UTF-16 code units. */

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Line ends are those of JavaScript: CR LF, LF, CR, U+2028, U+2029. */
const LINE_END = /\r\n|[\n\r\u2028\u2029]/g;

export function positionAt(text: string, offset: number): Position {
  let line = 1;
  let start = 0;
  for (const match of text.slice(0, offset).matchAll(LINE_END)) {
    line += 1;
    start = match.index + match[0].length;
  }
  return { line, column: offset - start + 1 };
}
