/** A part of a long text between two offsets, for readers that never take the whole: UTF-16 code units throughout. */

export interface TextSlice {
  readonly text: string;
  /** Offset of the first code unit of `text`. */
  readonly from: number;
  /** Offset after its last. */
  readonly to: number;
  /** Of the whole text. */
  readonly length: number;
}

/** Clamped to the text, and shortened by a code unit where an end would split a surrogate pair. */
export function sliceText(text: string, from: number, to: number): TextSlice {
  let start = Math.min(Math.max(0, from), text.length);
  let end = Math.min(Math.max(start, to), text.length);
  if (splitsPair(text, start)) start += 1;
  if (splitsPair(text, end)) end -= 1;
  end = Math.max(start, end);
  return { text: text.slice(start, end), from: start, to: end, length: text.length };
}

/** Whether an offset lies between the two halves of a surrogate pair. */
const splitsPair = (text: string, at: number): boolean =>
  (text.charCodeAt(at - 1) & 0xfc00) === 0xd800 && (text.charCodeAt(at) & 0xfc00) === 0xdc00;
