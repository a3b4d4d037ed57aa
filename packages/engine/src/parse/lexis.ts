/** What JavaScript's text is made of, for a scan without a tree: kinds of characters, and where tokens end. */

/** Of the character that a token begins with. Words go on with words and numbers. */
export const TokenKind = { Word: 0, Number: 1, Space: 2, Quote: 3, Sign: 4 } as const;

const KINDS = new Uint8Array(0x80).fill(TokenKind.Sign);
for (let code = 0; code <= 0x20; code++) KINDS[code] = TokenKind.Space;
for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$#\\")
  KINDS[letter.charCodeAt(0)] = TokenKind.Word;
for (const digit of "0123456789") KINDS[digit.charCodeAt(0)] = TokenKind.Number;
for (const quote of "\"'") KINDS[quote.charCodeAt(0)] = TokenKind.Quote;

export const isLineEnd = (code: number): boolean => code === 10 || code === 13 || code === 0x2028 || code === 0x2029;

/** Spaces beyond ASCII, the byte order mark among them. */
const SPACE = /[\s\uFEFF]/;

export function tokenKind(code: number): number {
  if (code < 0x80) return KINDS[code] ?? TokenKind.Sign;
  return SPACE.test(String.fromCharCode(code)) ? TokenKind.Space : TokenKind.Word;
}

const NUMBER = /[\w.$]+/y;

export function endOfNumber(text: string, at: number): number {
  NUMBER.lastIndex = at;
  return NUMBER.test(text) ? NUMBER.lastIndex : at + 1;
}

/** Behind the text in quotes that begins here; one without an end goes to the end of its line. */
export function endOfQuoted(text: string, at: number): number {
  const quote = text.charCodeAt(at);
  for (let end = at + 1; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (code === 0x5c) end += text.startsWith("\r\n", end + 1) ? 2 : 1;
    else if (code === quote || code === 10 || code === 13) return end + 1;
  }
  return text.length;
}

/** Behind a piece of text of a template: behind its closing quote, or behind the `${` of a hole. */
export function endOfTemplateText(text: string, from: number): { readonly end: number; readonly isHole: boolean } {
  for (let end = from; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (code === 0x5c) end++;
    else if (code === 0x60) return { end: end + 1, isHole: false };
    else if (code === 0x24 && text.charCodeAt(end + 1) === 0x7b) return { end: end + 2, isHole: true };
  }
  return { end: text.length, isHole: false };
}

/** Behind a comment; one of a line ends before what ends the line. */
export function endOfComment(text: string, at: number, kind: "//" | "/*"): number {
  if (kind === "/*") {
    const end = text.indexOf("*/", at + 2);
    return end < 0 ? text.length : end + 2;
  }
  let end = at;
  while (end < text.length && !isLineEnd(text.charCodeAt(end))) end++;
  return end;
}

/** Behind the regular expression that begins here, its flags included; one without an end goes to the end of its line. */
export function endOfPattern(text: string, at: number): number {
  let isInClass = false;
  let end = at + 1;
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (isLineEnd(code)) return end;
    if (code === 0x5c) end++;
    else if (code === 0x5b) isInClass = true;
    else if (code === 0x5d) isInClass = false;
    else if (code === 0x2f && !isInClass) break;
  }
  for (end++; end < text.length && tokenKind(text.charCodeAt(end)) <= TokenKind.Number; ) end++;
  return Math.min(end, text.length);
}
