/**
 * What content looks like, for files whose name does not say. Each question reads a bounded beginning of the content
 * and answers yes only on a sign that other kinds of file do not carry.
 */

import { readJson } from "@as-built/spec";

/** How much of a file is looked at, in bytes or UTF-16 code units. */
const WINDOW = 4096;

const BEFORE_PAGE = /\s*(?:<\?xml[^>]*>\s*)?/y;
const COMMENT = /<!--[\s\S]*?-->\s*/y;
const PAGE = /<(?:!doctype\s+html|html)[\s>]/iy;

/** Blank space, comments and directives may come before the first statement. */
const BEFORE_CODE = /^(?:\s+|\/\/[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/|(["'])use (?:strict|client|asm)\1;?)*/;

/** How the first statement of shipped scripts begins: a wrapper, a declaration, an import, a chunk's registration. */
const SCRIPT = new RegExp(
  [
    /[!~+;-]?\(?(?:async\s+)?function(?:\s*\*)?(?:\s*[\w$]+)?\s*\(/,
    /[!;]?\((?:async\s*)?(?:\(|[\w$]+\s*=>)/,
    /(?:var|let|const)\s*(?:[\w$]+\s*[=,;]|[{[])/,
    /class\s+[\w$]+\s*(?:\{|extends\s)/,
    /import\s*(?:["'{*(]|[\w$]+\s*(?:,\s*[{*]|from\s*["']))/,
    /export\s*(?:[{*]|(?:default|const|function|class)\s)/,
    /\(?(?:globalThis|self|window|this)\s*(?:[.[]\S|=|\|\||\))/,
    /(?:System\.register|define|__d)\(/,
    /(?:if\s*\(|try\s*\{)/,
  ]
    .map(({ source }) => `^(?:${source})`)
    .join("|"),
);

const clean = (text: string): string => text.slice(0, WINDOW).replace(/^\uFEFF/, "");

/** Comments are stepped over one by one: a pattern for all of them has too many ways to fail. */
export function looksLikeHtml(text: string): boolean {
  const window = clean(text);
  let at = behind(BEFORE_PAGE, window, 0);
  for (let next = behind(COMMENT, window, at); next > at; next = behind(COMMENT, window, at)) at = next;
  return behind(PAGE, window, at) > at;
}

/** Where the match of a sticky pattern ends; where there is none, the place itself. */
function behind(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

export const looksLikeSourceMap = (text: string): boolean =>
  /^(?:\)\]\}'[^\n]*\n)?\s*\{/.test(clean(text)) && /"version"\s*:\s*3\b/.test(text) && /"mappings"\s*:/.test(text);

export function looksLikeJson(text: string): boolean {
  if (!/^\s*[[{]/.test(clean(text))) return false;
  return readJson(text.replace(/^\uFEFF/, "")) !== undefined;
}

export function looksLikeScript(text: string): boolean {
  const code = text
    .slice(0, 4 * WINDOW)
    .replace(/^\uFEFF/, "")
    .replace(BEFORE_CODE, "");
  return SCRIPT.test(code);
}

export const looksLikeWasm = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x00 && bytes[1] === 0x61 && bytes[2] === 0x73 && bytes[3] === 0x6d;

/** The first eight bytes of what Hermes compiles JavaScript to (hermes/BCGen/HBC/BytecodeFileFormat.h, MAGIC). */
const HERMES = [0xc6, 0x1f, 0xbc, 0x03, 0xc1, 0x03, 0x19, 0x1f];

/** The version of the bytecode, which stands behind its mark; undefined where it is none. */
export function hermesVersion(bytes: Uint8Array): number | undefined {
  if (bytes.length < 12 || HERMES.some((byte, at) => bytes[at] !== byte)) return undefined;
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(8, true);
}

/**
 * Whether bytes are no text: more than one in fifty of the first ones is a control character that text does not use.
 * A few are allowed, since minifiers write U+0000 and the like into string literals as they are.
 */
export function looksBinary(bytes: Uint8Array): boolean {
  const window = bytes.subarray(0, WINDOW);
  if (isMedia(window)) return true;
  const odd = window.reduce((count, byte) => count + (isControl(byte) ? 1 : 0), 0);
  return odd * 50 > window.length;
}

/** Tab to carriage return and escape stand in text; the rest below a space does not. */
const isControl = (byte: number): boolean =>
  (byte < 0x20 && (byte < 0x09 || byte > 0x0d) && byte !== 0x1b) || byte === 0x7f;

/** First bytes of images, fonts, archives and documents. */
const SIGNATURES = [
  "89504e47",
  "ffd8ff",
  "47494638",
  "1f8b08",
  "504b0304",
  "28b52ffd",
  "774f4632",
  "774f4646",
  "25504446",
];

function isMedia(window: Uint8Array): boolean {
  const head = Array.from(window.subarray(0, 4), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return SIGNATURES.some((signature) => head.startsWith(signature));
}
