/**
 * Guards the parser against code that is nested so deeply that a recursive parser runs out of stack, which in native
 * code ends the process. One pass over the tokens, linear in the text: it adds up what every construct that is still
 * open costs a parser, and says where the sum is too much. Real bundles stay below a tenth of the bound.
 *
 * Which tokens there are has to be known for that (in `/[/"[]/` nothing is opened and no text begins), so the scan tells
 * statements from expressions: behind the `}` of a block a slash begins a pattern, behind the `}` of an object it
 * divides. Where the language leaves it open (`await /x` is one thing in a module and another in a script), the text is
 * refused: no bundler writes that. What the scan says of text that does not parse is of no interest.
 */
import {
  endOfComment,
  endOfNumber,
  endOfPattern,
  endOfQuoted,
  endOfTemplateText,
  isLineEnd,
  TokenKind,
  tokenKind,
} from "./lexis.ts";
import { LineBreaks } from "./line-breaks.ts";
import { Links } from "./links.ts";
import {
  BEFORE_EXPRESSION,
  BEFORE_MEMBER,
  BEFORE_STATEMENT,
  body,
  DOUBTFUL,
  type Frame,
  frame,
  HEADS,
  OPERATORS,
  PREFIXES,
  RESERVED,
  RESTRICTED,
  SAID,
  type Standing,
} from "./open-code.ts";

/**
 * Costs of what is open, in parts of a stack of 4 MB, as Node gives to threads: oxc-parser 0.154 was seen to fail from
 * 1,300 objects in parentheses, 4,900 arrows, 8,000 assignments or statements and 37,000 operands of a sum on.
 */
const BOUND = 32_000;
const BRACKET = 20;
const CLASS = 20;
const CHOICE = 13;
const ONE = 7;
const OPERAND = 1;

/** The offset from which on the text is too deep, where it is, the highest sum of costs on the way, where lines may end, and links. */
export function nestingOf(text: string) {
  const scan = new NestingScan(text);
  return { deep: scan.run(), most: scan.most, breaks: scan.lines.found, links: scan.links.found };
}

export class NestingScan {
  private readonly text: string;
  private at = 0;
  private sum = 0;
  private readonly frames: Frame[] = [];
  private top: Frame;
  /** Whether an operand has just ended: a slash divides it. */
  private isOperand = false;
  /** Whether a statement may begin here. */
  private isStart = true;
  /** Whether a line has ended since the last token. */
  private isNewLine = false;
  /** The last token: a word that is no name of a property, or its first character; `=>` as `>`. */
  private last = "";
  /** What was closed, where the last token did that. */
  private closed: Frame | undefined;
  /** Whether a statement could begin before `async`, or before a decorator. */
  private wasStart = false;
  private isDoubtful = false;
  /** The highest sum so far. */
  most = 0;
  readonly lines: LineBreaks;
  readonly links = new Links();

  constructor(text: string) {
    this.text = text;
    this.lines = new LineBreaks(text);
    this.top = frame("statements", "statement");
  }

  run(): number | undefined {
    const { text } = this;
    if (text.startsWith("#!")) this.at = endOfComment(text, 0, "//");
    while (this.at < text.length) {
      const start = this.at;
      this.step(text.charCodeAt(this.at));
      if (this.sum > this.most) this.most = this.sum;
      if (this.most > BOUND || this.isDoubtful) return start;
      this.lines.behind(this.at, this.last);
    }
    return undefined;
  }

  /** Whether everything that was opened has been closed, as in any text that parses. */
  get isClosed(): boolean {
    return this.frames.length === 0 && this.top.inside === "statements";
  }

  private step(code: number): void {
    switch (tokenKind(code)) {
      case TokenKind.Space:
        if (isLineEnd(code)) this.isNewLine = true;
        this.at++;
        return;
      case TokenKind.Word:
        this.word();
        return;
      case TokenKind.Number:
        this.operand(endOfNumber(this.text, this.at));
        return;
      case TokenKind.Quote:
        this.operand(this.lines.within(this.at, endOfQuoted(this.text, this.at)));
        return;
      default:
        this.sign(this.text.charAt(this.at));
        return;
    }
  }

  private sign(sign: string): void {
    switch (sign) {
      case "(":
        this.openParenthesis();
        return;
      case "{":
        this.openBrace();
        return;
      case "[":
        this.cost(OPERAND);
        this.open("[", frame("expressions", "operand"));
        return;
      case ")":
      case "]":
        this.close(sign);
        return;
      case "}":
        this.closeBrace();
        return;
      case "`":
        this.cost(OPERAND);
        this.templateText(this.at + 1);
        return;
      case "/":
        this.slash();
        return;
      case ";":
        this.endStatement();
        this.token(";", 1, true);
        return;
      case ",":
        this.endExpression();
        this.token(",", 1);
        return;
      case ":":
        this.colon();
        return;
      case "@":
        this.wasStart = this.isStart;
        this.token("@", 1);
        return;
      default:
        this.operator(sign);
        return;
    }
  }

  private word(): void {
    const start = this.at;
    const end = this.endOfWord();
    const { top } = this;
    const word = this.text.slice(start, end);
    const isName = this.last === "." || this.isMemberName();
    const isNext = (this.isOperand || this.last === "}") && (this.isNewLine || this.last === "}");
    if (isNext && !OPERATORS.has(word) && word !== "else" && !(word === "of" && top.isFor)) this.endStatement();
    if (isNext && top.inside === "statements" && !OPERATORS.has(word)) this.isStart = true;
    if (!isName) this.links.note(word, start);
    if (isName || !RESERVED.has(word)) this.named(word, end);
    else this.keyword(word, end);
  }

  /** A name, of a property or of anything. */
  private named(word: string, end: number): void {
    this.at = end;
    const isProperty = this.last === ".";
    if (word === "async" && !isProperty) this.wasStart = this.isStart;
    this.ended(!isProperty && SAID.has(word) ? word : "a");
  }

  /** `{if: 1}`, `class {static new() {}}`: words of the language are names there. */
  private isMemberName(): boolean {
    if (this.top.inside !== "members") return false;
    const { last } = this;
    return "{,;}*".includes(last) || BEFORE_MEMBER.has(last) || (this.isOperand && this.isNewLine);
  }

  private keyword(word: string, end: number): void {
    const { top } = this;
    const length = end - this.at;
    if (HEADS.has(word)) {
      top.head = word;
      top.statements += ONE;
      this.sum += ONE;
      this.token(word, length);
      return;
    }
    if (word === "else") this.goOn();
    if (BEFORE_STATEMENT.has(word)) {
      if (word === "do") this.statement();
      this.token(word, length, true);
      return;
    }
    if (word === "function") {
      top.fn = this.standing();
      this.token(word, length);
      return;
    }
    if (word === "class") {
      this.cost(CLASS);
      top.classes.push(this.standing());
      this.token(word, length);
      return;
    }
    if (word === "case" || (word === "default" && this.last !== "export")) this.endStatement();
    if (PREFIXES.has(word)) this.cost(ONE);
    if (OPERATORS.has(word)) this.cost(OPERAND);
    const isOf = word === "of" && top.isFor && this.isOperand;
    if (isOf || PREFIXES.has(word) || OPERATORS.has(word) || BEFORE_EXPRESSION.has(word)) {
      this.token(word, length);
      return;
    }
    this.named(word, end);
  }

  /** Whether the function or class that begins here is a statement. */
  private standing(): Standing {
    const { last } = this;
    const isBehind = (last === "async" && !this.isNewLine) || (this.wasStart && this.isOperand);
    const isStart = isBehind ? this.wasStart : this.isStart || last === "default" || this.isAfterLine();
    return isStart ? "statement" : "expression";
  }

  /** `return` and a line's end, `a` and a line's end. */
  private isAfterLine(): boolean {
    return this.isNewLine && this.top.inside === "statements" && (this.isOperand || RESTRICTED.has(this.last));
  }

  private openParenthesis(): void {
    const { top } = this;
    this.cost(OPERAND);
    const { fn, head } = top;
    delete top.fn;
    delete top.head;
    if (fn) {
      this.open("(", { ...frame("expressions", "parameters"), standing: fn });
      return;
    }
    if (head !== undefined) {
      this.open("(", { ...frame("expressions", "head"), isFor: head === "for" });
      return;
    }
    this.open("(", frame("expressions", "operand"));
  }

  private openBrace(): void {
    const { top, closed, last } = this;
    const cls = this.isOperand || last === "class" ? top.classes.pop() : undefined;
    delete top.head;
    if (closed?.makes === "parameters") {
      this.open("{", body(closed.standing));
      return;
    }
    if (cls) {
      this.open("{", { ...body(cls), inside: "members" });
      return;
    }
    if (last === ">") {
      this.open("{", frame("statements", "arrow"));
      return;
    }
    // the body of a method, or of `static {...}`
    if (top.inside === "members" && (closed || last === "static")) {
      this.open("{", body("statement"));
      return;
    }
    const isBlock = this.isStart || this.isOperand || closed?.makes === "head" || this.isAfterLine();
    if (isBlock && this.isOperand) this.endStatement();
    if (isBlock) {
      this.open("{", body("statement"));
      return;
    }
    this.open("{", frame("members", "operand"));
  }

  private open(sign: string, inner: Frame): void {
    this.frames.push(this.top);
    this.top = inner;
    this.sum += BRACKET;
    this.token(sign, 1, inner.inside === "statements");
  }

  private close(sign: string): void {
    const closed = this.pop();
    const isHead = closed.makes === "head";
    this.at++;
    this.ended(sign, !isHead, isHead);
    this.closed = closed;
  }

  private pop(): Frame {
    const closed = this.top;
    const outer = this.frames.pop();
    if (!outer) return closed;
    this.sum -= BRACKET + closed.statements + closed.chain;
    this.top = outer;
    return closed;
  }

  private closeBrace(): void {
    const closed = this.pop();
    if (closed.inside === "template") {
      this.templateText(this.at + 1);
      return;
    }
    const isOperand = closed.makes === "operand";
    if (closed.makes === "statement") this.endStatement();
    this.at++;
    this.ended("}", isOperand, !isOperand && this.top.inside === "statements");
  }

  private templateText(from: number): void {
    const { end, isHole } = endOfTemplateText(this.text, from);
    if (!isHole) {
      this.operand(end);
      return;
    }
    this.at = end - 1;
    this.open("(", frame("template", "operand"));
  }

  /** The colon of a question, of a label or a case, or of a property. */
  private colon(): void {
    const { top } = this;
    const isOfQuestion = top.questions > 0;
    if (isOfQuestion) top.questions--;
    const isLabel = !isOfQuestion && top.inside === "statements";
    if (isLabel) {
      this.endExpression();
      this.statement();
    }
    this.token(":", 1, isLabel);
  }

  private slash(): void {
    const { text, at } = this;
    const next = text[at + 1];
    if (next === "/" || next === "*") {
      const end = endOfComment(text, at, next === "/" ? "//" : "/*");
      if (next === "/" || /[\n\r\u2028\u2029]/.test(text.slice(at, end))) this.isNewLine = true;
      this.at = end;
    } else if (DOUBTFUL.has(this.last)) this.isDoubtful = true;
    else if (this.isOperand) {
      this.cost(OPERAND);
      this.token("/", 1);
    } else {
      if (this.isNewLine && this.last === "}") this.endStatement();
      this.operand(endOfPattern(text, at));
    }
  }

  private operator(sign: string): void {
    const { text, at } = this;
    const next = text[at + 1];
    if (sign === ".") {
      this.dot();
      return;
    }
    if (text.startsWith("<!--", at) || (text.startsWith("-->", at) && this.isNewLine)) {
      this.htmlComment();
      return;
    }
    if (sign === "?" && next !== "?" && !/^\?\.(?!\d)/.test(text.slice(at, at + 3))) {
      this.top.questions++;
      this.cost(CHOICE);
    } else if (sign === "=" && next === ">") {
      this.cost(CHOICE);
      this.token(">", 2);
      return;
    } else if ((sign === "+" || sign === "-") && next === sign) {
      this.twice(sign);
      return;
    } else if (sign === "?" && next === ".") {
      this.cost(OPERAND);
      this.token(".", 2);
      return;
    } else if (sign === "*" && next === "*") this.cost(ONE);
    else if (sign === "=" && next !== "=" && this.last !== "=") this.cost(ONE);
    else this.cost(this.isOperand ? OPERAND : ONE);
    this.token(sign === "*" ? "*" : "=", sign === next ? 2 : 1);
  }

  /** `a++` or `++a` */
  private twice(sign: string): void {
    if (this.isOperand && !this.isNewLine) {
      this.at += 2;
      this.ended("a");
      return;
    }
    if (this.isAfterLine()) this.endStatement();
    this.cost(ONE);
    this.token(sign, 2);
  }

  private dot(): void {
    const { text, at } = this;
    if (text.startsWith("...", at)) {
      this.token("=", 3);
      return;
    }
    this.cost(OPERAND);
    this.token(".", 1);
  }

  /** A comment in a script, operators in a module; where both is possible it has to be without signs. */
  private htmlComment(): void {
    const end = endOfComment(this.text, this.at, "//");
    const line = this.text.slice(this.at, end);
    this.isDoubtful = /["'`/([{]/.test(line) && /\b(?:import|export)\b/.test(this.text);
    this.at = end;
    this.isNewLine = true;
  }

  private cost(cost: number): void {
    this.top.chain += cost;
    this.sum += cost;
  }

  private statement(): void {
    this.top.statements += ONE;
    this.sum += ONE;
  }

  private endExpression(): void {
    this.sum -= this.top.chain;
    this.top.chain = 0;
    this.top.questions = 0;
  }

  private endStatement(): void {
    const { top } = this;
    this.endExpression();
    this.sum -= top.statements;
    top.before = top.statements;
    top.statements = 0;
  }

  /** `else` goes on with the statements around what stands before it. */
  private goOn(): void {
    const { top } = this;
    this.endExpression();
    this.sum += top.before - top.statements;
    top.statements = top.before;
  }

  private operand(end: number): void {
    this.at = end;
    this.ended("a");
  }

  /** A token behind which no operand has ended. */
  private token(last: string, length: number, isStart = false): void {
    this.at += length;
    this.ended(last, false, isStart);
  }

  private ended(last: string, isOperand = true, isStart = false): void {
    this.last = last;
    this.isOperand = isOperand;
    this.isStart = isStart;
    this.isNewLine = false;
    this.closed = undefined;
  }

  private endOfWord(): number {
    const { text } = this;
    let end = this.at;
    while (end < text.length && tokenKind(text.charCodeAt(end)) <= TokenKind.Number) {
      // `\u{61}` is a letter
      const isEscape = text[end] === "\\" && text[end + 2] === "{";
      end = isEscape ? Math.max(text.indexOf("}", end), end) + 1 : end + 1;
    }
    return end;
  }
}
