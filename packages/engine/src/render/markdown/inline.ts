/**
 * Text of the material as inline Markdown. The material is hostile: whatever it holds, it stays text, in a paragraph, a
 * list item, a heading or a table cell alike. Two forms: {@link prose} for sentences, {@link code} for what the code
 * names. Both give one line and never an empty one.
 */
import { visible } from "../visible.ts";

/** Inline Markdown that may be put into a block. Only this module and `block.ts` make it from text. */
export type Inline = string & { readonly markdown: "inline" };

/** Words of ours, and what was put together from parts that are safe. */
export const raw = (markdown: string): Inline => markdown as Inline;

/** What stands where there is nothing. */
export const NOTHING = raw("");

const EMPTY = raw("*(empty)*");

/** What CommonMark and GFM (and GitHub's formulas) react to inside a line; the pipe is left to the table. */
const ACTIVE = /[\\`*_[<~$]|&(?=[#\w]+;)/g;

/** What would open a block at the beginning of a line: a quote, a list, a rule, an underline of a heading. */
const OPENING = /^(?:[->+=]|\d{1,9}(?=[.)]))/;

/** Addresses that renderers turn into links by themselves, mentions, references to issues: escapes do not stop all. */
const LINKED = /:\/\/|www\.|mailto:|xmpp:|[@#]/i;

/** What ends a sentence or a part of one stands outside of the span. */
const TRAILING = ".,;:!?";

/** A sentence as text. A word that a renderer would link stands in a code span, where nothing is ever linked. */
export function prose(text: string): Inline {
  const line = visible(text);
  if (line === "") return EMPTY;
  return raw(line.split(" ").map(word).join(" "));
}

function word(text: string, index: number): string {
  if (!LINKED.test(text)) return escaped(text, index === 0);
  const end = endOfBody(text);
  return end === 0 ? escaped(text, index === 0) : code(text.slice(0, end)) + escaped(text.slice(end), false);
}

/** From the end: a pattern would begin anew at each dot of a word of dots. */
function endOfBody(text: string): number {
  let end = text.length;
  while (end > 0 && TRAILING.includes(text.charAt(end - 1))) end -= 1;
  return end;
}

function escaped(text: string, first: boolean): string {
  const safe = text.replace(ACTIVE, "\\$&");
  return first ? safe.replace(OPENING, (start) => (/^\d/.test(start) ? `${start}\\` : `\\${start}`)) : safe;
}

/** Longest piece of code in a document; the evidence leads to the rest. */
const MOST = 400;

/**
 * A name, address, pattern or value as a code span. Between a backslash and a pipe the span is closed and opened anew:
 * GFM splits the cells of a table before it reads code, and no escape says "backslash, pipe" inside a span.
 */
export function code(text: string): Inline {
  const line = visible(text.length > MOST ? `${text.slice(0, MOST).toWellFormed()}…` : text);
  if (line === "") return EMPTY;
  const parts = line.split(/(?<=\\)\|/);
  return raw(parts.map((part) => (part === "" ? "" : span(part))).join("|"));
}

function span(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = "`".repeat(Math.max(0, ...runs.map(({ length }) => length)) + 1);
  const gap = /^`|`$|^ .* $/.test(text) ? " " : "";
  return `${fence}${gap}${text}${gap}${fence}`;
}

/** A JSON value: a string as it is, the rest as JSON. */
export const value = (json: unknown): Inline => code(typeof json === "string" ? json : (JSON.stringify(json) ?? ""));

/** Parts with a separator between them; what is {@link NOTHING} falls away. */
export const joined = (parts: readonly Inline[], separator = ", "): Inline =>
  raw(parts.filter((part) => part !== NOTHING).join(separator));

/** Something that may be absent, as inline Markdown. */
export const maybe = <T>(part: T | undefined, write: (part: T) => Inline): Inline =>
  part === undefined ? NOTHING : write(part);
