/**
 * Licence comments that minifiers keep, such as "! Sortable 1.15.0 - MIT" or "@license DOMPurify 3.0.6". One that names
 * a package and its version speaks for the unit that follows it.
 */
import type { FileId } from "@as-built/spec";
import type { Comment } from "../parse/parser.ts";
import type { AttributionUnit } from "./unit.ts";

export interface Banner {
  readonly name: string;
  readonly version: string;
}

const NAMED =
  /^[!*\s]*(?:@(?:license|preserve)\s+)*(@?[a-z][\w./-]*?)(?:\.js)?(?:\s+-)?,?\s+(?:version\s+)?v?(\d+\.\d+\.\d+(?:-[\w.]+)?)\b/i;
/** Between a banner and what it speaks for stands nothing but white space, and signs of the wrapper around it. */
const MAX_GAP = 40;

/** The banner of each unit. One at the start of a file may be the product's own, and is left out. */
export function bannersOf(
  units: readonly AttributionUnit[],
  comments: ReadonlyMap<FileId, readonly Comment[]>,
): ReadonlyMap<number, Banner> {
  const banners = new Map<number, Banner>();
  for (const [file, list] of comments) {
    const named = list.flatMap((comment) => (comment.start === 0 ? [] : bannerOf(comment)));
    if (named.length === 0) continue;
    const inFile = units.flatMap((unit, at) => (unit.file === file ? [{ unit, at }] : []));
    for (const { banner, start, end } of named) {
      const next = inFile.find(({ unit }) => unit.end > end && unit.start >= start - MAX_GAP);
      if (next && next.unit.start <= end + MAX_GAP) banners.set(next.at, banner);
    }
  }
  return banners;
}

function bannerOf({ value, start, end }: Comment): readonly { banner: Banner; start: number; end: number }[] {
  const found = NAMED.exec(value.slice(0, 300));
  const [, name, version] = found ?? [];
  return name && version ? [{ banner: { name, version }, start, end }] : [];
}

/** `Sortable`, `jQuery`, `@scope/name` as package names are written. */
export const packageName = (name: string): string => name.toLowerCase().replace(/\.(min\.)?js$/, "");
