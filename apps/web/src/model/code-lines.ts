/** The lines of a text as the code view draws them: divided by colour and by marks. */
import { cutAtMarks, highlight, type Mark, type Piece } from "./highlight.ts";
import type { Display, ReadableText } from "./readable-text.ts";
import { lineRange } from "./text-layout.ts";

export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Marks without overlaps, sorted; where ranges overlap, the current one stands over the others. */
export function marksOf(current: Range | undefined, others: readonly Range[]): readonly Mark[] {
  const marks: Mark[] = current && current.end > current.start ? [{ ...current, current: true }] : [];
  let end = 0;
  for (const range of [...others].sort((a, b) => a.start - b.start || a.end - b.end)) {
    let start = Math.max(range.start, end);
    for (const part of without({ start, end: range.end }, current)) {
      marks.push({ ...part, current: false });
      start = part.end;
    }
    end = Math.max(end, range.end);
  }
  return marks.sort((a, b) => a.start - b.start);
}

function without(range: Range, hole: Range | undefined): readonly Range[] {
  const parts =
    hole === undefined
      ? [range]
      : [
          { start: range.start, end: Math.min(range.end, hole.start) },
          { start: Math.max(range.start, hole.end), end: range.end },
        ];
  return parts.filter(({ start, end }) => end > start);
}

export interface DrawnLine {
  readonly indent: number;
  readonly pieces: readonly { readonly text: string; readonly kind: string; readonly mark?: "current" | "other" }[];
}

/** Gives the line of an index; what one call gives is given again for the same index. */
export function codeLines(
  readable: ReadableText,
  display: Display,
  marks: readonly Mark[],
): (index: number) => DrawnLine {
  const { text, isScript } = readable;
  const layout = readable.layout(display);
  const drawn = new Map<number, DrawnLine>();
  return (index) => {
    const held = drawn.get(index);
    if (held !== undefined) return held;
    const [start, end] = lineRange(layout, index, text);
    const content = text.slice(start, end);
    const pieces: readonly Piece[] = isScript
      ? highlight(content, layout.kinds[index] ?? 0)
      : [{ kind: "plain", from: 0, to: content.length }];
    const inLine = marks
      .filter((mark) => mark.end > start && mark.start < end)
      .map((mark) => ({ ...mark, start: mark.start - start, end: mark.end - start }));
    const line: DrawnLine = {
      indent: layout.indents[index] ?? 0,
      pieces: cutAtMarks(pieces, inLine).map(({ kind, from, to, mark }) => ({
        text: content.slice(from, to),
        kind,
        ...(mark ? { mark: mark.current ? "current" : "other" } : {}),
      })),
    };
    drawn.set(index, line);
    return line;
  };
}
