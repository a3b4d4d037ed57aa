/** Whether words and numbers stand in texts of code, by reading literals only: escapes, white space, joined pieces, products. */
import type { Evidence } from "@as-built/spec";
import { computedIn } from "./arithmetic.ts";
import { numbersIn, unescaped } from "./literals.ts";
import type { PlainMaterial } from "./plain-material.ts";

export const textOf = ({ file, start, end }: Evidence, files: PlainMaterial): string =>
  files.get(file)?.text.slice(start, end) ?? "";

/** Code takes it from the address of the page: `location.protocol.replace("http", "ws")`. */
const SCHEME = /^(?:http|ws)s?:$/;
/** Of each of the two pieces that a word may be joined of. */
const MIN_PIECE = 2;

/** @param names of files and modules: what a bundler calls them may be the premise, as of chunks named by their pages */
export function standsIn(texts: readonly string[], names: readonly string[] = []): (word: string) => boolean {
  const text = texts.join("\n");
  const all = [text, unescaped(text), onOneLine(text), ...names].join("\n");
  return (word) => all.includes(word) || isJoined(word, all) || SCHEME.test(word);
}

/** White space in markup is one space to who reads it. */
const onOneLine = (text: string): string => unescaped(text).replace(/\s+/g, " ");

/** `open` and `-door`: whether a word is two pieces that stand there. */
function isJoined(word: string, all: string): boolean {
  for (let at = MIN_PIECE; at <= word.length - MIN_PIECE && all.includes(word.slice(0, at)); at++)
    if (all.includes(word.slice(at))) return true;
  return false;
}

/** What is computed is looked for only where it is not written. */
export function missingNumbers(numbers: readonly number[], texts: readonly string[]): readonly number[] {
  if (numbers.length === 0) return [];
  const written = numbersIn(texts);
  const absent = numbers.filter((number) => !written.has(number));
  if (absent.length === 0) return [];
  const computed = computedIn(texts);
  return absent.filter((number) => !computed.has(number));
}

/** What stands between the holes of a text. */
export const pieces = (text: string): readonly string[] => text.split(/\{[^{}]*\}/).filter((piece) => piece !== "");

export const segments = (path: string): readonly string[] =>
  pieces(path)
    .flatMap((piece) => piece.split("/"))
    .filter((part) => part !== "");
