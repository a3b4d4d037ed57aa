/**
 * Licence comments that minifiers keep, such as "! Sortable 1.15.0 - MIT" or "@license DOMPurify 3.0.6". One that names
 * a package and its version speaks for the code that follows it.
 */
import type { FileId } from "@as-built/spec";
import type { Comment } from "../parse/parser.ts";
import type { SignatureComponent } from "./component.ts";
import type { AttributionUnit } from "./unit.ts";

export interface Banner {
  readonly name: string;
  readonly version: string;
  /** Offsets of the comment in the file's text. */
  readonly start: number;
  readonly end: number;
}

const NAMED =
  /^[!*\s]*(?:@(?:license|preserve)\s+)*(@?[a-z][\w./-]*?(?:\s[A-Z][\w-]+){0,2}?)(?:\.(?:js|css))?(?:\s+-)?,?\s+(?:version\s+)?v?(\d+\.\d+\.\d+(?:-[\w.]+)?)\b/i;
/** So much of a comment is read. */
const HEAD = 300;
/** Between a banner and what it speaks for stands nothing but white space, and signs of the wrapper around it. */
const MAX_GAP = 40;

/**
 * The banner of each unit. One at the start of a file may be the product's own, and is left out. It speaks for what
 * gives the variable behind it a value, too: `/*! a v1.2.3 *\/let t;...function f(){t=1}`.
 */
export function bannersOf(
  units: readonly AttributionUnit[],
  comments: ReadonlyMap<FileId, readonly Comment[]>,
): ReadonlyMap<number, Banner> {
  const banners = new Map<number, Banner>();
  for (const [file, list] of comments) {
    const named = list.flatMap((comment) => (comment.start === 0 ? [] : bannerOf(comment)));
    if (named.length === 0) continue;
    const inFile = units.flatMap((unit, at) => (unit.file === file ? [{ unit, at }] : []));
    const firstFrom = beginningFrom(inFile);
    for (const banner of named) {
      let place = firstFrom(banner.start - MAX_GAP);
      const isBehind = ({ unit }: InFile): boolean => unit.end > banner.end && unit.start >= banner.start - MAX_GAP;
      for (let one = inFile[place]; one && !isBehind(one); one = inFile[place]) place++;
      const next = inFile[place];
      if (next && next.unit.start <= banner.end + MAX_GAP) banners.set(next.at, banner);
    }
  }
  for (const [at, banner] of [...banners]) {
    for (const other of units[at]?.assignedBy ?? []) if (!banners.has(other)) banners.set(other, banner);
  }
  return banners;
}

interface InFile {
  readonly unit: AttributionUnit;
  readonly at: number;
}

/** Gives the place in the list of the first unit that begins at an offset or behind it: there may be as many banners as units. */
function beginningFrom(inFile: readonly InFile[]): (offset: number) => number {
  let most = Number.NEGATIVE_INFINITY;
  const highest = inFile.map(({ unit }) => {
    most = Math.max(most, unit.start);
    return most;
  });
  return (offset) => {
    let [low, high] = [0, highest.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((highest[middle] ?? offset) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

const NOTED = /^[ \t*!]*version:\s*v?(\d+\.\d+\.\d+(?:-[\w.]+)?)\b/im;

/**
 * Versions in comments, by the unit that follows them: `* Version: 0.52.2(a1b2c3)`. Whose they are, the unit tells;
 * what a line names before is another's, `monaco-languages version: 1.8.0`.
 */
export function versionNotes(
  units: readonly AttributionUnit[],
  comments: ReadonlyMap<FileId, readonly Comment[]>,
): ReadonlyMap<number, string> {
  const notes = new Map<number, string>();
  for (const [file, list] of comments) {
    const noted = list.flatMap(({ value, end }) => {
      const [, version] = NOTED.exec(value.slice(0, HEAD)) ?? [];
      return version === undefined ? [] : [{ version, end }];
    });
    if (noted.length === 0) continue;
    const inFile = units.flatMap((unit, at) => (unit.file === file ? [{ unit, at }] : []));
    const firstFrom = beginningFrom(inFile);
    for (const { version, end } of noted) {
      const next = inFile[firstFrom(end)];
      if (next && next.unit.start <= end + MAX_GAP) notes.set(next.at, version);
    }
  }
  return notes;
}

/** The banners of a style sheet. */
export const bannersIn = (sheet: string): readonly Banner[] =>
  [...sheet.matchAll(/\/\*[\s\S]*?(?:\*\/|$)/g)].flatMap((comment) =>
    bannerOf({ value: comment[0].slice(2, -2), start: comment.index, end: comment.index + comment[0].length }),
  );

function bannerOf({ value, start, end }: Pick<Comment, "value" | "start" | "end">): readonly Banner[] {
  const found = NAMED.exec(value.slice(0, HEAD));
  const [, name, version] = found ?? [];
  return name && version ? [{ name, version, start, end }] : [];
}

/** `Sortable`, `jQuery`, `@scope/name` as package names are written. */
export const packageName = (name: string): string => name.toLowerCase().replace(/\.(min\.)?js$/, "");

/** The component that a banner names, by letters and digits: `Font Awesome Free` is `@fortawesome/fontawesome-free`. */
export function bannerPackage(name: string, components: readonly SignatureComponent[]): number | undefined {
  const wanted = squashed(name);
  const exact = components.findIndex((component) => squashed(component.name) === wanted);
  if (exact >= 0) return exact;
  const scoped = components.findIndex(({ name: own }) => own.startsWith("@") && squashed(own.split("/")[1]) === wanted);
  return scoped >= 0 ? scoped : undefined;
}

const squashed = (name = ""): string =>
  name
    .toLowerCase()
    .replace(/\.(js|css)$/, "")
    .replace(/[^a-z0-9]/g, "");
