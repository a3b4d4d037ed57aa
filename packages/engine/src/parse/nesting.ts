/**
 * Guards the parser against code that is nested so deeply that a recursive parser runs out of stack, which in native
 * code ends the process. A rough scan, linear in the text: it counts open brackets, and within them the operators that
 * nest to the right (`a?b:c?d:...`, `a=>b=>...`, `else if` chains). Real bundles stay far below both bounds; oxc-parser
 * 0.154 was seen to fail from 3,500 brackets and 8,000 operators on.
 */

const MAX_BRACKETS = 1500;
const MAX_OPERATORS = 5000;

const OPENS = new Set("([{");
const CLOSES = new Set(")]}");
/** Behind these a slash begins a regular expression, not a division. */
const BEFORE_PATTERN =
  /[([{,;:=!&|?+\-*%~^<>]$|(?:^|[^\w$.])(?:return|typeof|case|in|of|new|void|delete|throw|else|do)$/;
const WORD = /[A-Za-z]/;
/** Words and marks that nest what follows them. */
const NESTING = /else|new|typeof|void|delete|await|yield|if|for|while|with|do|extends/y;

const STATEMENT = /\s*(?!else\b|in\b|of\b|instanceof\b)[A-Za-z_$]/y;

/** Offset at which the text is nested too deeply, if it is. */
export const tooDeepAt = (text: string): number | undefined =>
  mayBeDeep(text) ? new NestingScan(text).run() : undefined;

/** By character code: what it adds to the depth and to the chain, and what it keeps of the chain. */
const DEEPER = new Int8Array(0x10000);
const LONGER = new Int8Array(0x10000);
const KEPT = new Int32Array(0x10000).fill(-1);
for (const open of OPENS) DEEPER[open.charCodeAt(0)] = 1;
for (const close of CLOSES) DEEPER[close.charCodeAt(0)] = -1;
// a space or a line break stands before each word of a chain
for (const link of " \n!*=?~") LONGER[link.charCodeAt(0)] = 1;
for (const end of ";,") KEPT[end.charCodeAt(0)] = 0;

/**
 * Whether a closer look is worth it. Counts as if there were no strings and comments, which only errs upwards in
 * practice: one pass over character codes, some milliseconds for ten megabytes.
 */
function mayBeDeep(text: string): boolean {
  let depth = 0;
  let chain = 0;
  for (let i = 0; i < text.length; i++) {
    // without branches: nobody can predict which character is next
    const code = text.charCodeAt(i);
    depth = Math.max(0, depth + (DEEPER[code] ?? 0));
    chain = (chain & (KEPT[code] ?? 0)) + (LONGER[code] ?? 0);
    if (depth > MAX_BRACKETS || chain > MAX_OPERATORS) return true;
  }
  return false;
}

class NestingScan {
  private readonly text: string;
  private at = 0;
  /** Right-nesting operators of each open bracket. */
  private readonly chains: number[] = [0];
  /** Depths at which a template literal continues after `}`. */
  private readonly templates: number[] = [];

  constructor(text: string) {
    this.text = text;
  }

  run(): number | undefined {
    const { text } = this;
    while (this.at < text.length) {
      this.step(text[this.at] ?? "");
      if (this.chains.length > MAX_BRACKETS || (this.chains.at(-1) ?? 0) > MAX_OPERATORS)
        return Math.min(this.at, text.length - 1);
    }
    return undefined;
  }

  private step(char: string): void {
    if (OPENS.has(char)) this.open();
    else if (CLOSES.has(char)) this.close();
    else if (char === '"' || char === "'") this.skipQuoted(char);
    else if (char === "`") this.skipTemplate();
    else if (char === "/") this.slash();
    else if (char === ";" || char === ",") this.set(0);
    else if (char === "?" || char === "=" || char === "!" || char === "~" || char === "*") this.nest();
    else if (WORD.test(char)) this.word();
    else this.at++;
  }

  private set(count: number): void {
    this.chains[this.chains.length - 1] = count;
    this.at++;
  }

  private readonly nest = (): void => this.set((this.chains.at(-1) ?? 0) + 1);

  private open(): void {
    this.chains.push(0);
    this.at++;
  }

  private close(): void {
    if (this.chains.length > 1) this.chains.pop();
    const block = this.text[this.at] === "}";
    this.at++;
    // `} word` begins a statement, unless the word goes on with the one before
    STATEMENT.lastIndex = this.at;
    if (block && STATEMENT.test(this.text)) this.chains[this.chains.length - 1] = 0;
    if (this.templates.at(-1) === this.chains.length) {
      this.templates.pop();
      this.templateText();
    }
  }

  private word(): void {
    NESTING.lastIndex = this.at;
    if (NESTING.test(this.text)) this.nest();
    while (/[\w$]/.test(this.text[this.at] ?? "")) this.at++;
  }

  private skipQuoted(quote: string): void {
    for (this.at++; this.at < this.text.length; this.at++) {
      const char = this.text[this.at];
      if (char === "\\") this.at++;
      else if (char === quote || char === "\n") break;
    }
    this.at++;
  }

  private skipTemplate(): void {
    this.at++;
    this.templateText();
  }

  private templateText(): void {
    for (; this.at < this.text.length; this.at++) {
      const char = this.text[this.at];
      if (char === "\\") this.at++;
      else if (char === "`") {
        this.at++;
        return;
      } else if (char === "$" && this.text[this.at + 1] === "{") {
        this.templates.push(this.chains.length);
        this.at++;
        this.open();
        return;
      }
    }
  }

  private slash(): void {
    const next = this.text[this.at + 1];
    if (next === "/") this.skipTo("\n");
    else if (next === "*") this.skipTo("*/");
    else if (BEFORE_PATTERN.test(this.text.slice(Math.max(0, this.at - 12), this.at).trimEnd())) this.skipPattern();
    else this.at++;
  }

  private skipTo(end: string): void {
    const found = this.text.indexOf(end, this.at + 2);
    this.at = found < 0 ? this.text.length : found + end.length;
  }

  private skipPattern(): void {
    let inClass = false;
    for (this.at++; this.at < this.text.length; this.at++) {
      const char = this.text[this.at];
      if (char === "\\") this.at++;
      else if (char === "[") inClass = true;
      else if (char === "]") inClass = false;
      else if (char === "\n" || (char === "/" && !inClass)) break;
    }
    this.at++;
  }
}
