/** Places in a text as people and their tools name them, and parts of a statement as words. */
import { count } from "./format.ts";

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** "characters 1,064,601–1,064,633". */
export const charactersOf = ({ start, end }: Span): string => `characters ${count(start)}–${count(end)}`;

/** `12:345`, line and column of the file as it was shipped, both from 1 as browsers' tools count them. */
export function lineAndColumn(text: string, offset: number): string {
  let line = 1;
  let last = -1;
  for (let at = text.indexOf("\n"); at >= 0 && at < offset; at = text.indexOf("\n", at + 1)) {
    line += 1;
    last = at;
  }
  return `${line}:${offset - last}`;
}

/** "/fields/0/name" as "field 1, name": which part of the statement a piece of evidence is for. */
export function partWords(pointer: string): string {
  const segments = pointer.split("/").filter(Boolean);
  const words: string[] = [];
  for (const segment of segments) {
    const before = words.at(-1);
    if (/^\d+$/.test(segment) && before !== undefined)
      words[words.length - 1] = `${singular(before)} ${Number(segment) + 1}`;
    else words.push(PARTS[segment] ?? segment.replaceAll("~1", "/").replaceAll("~0", "~"));
  }
  return words.join(", ");
}

const PARTS: Readonly<Record<string, string>> = {
  url: "address",
  request: "body",
  response: "answer",
  statuses: "status codes",
};

const singular = (word: string): string => word.replace(/s$/, "");
