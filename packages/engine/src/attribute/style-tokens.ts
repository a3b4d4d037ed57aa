/**
 * From the text of a style sheet to the tokens that survive minifying: the names in selectors and the names of
 * properties, in source order. Values, media conditions and vendor prefixes are rewritten by minifiers and left out.
 */
import { TokenSink, type Tokens, textToken } from "./tokens.ts";

/** Tokens of styles and of scripts never meet, so both fit into one index. */
const SALT = "css ";
/** `.btn`, `#main`, `::after`, `[type=search]`, `h1` */
const SELECTOR_PART = /[.#]?[\w\\-]+|::?[\w-]+|\[[^[\]]*\]/g;
const PROPERTY = /\s*(--[\w-]+|[a-z][a-z-]*)\s*:/iy;
/** At-rules whose names tell something; the conditions of the others do not. */
const NAMED_RULE = /^\s*@(?:-\w+-)?(keyframes|font-face|layer|property|container)\b\s*([\w-]*)/;
/** One without an end goes to the end of the sheet. */
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g;

export function styleTokens(text: string): Tokens {
  const sink = new TokenSink();
  // a sheet has few different names
  const known = new Map<string, number>();
  const push = (name: string, offset: number): void => {
    const token = known.get(name) ?? textToken(SALT + name);
    known.set(name, token);
    sink.push(token, offset);
  };
  const plain = text.replace(COMMENT, (comment) => " ".repeat(comment.length));
  eachPiece(plain, (start, end, sign) => {
    if (sign === "{") prelude(plain.slice(start, end), (name) => push(name, start));
    else property(plain, start, end, (name) => push(name, start));
  });
  return sink.tokens();
}

/** Where a piece begins and ends, and the sign that ends it. */
type OnPiece = (start: number, end: number, sign: string) => void;

const SIGN = /["'(){};]/g;
/** What may end a text in quotes: the quote, a line's end, or nothing where it is escaped. */
const QUOTED = { '"': /\\.|["\n]/gs, "'": /\\.|['\n]/gs } as const;

/** Cuts at braces and semicolons that stand neither in quotes nor in parentheses (`url(data:...;base64,...)`). */
function eachPiece(text: string, onPiece: OnPiece): void {
  let start = 0;
  let depth = 0;
  SIGN.lastIndex = 0;
  for (let found = SIGN.exec(text); found; found = SIGN.exec(text)) {
    const [sign] = found;
    const at = found.index;
    if (sign === '"' || sign === "'") SIGN.lastIndex = endOfText(text, at, sign) + 1;
    else if (sign === "(") depth++;
    else if (sign === ")") depth = Math.max(0, depth - 1);
    else if (sign !== ";" || depth === 0) {
      onPiece(start, at, sign);
      start = at + 1;
      depth = 0;
      SIGN.lastIndex = start;
    }
  }
}

/** The closing quote, or the end of the line where it is missing. */
function endOfText(text: string, from: number, quote: '"' | "'"): number {
  const end = QUOTED[quote];
  end.lastIndex = from + 1;
  for (let found = end.exec(text); found; found = end.exec(text)) if (found[0].length === 1) return found.index;
  return text.length;
}

function prelude(piece: string, push: (name: string) => void): void {
  if (piece.trimStart().startsWith("@")) {
    const [, rule, name] = NAMED_RULE.exec(piece) ?? [];
    if (rule) push(`@${rule} ${name ?? ""}`);
    return;
  }
  for (const part of piece.match(SELECTOR_PART) ?? []) push(part.startsWith("[") ? part.replace(/["']/g, "") : part);
}

function property(text: string, start: number, end: number, push: (name: string) => void): void {
  PROPERTY.lastIndex = start;
  const name = PROPERTY.exec(text)?.[1];
  if (name && PROPERTY.lastIndex <= end) push(`${name.toLowerCase()}:`);
}
