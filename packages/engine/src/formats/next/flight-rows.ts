/**
 * What Next's app router writes into a page (Next 13 to 16): `self.__next_f.push([1,"0:{\"f\":[...]}\n4:[...]\n"])`,
 * pieces of one text, cut anywhere, that holds rows by hexadecimal ids. A row ends with its line; one of text, `3:T1a2,`,
 * says how many bytes of UTF-8 it takes.
 */
import type { Source } from "../../evaluate/value.ts";
import type { Script } from "../../script.ts";
import { literalString, memberName } from "../../syntax/literals.ts";
import type { Node, Statement } from "../../syntax/nodes.ts";
import { hasToolName } from "../../unpack/tool-names.ts";

export interface FlightRow {
  readonly text: string;
  /** Where its text begins in the whole. */
  readonly start: number;
}

export interface Flight {
  readonly rows: ReadonlyMap<string, FlightRow>;
  /** Where a part of a row stands; its end is that of the piece where it begins, at most. */
  readonly placeOf: (row: FlightRow, part: string) => Source | undefined;
}

interface Piece {
  readonly script: Script;
  readonly node: Node;
  readonly text: string;
  readonly start: number;
}

/** One for each page: its scripts stand one after the other. */
export function flightsIn(scripts: readonly Script[]): readonly Flight[] {
  const byFile = new Map<string, Piece[]>();
  for (const script of scripts) {
    if (!hasToolName(script, "__next_f")) continue;
    const pieces = byFile.get(script.file) ?? [];
    byFile.set(script.file, pieces);
    for (const node of script.program.body.flatMap(pushed)) {
      const last = pieces.at(-1);
      pieces.push({ script, node, text: literalString(node) ?? "", start: last ? last.start + last.text.length : 0 });
    }
  }
  return [...byFile.values()].map((pieces) => ({
    rows: rowsOf(pieces.map(({ text }) => text).join("")),
    placeOf: ({ text, start }, part) => {
      const at = text.indexOf(part);
      return at < 0 ? undefined : placeAt(pieces, start + at, part.length);
    },
  }));
}

/** `self.__next_f.push([1,"..."])` */
function pushed(statement: Statement): readonly Node[] {
  const call = statement.type === "ExpressionStatement" ? statement.expression : undefined;
  if (call?.type !== "CallExpression" || call.callee.type !== "MemberExpression") return [];
  if (memberName(call.callee) !== "push" || memberName(call.callee.object) !== "__next_f") return [];
  const entry = call.arguments[0];
  const [kind, text] = entry?.type === "ArrayExpression" ? entry.elements : [];
  return kind?.type === "Literal" && kind.value === 1 && text && literalString(text) !== undefined ? [text] : [];
}

const HEAD = /([0-9a-f]*):(?:T([0-9a-f]+),)?/y;

function rowsOf(whole: string): ReadonlyMap<string, FlightRow> {
  const rows = new Map<string, FlightRow>();
  for (let at = 0; at < whole.length; ) {
    HEAD.lastIndex = at;
    const found = HEAD.exec(whole);
    const start = found ? HEAD.lastIndex : at;
    const line = whole.indexOf("\n", start);
    const isText = found?.[2] !== undefined;
    const end = isText ? afterBytes(whole, start, Number.parseInt(found[2] ?? "", 16)) : line < 0 ? whole.length : line;
    if (found?.[1] && !isText && !rows.has(found[1])) rows.set(found[1], { text: whole.slice(start, end), start });
    at = isText ? end : end + 1;
  }
  return rows;
}

/** The index behind so many bytes of UTF-8. */
function afterBytes(text: string, start: number, bytes: number): number {
  let at = start;
  for (let left = bytes; left > 0 && at < text.length; at++) {
    const code = text.charCodeAt(at);
    // each half of a pair stands for two of its four bytes
    left -= code < 0x80 ? 1 : code < 0x8_00 || (code >= 0xd8_00 && code < 0xe0_00) ? 2 : 3;
  }
  return at;
}

function placeAt(pieces: readonly Piece[], start: number, length: number): Source | undefined {
  const piece = pieces.find((one) => start < one.start + one.text.length);
  if (!piece) return undefined;
  const from = start - piece.start;
  const to = Math.min(from + length, piece.text.length);
  const { script, node } = piece;
  const written = script.text.slice(node.start, node.end);
  return { script, start: node.start + writtenAt(written, from), end: node.start + writtenAt(written, to) };
}

/** Where a character of a quoted text stands in what is written: `\n` and `\u003c` are one each. */
function writtenAt(written: string, index: number): number {
  let at = 1;
  for (let left = index; left > 0 && at < written.length; left--) {
    const next = written[at] === "\\" ? written[at + 1] : undefined;
    at += next === undefined ? 1 : next === "u" ? 6 : next === "x" ? 4 : 2;
  }
  return at;
}
