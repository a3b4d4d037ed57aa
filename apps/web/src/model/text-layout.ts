/**
 * Where a script's text is broken into lines that people can read. Nothing of the text is changed or copied: a layout
 * is a list of offsets, so that every position of the original is a position of what is shown, and back. Linear in the
 * length of the text.
 */

/** What a line begins within. */
export const LINE_KINDS = { code: 0, template: 1, comment: 2 } as const;

export interface TextLayout {
  /** Offset of the first code unit of each line; ascending, the first is 0. */
  readonly starts: Uint32Array;
  /** Steps of indentation of each line. */
  readonly indents: Uint8Array;
  /** One of {@link LINE_KINDS} for each line. */
  readonly kinds: Uint8Array;
  /** Length of the text. */
  readonly length: number;
}

/** Longest line of a layout, in code units: what is longer is broken wherever that is. */
export const WIDTH = 180;

const MAX_INDENT = 24;

/** Collects lines; a line that would be empty is not begun. */
export class LayoutBuilder {
  readonly #starts: number[] = [0];
  readonly #indents: number[] = [0];
  readonly #kinds: number[] = [0];
  #last = 0;

  /** Code units since the beginning of the present line. */
  widthAt(offset: number): number {
    return offset - this.#last;
  }

  breakAt(offset: number, indent: number, kind: number = LINE_KINDS.code): void {
    if (offset <= this.#last) return;
    while (offset - this.#last > WIDTH * 2) this.#begin(this.#last + WIDTH, indent + 1, kind);
    this.#begin(offset, indent, kind);
  }

  #begin(offset: number, indent: number, kind: number): void {
    this.#starts.push(offset);
    this.#indents.push(Math.min(Math.max(indent, 0), MAX_INDENT));
    this.#kinds.push(kind);
    this.#last = offset;
  }

  finish(length: number): TextLayout {
    while (length - this.#last > WIDTH * 2) this.#begin(this.#last + WIDTH, this.#indents.at(-1) ?? 0, LINE_KINDS.code);
    return {
      starts: Uint32Array.from(this.#starts),
      indents: Uint8Array.from(this.#indents),
      kinds: Uint8Array.from(this.#kinds),
      length,
    };
  }
}

/** The text as it is: its own lines, and long ones broken at a fixed width. */
export function rawLayout(text: string): TextLayout {
  const builder = new LayoutBuilder();
  let at = 0;
  for (;;) {
    const end = text.indexOf("\n", at);
    const next = end < 0 ? text.length : end + 1;
    while (next - at > WIDTH + 1) {
      at += WIDTH;
      builder.breakAt(at, 0);
    }
    if (end < 0) return builder.finish(text.length);
    if (next < text.length) builder.breakAt(next, 0);
    at = next;
  }
}

/** The line that holds an offset, from 0. */
export function lineAt({ starts }: TextLayout, offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Where a line begins and ends; its line feed is not part of it. */
export function lineRange(layout: TextLayout, line: number, text: string): readonly [start: number, end: number] {
  const start = layout.starts[line] ?? layout.length;
  const next = layout.starts[line + 1] ?? layout.length;
  let end = next;
  while (end > start && (text.charCodeAt(end - 1) === 10 || text.charCodeAt(end - 1) === 13)) end -= 1;
  return [start, end];
}
