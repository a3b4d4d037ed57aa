/**
 * Texts with so many errors that naming them would take all memory. The parser (oxc-parser 0.158) goes on behind most
 * errors and quotes the whole line with each: 140 kB of `return;` on one line are 20,000 errors and 4 GB, and end the
 * process. So errors are counted first, in a copy with line ends where the language allows one; it is parsed without a tree.
 */
import type { Break } from "./line-breaks.ts";
import type { SyntaxFailure } from "./parser.ts";

/** Code units in all lines that may be quoted. */
const MOST_QUOTED = 2 ** 26;
/** No error is shorter, in code units: `1_;`. */
const SHORTEST = 3;

/** @param errorsOf the parser's errors of a text, in order */
export type ErrorsOf = (text: string) => readonly SyntaxFailure[];

/**
 * @param breaks offsets at which a line may end
 * @returns the first error, where there are too many
 */
export function tooManyErrors(text: string, breaks: readonly Break[], errorsOf: ErrorsOf): SyntaxFailure | undefined {
  const line = longestLine(text);
  if ((text.length / SHORTEST) * line <= MOST_QUOTED) return undefined;
  const errors = errorsOf(inLines(text, breaks));
  const [first] = errors;
  if (first === undefined || errors.length * line <= MOST_QUOTED) return undefined;
  const at = breaks.reduce((of, { at: end, by }) => (of > end ? of - by.length : of), first.at);
  return { ...first, at };
}

function inLines(text: string, breaks: readonly Break[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { at, by } of breaks) {
    pieces.push(text.slice(from, at), by);
    from = at;
  }
  pieces.push(text.slice(from));
  return pieces.join("");
}

function longestLine(text: string): number {
  let longest = 0;
  let from = 0;
  for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", from)) {
    longest = Math.max(longest, end - from);
    from = end + 1;
  }
  return Math.max(longest, text.length - from);
}
