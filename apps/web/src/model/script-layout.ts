/**
 * Lays a minified script out: a line for each statement, property and argument list that is long, indented by the
 * brackets around it. A scanner is enough for that (strings, templates, comments and regular expressions are told from
 * code); where it errs, a line is broken in an odd place, and no text is lost.
 */
import { LayoutBuilder, LINE_KINDS, type TextLayout, WIDTH } from "./text-layout.ts";

/** A line is broken at the next comma or operator from here on. */
const LONG = 110;

const CODE = {
  newline: 10,
  double: 34,
  dollar: 36,
  single: 39,
  open: 40,
  close: 41,
  star: 42,
  comma: 44,
  slash: 47,
  semicolon: 59,
  question: 63,
  openSquare: 91,
  backslash: 92,
  closeSquare: 93,
  backtick: 96,
  openBrace: 123,
  bar: 124,
  closeBrace: 125,
  ampersand: 38,
} as const;

const BRACKETS: ReadonlySet<number> = new Set([
  CODE.open,
  CODE.close,
  CODE.openSquare,
  CODE.closeSquare,
  CODE.openBrace,
  CODE.closeBrace,
]);
const OPENING: ReadonlyMap<number, number> = new Map([
  [CODE.close, CODE.open],
  [CODE.closeSquare, CODE.openSquare],
]);
const SEPARATORS: ReadonlySet<number> = new Set([CODE.semicolon, CODE.comma, CODE.question, CODE.bar, CODE.ampersand]);

/** After these words a slash begins a regular expression. */
const BEFORE_EXPRESSION =
  /(?:^|[^\w$.])(?:return|typeof|case|in|of|do|else|void|delete|throw|new|instanceof|yield|await)$/;

export function scriptLayout(text: string): TextLayout {
  return new ScriptScanner(text).layout();
}

class ScriptScanner {
  readonly #text: string;
  readonly #builder = new LayoutBuilder();
  /** The brackets that are open, by code; a template's substitution is a backtick. */
  readonly #open: number[] = [];
  /** How many of them are braces: only these indent, or each argument in braces would do so twice. */
  #braces = 0;
  /** Code units of the last token that is not space: tells division from a regular expression. */
  #previous = 0;
  #previousAt = -1;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  layout(): TextLayout {
    while (this.#at < this.#text.length) this.#step(this.#text.charCodeAt(this.#at));
    return this.#builder.finish(this.#text.length);
  }

  #step(code: number): void {
    if (code === CODE.double || code === CODE.single) this.#string(code);
    else if (code === CODE.backtick) {
      this.#at += 1;
      this.#template();
    } else if (code === CODE.slash) this.#slash();
    else if (BRACKETS.has(code)) this.#bracket(code);
    else if (SEPARATORS.has(code)) this.#separator(code);
    else {
      if (code > 32) {
        this.#previous = code;
        this.#previousAt = this.#at;
      }
      this.#at += 1;
      if (code === CODE.newline) this.#break();
    }
  }

  #bracket(code: number): void {
    if (code === CODE.openBrace) this.#brace();
    else if (code === CODE.closeBrace) this.#closeBrace();
    else {
      if (code === CODE.open || code === CODE.openSquare) this.#open.push(code);
      else if (this.#top() === OPENING.get(code)) this.#open.pop();
      this.#take(code);
    }
  }

  #separator(code: number): void {
    this.#take(code);
    const top = this.#top();
    if (code === CODE.semicolon) {
      // for(;;) keeps its line
      if (top !== CODE.open) this.#break();
    } else if (code === CODE.comma) {
      if (top === CODE.openBrace || top === undefined || this.#isLong()) this.#break();
    } else if (this.#isLong() && this.#text.charCodeAt(this.#at) !== code) this.#break(1);
  }

  #take(code: number): void {
    this.#previous = code;
    this.#previousAt = this.#at;
    this.#at += 1;
  }

  #top(): number | undefined {
    return this.#open.at(-1);
  }

  #isLong(): boolean {
    return this.#builder.widthAt(this.#at) > LONG;
  }

  #break(more = 0, kind: number = LINE_KINDS.code): void {
    if (this.#at >= this.#text.length) return;
    const inside = this.#top() === CODE.open || this.#top() === CODE.openSquare ? 1 : 0;
    this.#builder.breakAt(this.#at, this.#braces + inside + more, kind);
  }

  #brace(): void {
    this.#take(CODE.openBrace);
    this.#open.push(CODE.openBrace);
    this.#braces += 1;
    if (this.#text.charCodeAt(this.#at) !== CODE.closeBrace) this.#break();
  }

  #closeBrace(): void {
    if (this.#top() === CODE.backtick) {
      this.#open.pop();
      this.#at += 1;
      this.#template();
      return;
    }
    const empty = this.#previous === CODE.openBrace && this.#previousAt === this.#at - 1;
    if (this.#top() === CODE.openBrace) {
      this.#open.pop();
      this.#braces -= 1;
    }
    if (!empty) this.#break();
    this.#take(CODE.closeBrace);
    if (this.#endsStatement()) this.#break();
  }

  /** Whether what follows a closing brace begins a statement, and does not go on with this one. */
  #endsStatement(): boolean {
    const next = this.#text.charCodeAt(this.#at);
    return (
      isWordCode(next) &&
      !/^(?:else|catch|finally|while|from|as|in|of|instanceof)\b/.test(this.#text.slice(this.#at, this.#at + 11))
    );
  }

  #string(quote: number): void {
    const from = this.#at;
    let at = from + 1;
    for (; at < this.#text.length; at += 1) {
      const code = this.#text.charCodeAt(at);
      if (code === CODE.backslash) at += 1;
      else if (code === quote || code === CODE.newline) break;
    }
    this.#previous = quote;
    this.#previousAt = Math.min(at, this.#text.length - 1);
    this.#at = Math.min(at + 1, this.#text.length);
    if (this.#at - from > WIDTH) this.#break();
  }

  /** From within a template, up to its end or to a substitution. */
  #template(): void {
    let at = this.#at;
    for (; at < this.#text.length; at += 1) {
      const code = this.#text.charCodeAt(at);
      if (code === CODE.backslash) at += 1;
      else if (code === CODE.newline) this.#builder.breakAt(at + 1, 0, LINE_KINDS.template);
      else if (code === CODE.backtick) break;
      else if (code === CODE.dollar && this.#text.charCodeAt(at + 1) === CODE.openBrace) {
        this.#open.push(CODE.backtick);
        this.#previous = CODE.openBrace;
        this.#previousAt = at + 1;
        this.#at = at + 2;
        return;
      }
    }
    this.#previous = CODE.backtick;
    this.#previousAt = at;
    this.#at = Math.min(at + 1, this.#text.length);
  }

  #slash(): void {
    const next = this.#text.charCodeAt(this.#at + 1);
    if (next === CODE.slash) this.#lineComment();
    else if (next === CODE.star) this.#blockComment();
    else if (this.#beginsExpression()) this.#expression();
    else this.#take(CODE.slash);
  }

  #expression(): void {
    let inClass = false;
    let at = this.#at + 1;
    for (; at < this.#text.length; at += 1) {
      const code = this.#text.charCodeAt(at);
      if (code === CODE.backslash) at += 1;
      else if (code === CODE.openSquare) inClass = true;
      else if (code === CODE.closeSquare) inClass = false;
      else if (code === CODE.newline || (code === CODE.slash && !inClass)) break;
    }
    this.#previous = CODE.closeSquare;
    this.#previousAt = at;
    this.#at = Math.min(at + 1, this.#text.length);
  }

  #lineComment(): void {
    const end = this.#text.indexOf("\n", this.#at);
    this.#at = end < 0 ? this.#text.length : end;
  }

  #blockComment(): void {
    const end = this.#text.indexOf("*/", this.#at + 2);
    const stop = end < 0 ? this.#text.length : end + 2;
    for (let at = this.#text.indexOf("\n", this.#at); at >= 0 && at < stop; at = this.#text.indexOf("\n", at + 1)) {
      this.#builder.breakAt(at + 1, this.#braces, LINE_KINDS.comment);
    }
    this.#at = stop;
    if (this.#isLong()) this.#break();
  }

  /** Whether an operand is expected here: then a slash begins a regular expression. */
  #beginsExpression(): boolean {
    const code = this.#previous;
    if (this.#previousAt < 0) return true;
    if (code === CODE.close || code === CODE.closeSquare || code === CODE.closeBrace) return false;
    if (code === CODE.double || code === CODE.single || code === CODE.backtick) return false;
    if (!isWordCode(code)) return code < 128;
    return BEFORE_EXPRESSION.test(this.#text.slice(Math.max(0, this.#previousAt - 11), this.#previousAt + 1));
  }
}

/** Letters, digits, _ and $; other letters of identifiers are left to the callers. */
const isWordCode = (code: number): boolean =>
  (code >= 48 && code <= 57) ||
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  code === 95 ||
  code === CODE.dollar;
