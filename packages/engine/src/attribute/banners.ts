/**
 * Licence comments that minifiers keep, such as "! Sortable 1.15.0 - MIT" or "@license DOMPurify 3.0.6". One that names
 * a package and its version speaks for the code that follows it.
 */
import type { FileId } from "@as-built/spec";
import type { Comment } from "../parse/parser.ts";
import { rememberFor } from "../remember.ts";
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
  /^[!*\s]*(?:@(?:license|preserve)\s+)*((?:@[a-z][\w.-]*\/)?[a-z][\w./-]*?(?:\s[A-Z][\w-]+){0,2}?)(?:\.(?:js|css))?(?:\s+-)?,?\s+(?:version\s+)?v?(\d+\.\d+\.\d+(?:-[\w.]+)?)\b/i;
/**
 * What minifiers keep, `!`, `@license`, `@preserve` (Terser, SWC and oxc `comments: "some"`, esbuild `legalComments`), and what
 * says whose the code is. Other comments that begin with a name and a version are remarks: `// Since 2.3.0`.
 */
const LEGAL = /^\s*!|@(?:license|preserve|author)\b|\blicen[cs]ed?\b|\bcopyright\b|https?:\/\//i;
/** `* Chart.js`, `* Less - Leaner CSS v3.13.1`: one word, and what it is; the version stands there or further down. */
const TITLE = /^[!*\s]*([a-z][\w./-]{1,60})(?:[ \t]+-[ \t][^\n]*)?[ \t]*(?:\n|$)/i;
const OF_TITLE = /(?:^[*\s]*version:?\s*|\sv)(\d+\.\d+\.\d+(?:-[\w.]+)?)\b/im;
/** So much of a comment is read for what it names, and so much for what it is. */
const HEAD = 300;
const MOST_READ = 2000;
/** Between a banner and what it speaks for stands nothing but white space, and signs of the wrapper around it. */
const MAX_GAP = 40;

export interface Banners {
  /** By unit. */
  readonly of: ReadonlyMap<number, Banner>;
  /** What stands before no unit: a minifier wrote the function behind it into another one. */
  readonly inside: readonly Banner[];
}

/**
 * The banner of each unit. One at the start of a file may be the product's own, and is left out. It speaks for what
 * gives the variable behind it a value, too: `/*! a v1.2.3 *\/let t;...function f(){t=1}`.
 */
export function bannersOf(
  units: readonly AttributionUnit[],
  comments: ReadonlyMap<FileId, readonly Comment[]>,
  components: readonly SignatureComponent[],
): Banners {
  const banners = new Map<number, Banner>();
  const inside: Banner[] = [];
  for (const [file, list] of comments) {
    const found = list.flatMap((comment) => (comment.start === 0 ? [] : bannerOf(comment)));
    if (found.length === 0) continue;
    const named = found.map((banner) => ({ ...banner, name: nameInIndex(banner.name, components) }));
    const inFile = unitsIn(file, units);
    const firstFrom = beginningFrom(inFile);
    for (const banner of named) {
      let place = firstFrom(banner.start - MAX_GAP);
      for (let one = inFile[place]; one && one.unit.end <= banner.end; one = inFile[place]) place++;
      const next = inFile[place];
      if (next && next.unit.start <= banner.end + MAX_GAP) banners.set(next.at, banner);
      else inside.push(banner);
    }
  }
  for (const [at, banner] of [...banners]) {
    for (const other of units[at]?.assignedBy ?? []) if (!banners.has(other)) banners.set(other, banner);
  }
  return { of: banners, inside };
}

/** The name of a component that a banner names, `React Router DOM`: that of the package, `react-router-dom`. */
function nameInIndex(name: string, components: readonly SignatureComponent[]): string {
  const number = name.includes(" ") ? bannerPackage(name, components) : undefined;
  return components[number ?? -1]?.name ?? name;
}

interface InFile {
  readonly unit: AttributionUnit;
  readonly at: number;
}

/** In the order in which they stand: modules come before what is around them. */
const unitsIn = (file: FileId, units: readonly AttributionUnit[]): readonly InFile[] =>
  units
    .flatMap((unit, at) => (unit.file === file ? [{ unit, at }] : []))
    .sort((one, other) => one.unit.start - other.unit.start || one.at - other.at);

/** Gives the place in the list of the first unit that begins at an offset or behind it: there may be as many banners as units. */
const beginningFrom =
  (inFile: readonly InFile[]) =>
  (offset: number): number => {
    let [low, high] = [0, inFile.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((inFile[middle]?.unit.start ?? offset) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  };

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
    const inFile = unitsIn(file, units);
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

/** What a comment names, if anything. */
export function bannerOf({ value, start, end }: Pick<Comment, "value" | "start" | "end">): readonly Banner[] {
  const head = value.slice(0, HEAD);
  if (!LEGAL.test(value.slice(0, MOST_READ))) return [];
  const [, name, version] = NAMED.exec(head) ?? titled(head);
  return name && version ? [{ name: ofRepository(name, head) ?? name, version, start, end }] : [];
}

function titled(head: string): readonly (string | undefined)[] {
  const [, name] = TITLE.exec(head) ?? [];
  return [undefined, name, name === undefined ? undefined : versionIn(head)];
}

/** The version that stands on a line of a comment. */
export const versionIn = (comment: string): string | undefined => OF_TITLE.exec(comment.slice(0, HEAD))?.[1];

/** `SVG Morpheus v0.3.0`, of `https://github.com/alexk111/SVG-Morpheus`: the name as one writes it in an address. */
function ofRepository(name: string, head: string): string | undefined {
  const [, repository] = /\bgithub\.com\/[\w.-]{1,60}\/([\w.-]{1,80})/.exec(head) ?? [];
  return squashed(repository) === squashed(name) ? repository : undefined;
}

/** `Sortable`, `jQuery`, `@scope/name` as package names are written: `sortable.js` is a file, `Chart.js` a name. */
export const packageName = (name: string): string =>
  name.toLowerCase().replace(/^[A-Z]/.test(name) ? /\.min\.js$/ : /\.(min\.)?js$/, "");

/** The component that a banner names, by letters and digits: `Font Awesome Free` is `@fortawesome/fontawesome-free`. */
export function bannerPackage(name: string, components: readonly SignatureComponent[]): number | undefined {
  const { whole, scoped } = bySquashed(components);
  const wanted = squashed(name);
  return whole.get(wanted) ?? scoped.get(wanted);
}

/** The numbers of components by their names, and by what stands behind a scope: of several the first. */
const bySquashed = rememberFor((components: readonly SignatureComponent[]) => {
  const [whole, scoped] = [new Map<string, number>(), new Map<string, number>()];
  for (const [number, { name }] of components.entries()) {
    const [, behind] = name.startsWith("@") ? name.split("/") : [];
    for (const [names, own] of [
      [whole, name],
      [scoped, behind],
    ] as const) {
      const key = squashed(own);
      if (own !== undefined && !names.has(key)) names.set(key, number);
    }
  }
  return { whole, scoped };
});

const squashed = (name = ""): string =>
  name
    .toLowerCase()
    .replace(/\.(js|css)$/, "")
    .replace(/[^a-z0-9]/g, "");
