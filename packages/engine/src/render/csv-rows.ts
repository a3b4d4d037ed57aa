/**
 * Rows for a spreadsheet by RFC 4180: each cell quoted, lines ended by CRLF. The material is hostile: a cell that begins like
 * a formula begins with an apostrophe, and is text then.
 */

import { codePoint } from "./visible.ts";

export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");

const cell = (text: string): string => {
  const shown = text.replace(STEERING, codePoint);
  return `"${(FORMULA.test(shown) ? `'${shown}` : shown).replaceAll('"', '""')}"`;
};

/** What a terminal obeys or what reorders text; lines and tabs stay. */
const STEERING = /(?![\t\n]|\r\n)[\p{Cc}\p{Bidi_Control}]/gu;

/** Spreadsheets pass over space before a formula, and some know its signs in full width. */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;
