/** Divides a line of a script into pieces of one colour each. Only lines in sight are divided. */
import { LINE_KINDS } from "./text-layout.ts";

export type PieceKind = "plain" | "string" | "numeral" | "keyword" | "comment" | "property";

export interface Piece {
  readonly kind: PieceKind;
  readonly from: number;
  readonly to: number;
}

const KEYWORDS =
  "async|await|break|case|catch|class|const|continue|default|delete|do|else|export|extends|false|finally|for|from|function|if|import|in|instanceof|let|new|null|of|return|static|super|switch|this|throw|true|try|typeof|undefined|var|void|while|yield";

const TOKEN = new RegExp(
  [
    String.raw`(?<comment>\/\/.*|\/\*[\s\S]*?(?:\*\/|$))`,
    String.raw`(?<string>"(?:[^"\\]|\\.)*(?:"|$)|'(?:[^'\\]|\\.)*(?:'|$)|${"`"}(?:[^${"`"}\\$]|\\.|\$(?!\{))*(?:${"`"}|\$\{|$))`,
    String.raw`(?<numeral>\b(?:0[xXbBoO][\da-fA-F_]+|\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?)n?\b)`,
    String.raw`(?<keyword>(?<![\w$.])(?:${KEYWORDS})(?![\w$:]))`,
    String.raw`(?<property>(?<=\.)[A-Za-z_$][\w$]*|(?<=[{,]|^)[A-Za-z_$][\w$]*(?=:))`,
  ].join("|"),
  "g",
);

const KINDS: readonly Exclude<PieceKind, "plain">[] = ["comment", "string", "numeral", "keyword", "property"];

/** Pieces cover the text without a gap; positions are relative to it. */
export function highlight(text: string, kind: number): readonly Piece[] {
  if (kind === LINE_KINDS.comment) return [{ kind: "comment", from: 0, to: text.length }];
  if (kind === LINE_KINDS.template) return [{ kind: "string", from: 0, to: text.length }];
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(TOKEN)) {
    const found = KINDS.find((name) => match.groups?.[name] !== undefined);
    if (found === undefined) continue;
    if (match.index > at) pieces.push({ kind: "plain", from: at, to: match.index });
    at = match.index + match[0].length;
    pieces.push({ kind: found, from: match.index, to: at });
  }
  if (at < text.length) pieces.push({ kind: "plain", from: at, to: text.length });
  return pieces;
}

export interface Mark {
  readonly start: number;
  readonly end: number;
  /** The one that is looked at. */
  readonly current: boolean;
}

export interface MarkedPiece extends Piece {
  readonly mark?: Mark;
}

/** Pieces cut where marks begin and end. `marks` are sorted, do not overlap, and are relative to the text. */
export function cutAtMarks(pieces: readonly Piece[], marks: readonly Mark[]): readonly MarkedPiece[] {
  const cut: MarkedPiece[] = [];
  for (const piece of pieces) {
    let at = piece.from;
    for (const mark of marks) {
      if (mark.end <= at || mark.start >= piece.to) continue;
      const from = Math.max(at, mark.start);
      const to = Math.min(piece.to, mark.end);
      if (from > at) cut.push({ kind: piece.kind, from: at, to: from });
      if (to > from) cut.push({ kind: piece.kind, from, to, mark });
      at = to;
    }
    if (at < piece.to) cut.push({ kind: piece.kind, from: at, to: piece.to });
  }
  return cut;
}
