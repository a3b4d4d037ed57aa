/**
 * Tags of inputs in markup that stands in a text: `"<form><input name=\"email\" type=\"email\" required></form>"`, as
 * Svelte 5, Solid, Lit, AngularJS and templates of other kinds keep it. Read as it is written, quotes of the text with
 * their backslashes, so that each attribute has its place.
 */
import { saidBy } from "../syntax/escapes.ts";

export interface MarkupAttribute {
  /** In lower case. */
  readonly name: string;
  /** Undefined where something is put in: `maxlength="${max}"`, `max="{{max}}"`. */
  readonly value: string | undefined;
  readonly start: number;
  readonly end: number;
}

export interface MarkupTag {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly attributes: readonly MarkupAttribute[];
}

const OPENS = /<(input|select|textarea)(?=[\s\\/>])/g;
const OPENS_ANY = /<([a-z][\w-]*)(?=[\s\\/>])/g;
/** Longer tags are no tags. */
const MAX_TAG = 2000;
/** More tags stand in no text that somebody wrote. */
const MAX_TAGS = 200;
/** How often a text is read again, on average, for tags that are not closed; long ones do not stand in each other. */
const MAX_AGAIN = 4;

const NAME = /[^\s\\"'<>/=]/;
const HOLE = /\$\{|\{\{|<%|\{%/;

/** The tags of inputs in a piece of a script; up to a number of tags those of all elements. */
export function markupTags(text: string, start: number, end: number, most?: number): readonly MarkupTag[] {
  const out: MarkupTag[] = [];
  const opens = most === undefined ? OPENS : OPENS_ANY;
  opens.lastIndex = start;
  const whole = text.slice(0, end);
  let comment = commentFrom(whole, start);
  let vain = MAX_AGAIN * (end - start + MAX_TAG);
  for (let found = opens.exec(whole); found && vain > 0; found = opens.exec(whole)) {
    while (comment.end <= found.index) comment = commentFrom(whole, comment.end);
    if (comment.start < found.index) {
      opens.lastIndex = comment.end;
      continue;
    }
    const stop = Math.min(end, found.index + MAX_TAG);
    const tag = tagAt(text, found.index, found.index + found[0].length, stop, found[1] ?? "");
    if (tag) out.push(tag);
    else vain -= stop - found.index;
    // what stands in it is what it holds, and no markup
    const close = tag?.name === "textarea" && text[tag.end - 2] !== "/" ? whole.indexOf("textarea>", tag.end) : -1;
    opens.lastIndex = Math.max(close, tag?.end ?? found.index + found[0].length);
    if (out.length >= (most ?? MAX_TAGS)) break;
  }
  return out;
}

/** How comments begin and end, as they are and as Terser escapes them for scripts in pages. */
const COMMENT = { opens: ["<!--", "\\x3c!--"], closes: ["-->", "--\\x3e"] };

/** The next comment, to the end where it is not closed; behind everything where there is none. */
function commentFrom(text: string, from: number): { readonly start: number; readonly end: number } {
  const start = firstOf(text, COMMENT.opens, from);
  return { start, end: start === Infinity ? start : firstOf(text, COMMENT.closes, start + 2) };
}

/** Whether a place stands in a comment of the markup. */
export const isInComment = (text: string, at: number): boolean =>
  lastOf(text, COMMENT.opens, at) > lastOf(text, COMMENT.closes, at);

const lastOf = (text: string, pieces: readonly string[], to: number): number =>
  pieces.reduce((last, piece) => Math.max(last, text.lastIndexOf(piece, to)), -1);

const firstOf = (text: string, pieces: readonly string[], from: number): number =>
  pieces.reduce((first, piece) => {
    const at = text.indexOf(piece, from);
    return at < 0 ? first : Math.min(first, at);
  }, Infinity);

function tagAt(text: string, start: number, from: number, stop: number, name: string): MarkupTag | undefined {
  const attributes: MarkupAttribute[] = [];
  let at = from;
  while (at < stop) {
    const character = text[at] ?? "";
    if (character === ">") return { name, start, end: at + 1, attributes };
    if (character === "\\") at += 2;
    else if (text.startsWith("${", at)) at = behindHole(text, at, stop);
    else if (NAME.test(character)) {
      const attribute = attributeAt(text, at, stop);
      attributes.push(attribute);
      at = attribute.end;
    } else at++;
  }
  return undefined;
}

function attributeAt(text: string, start: number, stop: number): MarkupAttribute {
  let at = start;
  while (at < stop && NAME.test(text[at] ?? "")) at = text.startsWith("${", at) ? behindHole(text, at, stop) : at + 1;
  const name = text.slice(start, at).toLowerCase();
  if (text[at] !== "=") return { name, value: "", start, end: at };
  const opened = /^(\\?["'])/.exec(text.slice(at + 1, at + 3))?.[1];
  const first = at + 1 + (opened?.length ?? 0);
  let end = first;
  while (end < stop && !isClosed(text, end, opened))
    end = text.startsWith("${", end) ? behindHole(text, end, stop) : end + 1;
  const value = saidBy(text.slice(first, end));
  return { name, value: HOLE.test(value) ? undefined : value, start, end: end + (opened?.length ?? 0) };
}

const isClosed = (text: string, at: number, opened: string | undefined): boolean =>
  opened === undefined ? /[\s>]/.test(text[at] ?? "") : text.startsWith(opened, at);

/** Behind `${...}` of a template literal; braces of texts inside it are counted as any. */
function behindHole(text: string, start: number, stop: number): number {
  let depth = 0;
  for (let at = start + 1; at < stop; at++) {
    if (text[at] === "{") depth++;
    else if (text[at] === "}" && --depth === 0) return at + 1;
  }
  return stop;
}
