/** A text in which the words that were looked for are marked, letter case aside. */
import { Fragment } from "react";
import classes from "./MarkedText.module.css";

interface MarkedTextProps {
  readonly text: string;
  /** In lower case. */
  readonly words: readonly string[];
}

export function MarkedText({ text, words }: MarkedTextProps) {
  if (words.length === 0) return text;
  return splitAt(text, words).map(({ part, marked, at }) =>
    marked ? (
      <mark key={at} className={classes.mark}>
        {part}
      </mark>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  );
}

interface Part {
  readonly part: string;
  readonly marked: boolean;
  readonly at: number;
}

function splitAt(text: string, words: readonly string[]): readonly Part[] {
  const escaped = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  const parts: Part[] = [];
  let last = 0;
  for (const { index, 0: part } of text.matchAll(new RegExp(escaped.join("|"), "giu"))) {
    if (index > last) parts.push({ part: text.slice(last, index), marked: false, at: last });
    parts.push({ part, marked: true, at: index });
    last = index + part.length;
  }
  return [...parts, { part: text.slice(last), marked: false, at: last }];
}
