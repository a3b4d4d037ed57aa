/** Markdown in lines that every tool can show and cut: none is longer than 400 characters, whatever the material holds. */
import { code, type Inline, NOTHING, raw } from "../markdown/inline.ts";

/** Lists go on in a new line from here on. */
const WIDTH = 200;

/** Of one part of a list; a line holds its beginning and its separator, too. */
const MAX_PART = 360;

/** Of a part that has to be cut after it was written: even all of it escaped fits into a line. */
const CUT = 100;

/** A text as long as it fits when it is written. */
export function fitted(text: string, write: (text: string) => Inline, most = MAX_PART): Inline {
  for (let length = most; ; length = Math.floor(length / 2)) {
    const inline = write(text.length <= length ? text : `${text.slice(0, length).toWellFormed()}…`);
    if (inline.length <= most || length === 0) return inline;
  }
}

/** `- head: part, part, ...` in as many lines as it takes; nothing where there are no parts. */
export function item(head: string, parts: readonly Inline[]): string {
  const shown = parts.filter((part) => part !== NOTHING);
  if (shown.length === 0) return "";
  const lines: string[] = [];
  let line = head === "" ? "-" : `- ${head}:`;
  shown.forEach((part, index) => {
    const text = `${whole(part)}${index < shown.length - 1 ? "," : ""}`;
    if (index > 0 && line.length + text.length >= WIDTH) {
      lines.push(line);
      line = " ";
    }
    line += ` ${text}`;
  });
  return [...lines, line].join("\n");
}

const whole = (part: Inline): Inline => (part.length <= MAX_PART ? part : code(raw(`${part.slice(0, CUT)}…`)));
