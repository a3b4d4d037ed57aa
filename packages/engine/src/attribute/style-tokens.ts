/**
 * From the text of a style sheet to the tokens that survive minifying: the names in selectors and the names of
 * properties, in source order. Values, media conditions and vendor prefixes are rewritten by minifiers and left out.
 */
import { TokenSink, type Tokens, textToken } from "./tokens.ts";

/** Tokens of styles and of scripts never meet, so both fit into one index. */
const SALT = "css ";
/** `.btn`, `#main`, `::after`, `[type=search]`, `h1` */
const SELECTOR_PART = /[.#]?[\w\\-]+|::?[\w-]+|\[[^\]]*\]/g;
const PROPERTY = /^\s*(--[\w-]+|[a-z][a-z-]*)\s*:/i;
/** At-rules whose names tell something; the conditions of the others do not. */
const NAMED_RULE = /^\s*@(?:-\w+-)?(keyframes|font-face|layer|property|container)\b\s*([\w-]*)/;
const COMMENT = /\/\*[\s\S]*?\*\//g;

export function styleTokens(text: string): Tokens {
  const sink = new TokenSink();
  const push = (name: string, offset: number): void => sink.push(textToken(SALT + name), offset);
  for (const { piece, end, start } of pieces(text.replace(COMMENT, (comment) => " ".repeat(comment.length)))) {
    if (end === "{") prelude(piece, (name) => push(name, start));
    else property(piece, (name) => push(name, start));
  }
  return sink.tokens();
}

interface Piece {
  readonly piece: string;
  readonly start: number;
  /** The sign that ends it. */
  readonly end: string;
}

/** Cuts at braces and semicolons that stand neither in quotes nor in parentheses (`url(data:...;base64,...)`). */
function* pieces(text: string): Generator<Piece> {
  let start = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (sign === '"' || sign === "'") at = endOfText(text, at, sign);
    else if (sign === "(") depth++;
    else if (sign === ")") depth = Math.max(0, depth - 1);
    else if (sign === "{" || sign === "}" || (sign === ";" && depth === 0)) {
      yield { piece: text.slice(start, at), start, end: sign };
      start = at + 1;
      depth = 0;
    }
  }
}

/** The closing quote, or the end of the line where it is missing. */
function endOfText(text: string, from: number, quote: string): number {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === quote || text[at] === "\n") return at;
  }
  return text.length;
}

function prelude(piece: string, push: (name: string) => void): void {
  if (piece.trimStart().startsWith("@")) {
    const [, rule, name] = NAMED_RULE.exec(piece) ?? [];
    if (rule) push(`@${rule} ${name ?? ""}`);
    return;
  }
  for (const part of piece.match(SELECTOR_PART) ?? []) push(part.replace(/["']/g, ""));
}

function property(piece: string, push: (name: string) => void): void {
  const [, name] = PROPERTY.exec(piece) ?? [];
  if (name) push(`${name.toLowerCase()}:`);
}
