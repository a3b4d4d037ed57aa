/**
 * Components that stand in style sheets by their fonts alone: the names of font files, which bundlers keep
 * (`url(./fa-solid-900-BUswJgRo.woff2)`, `url(/static/media/KaTeX_Main-Regular.c3fb5ac2.ttf)`).
 */
import type { FileId } from "@as-built/spec";
import type { SignatureIndex } from "./signatures.ts";
import { longGram, textToken } from "./tokens.ts";
import type { UnplacedComponent } from "./unplaced.ts";

/** Scripts and style sheets never name the same. */
const SALT = "font ";
const ADDRESS = /url\(([^()]{1,600})\)/gi;
const FONT = /^\s*["']?([^"'\s][^"']{0,299}?\.(?:woff2?|ttf|otf|eot))(?:[?#][^"']*)?["']?\s*$/i;
const EXTENSION = /\.[a-z0-9]+$/i;
/** What bundlers put between the name and the extension: `-BUswJgRo`, `.c3fb5ac2`. */
const HASH = /[-._](?=[\w]*(?:\d|[a-z][A-Z]|[A-Z]{2}[a-z]))[\w]{7,32}$/;
/** What generators of icon fonts (IcoMoon, Fontello, iconfont.cn) and people call any font. */
const ANYONE: ReadonlySet<string> = new Set(["font", "fontello", "fonts", "icofont", "icomoon", "iconfont", "icons"]);
/** `Roboto-BoldItalic`: so foundries and Google Fonts name what everybody may download. */
const DOWNLOADED =
  /^[a-z0-9]+-(thin|hairline|ultralight|extralight|light|book|regular|text|medium|semibold|demibold|bold|extrabold|black|heavy|italic|variable)?(italic)?$/;

/** The gram of a font file's name without folders and extension; 0 for a name that anybody gives. */
export function fontGram(stem: string): number {
  const name = stem.toLowerCase();
  return ANYONE.has(name) || DOWNLOADED.test(name) ? 0 : longGram(textToken(SALT + name));
}

/** `a/b/roboto-latin-400-normal.woff2` without folders and extension. */
export const fontStem = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replace(EXTENSION, "");

/** Each with the first place that names one of its fonts. */
export function fontComponents(
  sheets: ReadonlyMap<FileId, string>,
  index: SignatureIndex,
): readonly UnplacedComponent[] {
  const found = new Map<number, UnplacedComponent>();
  for (const [file, text] of sheets) {
    for (const match of text.matchAll(ADDRESS)) {
      const path = FONT.exec(match[1] ?? "")?.[1];
      const number = path === undefined ? undefined : ownerOf(fontStem(path), index);
      const component = number === undefined ? undefined : index.components[number];
      if (number === undefined || !component || found.has(number)) continue;
      const { name, kind } = component;
      const start = match.index;
      found.set(number, {
        component: { name, kind },
        shownBy: "font",
        file,
        start,
        end: start + match[0].length,
        size: 0,
      });
    }
  }
  return [...found.values()];
}

/** With the hash of a build, and without: a name may end in what looks like one. */
function ownerOf(stem: string, { lookup, components }: SignatureIndex): number | undefined {
  for (const name of [stem, stem.replace(HASH, "")]) {
    const gram = fontGram(name);
    const owner = gram === 0 ? undefined : lookup(gram).find((number) => components[number]?.fonts);
    if (owner !== undefined) return owner;
  }
  return undefined;
}
