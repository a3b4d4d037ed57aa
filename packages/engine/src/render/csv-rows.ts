/**
 * Rows for a spreadsheet by RFC 4180: each cell quoted, lines ended by CRLF. The material is hostile: a cell that begins like
 * a formula begins with an apostrophe, and is text then.
 */

export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");

const cell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Spreadsheets pass over space and control characters before a formula, and some know its signs in full width. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;
