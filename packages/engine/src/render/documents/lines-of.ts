/** Lines and columns of ranges in a text, from 1, in UTF-16 code units, as SARIF counts them. */

export interface Span {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export type LinesOf = (start: number, end: number) => Span;

/** The starts of the lines are looked for once. */
export function linesOf(text: string): LinesOf {
  const starts = [
    0,
    ...Array.from(text.matchAll(/\r\n|[\r\n\u2028\u2029]/g), (match) => match.index + match[0].length),
  ];
  return (start, end) => {
    const [first, last] = [lineAt(starts, start), lineAt(starts, end)];
    return {
      startLine: first + 1,
      startColumn: start - (starts[first] ?? 0) + 1,
      endLine: last + 1,
      endColumn: end - (starts[last] ?? 0) + 1,
    };
  };
}

/** Index of the last start that is not behind the place. */
function lineAt(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
