/** What the text between the quotes of a string says (ECMAScript 2026, 12.9.4): `\x27`, `\u{1F600}`, `\n`. */

export interface Piece {
  readonly piece: string;
  /** The offset at which it, or the escape that says it, begins. */
  readonly from: number;
}

const ESCAPE = /\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2})|(\r\n|[\s\S]))/gi;
const SIGNS: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ n: "\n", r: "\r", t: "\t", b: "\b", v: "\v", f: "\f", 0: "\0" }),
  ...["\n", "\r", "\r\n", "\u2028", "\u2029"].map((end) => [end, ""] as const),
]);

/** What a text in quotes says, in pieces that stand in it as they are, and escapes. `from`: its offset. */
export function unescaped(quoted: string, from: number): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const {
    0: { length },
    1: point,
    2: unit,
    3: byte,
    4: sign = "",
    index,
  } of quoted.matchAll(ESCAPE)) {
    const hex = point ?? unit ?? byte;
    const piece = hex === undefined ? (SIGNS.get(sign) ?? sign) : codePoint(Number.parseInt(hex, 16));
    pieces.push({ piece: quoted.slice(at, index), from: from + at }, { piece, from: from + index });
    at = index + length;
  }
  return [...pieces, { piece: quoted.slice(at), from: from + at }];
}

const codePoint = (code: number): string => (code > 0x10ffff ? "" : String.fromCodePoint(code));

/** The same as one text. */
export const saidBy = (quoted: string): string =>
  quoted.includes("\\")
    ? unescaped(quoted, 0)
        .map(({ piece }) => piece)
        .join("")
    : quoted;
