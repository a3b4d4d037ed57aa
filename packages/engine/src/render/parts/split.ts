/**
 * Entries into files: one a point where all of it is short, else one a point and area, short areas together, and further
 * files where one would be too long to be read at once.
 */
import { groupBy } from "@as-built/spec";
import { estimatedTokens } from "../tokens.ts";

/** Of one file, its beginning included. */
const MAX_FILE_TOKENS = 20_000;

/** For the beginning of a file. */
const RESERVED = 500;
/** A point up to here stays whole. */
const SHORT_POINT = 8_000;
/** An area up to here stands with others. */
const SHORT_AREA = 1_000;

/** Where the entries of short areas stand. No area has two hyphens in a row, so no two files have one name. */
const OTHERS = "others";

export interface Piece {
  readonly area: string;
  readonly text: string;
}

export interface PartFile {
  /** Without its ending. */
  readonly name: string;
  readonly area?: string;
  readonly pieces: readonly Piece[];
}

export function splitPoint(point: string, pieces: readonly Piece[]): readonly PartFile[] {
  if (tokensOf(pieces) <= SHORT_POINT) return pieces.length === 0 ? [] : [{ name: point, pieces }];
  const areas = [...groupBy(pieces, ({ area }) => area)].sort(([a], [b]) => (a < b ? -1 : 1));
  const long = areas.filter(([, group]) => tokensOf(group) > SHORT_AREA);
  const others = areas.filter(([, group]) => tokensOf(group) <= SHORT_AREA).flatMap(([, group]) => group);
  const groups = [
    ...long.map(([area, group]) => ({ area, name: `${point}-${area}`, group })),
    ...(others.length === 0 ? [] : [{ area: OTHERS, name: `${point}--${OTHERS}`, group: others }]),
  ];
  if (groups.length === 1) return splitLong(point, pieces);
  return groups.flatMap(({ area, name, group }) => splitLong(name, group).map((file) => ({ ...file, area })));
}

/** In files of one name with numbers, none above the bound. */
export function splitLong(name: string, pieces: readonly Piece[]): readonly PartFile[] {
  const files: Piece[][] = [];
  let room = 0;
  for (const piece of pieces) {
    const tokens = estimatedTokens(piece.text) + 1;
    if (files.length === 0 || tokens > room) {
      files.push([]);
      room = MAX_FILE_TOKENS - RESERVED;
    }
    files.at(-1)?.push(piece);
    room -= tokens;
  }
  return files.map((group, index) => ({ name: index === 0 ? name : `${name}--${index + 1}`, pieces: group }));
}

const tokensOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { text }) => sum + estimatedTokens(text) + 1, 0);
