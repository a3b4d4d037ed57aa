/**
 * Components that licence notices name: comments that minifiers keep in the code, and those that Terser's plugin for webpack
 * takes out of a chunk and writes beside it, into `main.js.LICENSE.txt` (`extractComments`, terser-webpack-plugin 2 to 5).
 * Each stood in a module of the bundle. Small packages that hundreds of others carry are known by nothing else.
 */
import type { FileId } from "@as-built/spec";
import type { Comment } from "../parse/parser.ts";
import { rememberFor } from "../remember.ts";
import { type Banner, bannerOf, bannerPackage, packageName } from "./banners.ts";
import type { SignatureComponent } from "./component.ts";
import type { SignatureIndex } from "./signatures.ts";
import type { UnplacedComponent } from "./unplaced.ts";

export interface LicenseNotice {
  readonly file: FileId;
  readonly component: number;
  readonly version?: string;
  readonly start: number;
  readonly end: number;
}

/** So much of a notice is read for what it names. */
const HEAD = 600;
/** `react-dom.production.min.js`: which build of a package a file is. */
const BUILDS = new Set(["production", "development", "profiling"]);
const FILE_NAME = /^[\w.-]+\.js$/;
/** `object-assign`, alone on the first line; `index-of <https://github.com/jonschlinkert/index-of>` */
const ALONE = /^[!*\s]*([\w./@-]{2,60})[ \t]*(?:<https?:[^>\s]*>)?[ \t]*(?:\n|$)/;
/** `Copyright (c) 2018 Jed Watson.`, and then where it comes from: what names something else first tells of another's code. */
const OWNED = /^[!*\s]*(?:copyright\b|\(c\))/i;
/** `http://jedwatson.github.io/classnames`, `https://github.com/petkaantonov/bluebird` */
const HOME = /\bhttps?:\/\/(?:www\.)?(?:github\.com\/[\w.-]{1,40}|[\w-]{1,40}\.github\.io)\/([\w.-]{2,60})/g;
const LEGAL = /@licen[cs]e\b|\blicen[cs]ed?\b|\bcopyright\b/i;

type Notice = Pick<Comment, "value" | "start" | "end">;

/** The comments of a file of notices. */
export function noticesIn(text: string): readonly Notice[] {
  const found: Notice[] = [];
  for (let start = text.indexOf("/"); start >= 0; start = text.indexOf("/", start)) {
    const opens = text.slice(start, start + 2);
    const [closing, left] = opens === "/*" ? ["*/", 2] : ["\n", 0];
    const close = opens === "/*" || opens === "//" ? text.indexOf(closing, start + 2) : start;
    if (close > start) found.push({ value: text.slice(start + 2, close), start, end: close + left });
    if (close < 0) break;
    start = Math.max(start + 1, close + left);
  }
  return found;
}

/** In the order of the files. */
export const licenseNotices = (
  comments: ReadonlyMap<FileId, readonly Notice[]>,
  index: SignatureIndex,
): readonly LicenseNotice[] =>
  [...comments].flatMap(([file, list]) =>
    list.flatMap((comment): readonly LicenseNotice[] => {
      const named = namedIn(comment, index);
      return named ? [{ file, start: comment.start, end: comment.end, ...named }] : [];
    }),
  );

type Named = Pick<LicenseNotice, "component" | "version">;

function namedIn(comment: Notice, index: SignatureIndex): Named | undefined {
  const head = comment.value.slice(0, HEAD);
  if (!head.startsWith("!") && !LEGAL.test(head)) return undefined;
  const [banner] = bannerOf(comment);
  const version = banner && { version: banner.version };
  const built = builtIn(head);
  if (built !== undefined) {
    const component = exactly(built, index);
    return component === undefined ? undefined : { component, ...version };
  }
  const component = banner && titled(banner.name, index);
  if (component !== undefined) return { component, ...version };
  if (banner || !LEGAL.test(head)) return undefined;
  const alone = exactly(ALONE.exec(head)?.[1], index) ?? homeIn(head, index);
  return alone === undefined ? undefined : { component: alone };
}

/** `@license React v16.14.0`, `react-dom.production.min.js`: one repository ships many packages under one title. */
function builtIn(head: string): string | undefined {
  for (const line of head.split("\n")) {
    const file = line.replace(/^[*\s]+/, "").trim();
    const parts = FILE_NAME.test(file) ? file.split(".") : [];
    const at = parts.findIndex((part) => BUILDS.has(part));
    if (at > 0) return parts.slice(0, at).join(".");
  }
  return undefined;
}

/** `Font Awesome Free` is `@fortawesome/fontawesome-free`; of one word only a package of that name is meant: `AngularJS`. */
function titled(name: string, { components }: SignatureIndex): number | undefined {
  const number = bannerPackage(packageName(name), components);
  const isScoped = components[number ?? -1]?.name.startsWith("@") === true;
  return isScoped && !name.includes(" ") ? undefined : number;
}

const exactly = (name: string | undefined, { components }: SignatureIndex): number | undefined =>
  name === undefined ? undefined : numbersOf(components).get(name);

const numbersOf = rememberFor(
  (components: readonly SignatureComponent[]) => new Map(components.map(({ name }, number) => [name, number])),
);

/** The one repository that a notice names. */
function homeIn(head: string, index: SignatureIndex): number | undefined {
  if (!OWNED.test(head)) return undefined;
  const names = new Set([...head.matchAll(HOME)].map(([, name]) => name));
  return names.size === 1 ? exactly([...names][0], index) : undefined;
}

/** Versions that notices tell. */
export const noticedVersions = (notices: readonly LicenseNotice[], index: SignatureIndex): readonly Banner[] =>
  notices.flatMap(({ component, version, start, end }) => {
    const { name } = index.components[component] ?? {};
    return name === undefined || version === undefined ? [] : [{ name, version, start, end }];
  });

/** For the inventory: what no region shows is there by its notice. */
export const noticedComponents = (
  notices: readonly LicenseNotice[],
  index: SignatureIndex,
): readonly UnplacedComponent[] =>
  notices.flatMap(({ file, component, version, start, end }) => {
    const { name, kind } = index.components[component] ?? {};
    if (name === undefined || kind === undefined) return [];
    const named = { name, kind, ...(version !== undefined && { version }) };
    return { component: named, shownBy: "banner", file, start, end, size: 0 };
  });
