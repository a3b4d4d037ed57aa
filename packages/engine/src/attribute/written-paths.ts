/**
 * Paths of sources that compilers write into code for development and that some builds ship: React Hot Loader 4
 * (`n.register(Page,"Page","/home/me/shop/src/Page.tsx")`), JSX with its source (`{fileName:"/home/me/shop/src/Page.tsx",
 * lineNumber:4}`, Babel and SWC), Vue's loaders (`e.__file="src/Page.vue"`) and its plugin for Vite 2 to 7
 * (`sfc(page,[["render",r],["__file","/home/me/shop/src/Page.vue"]])`). Build tools run them over the sources of an
 * application and not over its packages, so what no index recognises is the application's, but in a chunk that holds
 * packages alone. A wrapped module with one such path is of that file as a whole.
 */
import { addTo } from "../multimap.ts";
import { isOfVendors, type SourcePath } from "./paths.ts";
import type { AttributionUnit } from "./unit.ts";

const WRITTEN =
  /\.register\([\w$.]{1,40},\s?"[^"\n]{1,80}",\s?"([^"\n]{1,300})"\)|\bfileName:\s?"([^"\n]{1,300})",\s?lineNumber:|(?:\.__file\s?=|\[["'`]__file["'`],)\s?["'`]([^"'`\n]{1,300})["'`]/g;
/** Most code has none of them, and is not searched for more. */
const MARKS = [".register(", "lineNumber:", "__file"];
/** What Vue's plugin adds to a component: a table that begins with its render function, its styles or its path. */
const TABLE = /\[\[["'`](?:render|ssrRender|__cssModules|__scopeId|__file)["'`],/g;
const FILE = /\[["'`]__file["'`],/g;
const SOURCE = /\.(?:[cm]?[jt]sx?|vue)$/;

export function withWritten(
  paths: readonly (SourcePath | undefined)[],
  units: readonly Pick<AttributionUnit, "module" | "form" | "file">[],
  recognised: readonly (boolean | undefined)[],
  textOf: (at: number) => string,
): readonly (SourcePath | undefined)[] {
  const written = units.map((_, at) => (paths[at] || recognised[at] ? [] : writtenIn(textOf(at))));
  const ofModule = new Map<number, Set<string>>();
  units.forEach(({ module, form }, at) => {
    for (const path of form ? (written[at] ?? []) : []) addTo(ofModule, module, path);
  });
  const isOfPackage = compiledBefore(units, written);
  const texts = units.map((_, at) => (paths[at] || recognised[at] ? "" : textOf(at)));
  const isShipped = shipped(texts);
  return units.map((unit, at) => {
    const { module } = unit;
    const [only, ...others] = ofModule.get(module) ?? [];
    const path = written[at]?.[0] ?? (others.length === 0 ? only : undefined);
    if (paths[at] || path === undefined || recognised[at]) return paths[at];
    const isOfOthers = isOfVendors(unit) || isOfPackage(path) || (isShipped && count(texts[at] ?? "", FILE) > 0);
    return { side: isOfOthers ? "others" : "product" };
  });
}

/**
 * Vue's plugin writes the path into all components for development, and into none of those that are shipped. Where most have none, the
 * application was shipped, and those that have one were compiled before it, for a package.
 */
function shipped(texts: readonly string[]): boolean {
  const sum = (pattern: RegExp): number => texts.reduce((all, text) => all + count(text, pattern), 0);
  const files = sum(FILE);
  return files > 0 && sum(TABLE) > 2 * files;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Of the paths of one form, so many stand in CommonJS modules, and so few of the other form. */
const MOST = 0.9;
const FEW = 0.1;

/**
 * One run of a compiler writes paths in one form, from the root of the disk or from the project's folder. Where both are there,
 * and those of one form stand in CommonJS modules, these were compiled for a package, before the application was.
 */
function compiledBefore(
  units: readonly Pick<AttributionUnit, "form">[],
  written: readonly (readonly string[])[],
): (path: string) => boolean {
  const [rooted, others] = [true, false].map((is) => {
    const of = written.map((paths) => paths.filter((path) => isRooted(path) === is).length);
    const all = of.reduce((sum, count) => sum + count, 0);
    const wrapped = of.reduce((sum, count, at) => sum + (units[at]?.form === "commonjs" ? count : 0), 0);
    return wrapped / all;
  });
  if (rooted === undefined || others === undefined) return () => false;
  if (rooted >= MOST && others <= FEW) return isRooted;
  return (path) => others >= MOST && rooted <= FEW && !isRooted(path);
}

const isRooted = (path: string): boolean => /^(?:\/|[A-Za-z]:)/.test(path);

function writtenIn(text: string): readonly string[] {
  if (!MARKS.some((mark) => text.includes(mark))) return [];
  return [...text.matchAll(WRITTEN)]
    .map(([, hot, jsx, vue]) => hot ?? jsx ?? vue ?? "")
    .filter((path) => SOURCE.test(path) && !path.includes("node_modules"));
}
