/** Where lines of a text may end without a change of what it says, some hundred code units apart, told from its tokens. */
import { TokenKind, tokenKind } from "./lexis.ts";

/** Within a text in quotes the end is escaped. */
export interface Break {
  readonly at: number;
  readonly by: "\n" | "\\\n";
}

/** Code units between two. */
const LINE = 200;
/** A line end behind one of these changes nothing; behind one of the others where no further sign follows. */
const ALONE = new Set("([{;,");
const OTHERS = new Set(":?=+-*%<>&|^~!");

export class LineBreaks {
  readonly found: Break[] = [];
  private readonly text: string;
  private next = LINE;

  constructor(text: string) {
    this.text = text;
  }

  /** Behind the sign that ended here, if one did. */
  behind(at: number, last: string): void {
    if (at < this.next || last === "a" || last === "") return;
    const { text } = this;
    const sign = text.charAt(at - 1);
    // `1e-4` is one number
    const isEnd = tokenKind(text.charCodeAt(at)) < TokenKind.Quote && !/e[+-]$/i.test(text.slice(at - 2, at));
    if (ALONE.has(sign) || (isEnd && OTHERS.has(sign))) this.add(at, "\n");
  }

  /** In a text in quotes: errors there are escapes, and before each of them a line may end. Gives back its end. */
  within(from: number, end: number): number {
    if (end < this.next) return end;
    for (let at = this.text.indexOf("\\", from); at >= 0 && at < end; at = this.text.indexOf("\\", at + 2))
      if (at >= this.next) this.add(at, "\\\n");
    return end;
  }

  private add(at: number, by: Break["by"]): void {
    this.found.push({ at, by });
    this.next = at + LINE;
  }
}
