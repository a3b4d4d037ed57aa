/**
 * The script files of a package that may end up in a bundle: all .js/.mjs/.cjs below it, without tests, commands,
 * documentation, development builds, builds for servers, and applications that the package carries.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { repeatedBuilds } from "./builds.ts";
import type { Manifest } from "./packages.ts";

/** Folders that bundlers never reach from a browser build. */
const SKIPPED_FOLDERS =
  /^(node_modules|tests?|__tests__|__mocks__|bin|cli|docs?|demos?|examples?|benchmarks?|scripts|storybook|stories|esm5|compiler|mock-doc|screenshot|schematics|\.[^/]*)$/;
const SKIPPED_FILES =
  /(^|[._-])(development|dev|profiling|spec|test|stories|esm5|compiler|mock-doc|screenshot|schematics|server|node|legacy\.node|umd\.dev)\.(min\.)?[mc]?js$|\.d\.[mc]?js$|^(gulpfile|gruntfile|rollup\.config|webpack\.config|karma\.conf|jest\.config|babel\.config|eslint\.config)\b/i;

/** Larger files are whole applications or data. */
const MAX_BYTES = 4_000_000;
/** More files than this per package are not read (icon sets have tens of thousands). */
const MAX_FILES = 12_000;

/** Style sheets beyond this many per package are its themes and languages. */
const MAX_STYLES = 60;

/** Absolute paths of style sheets, sorted, shortest path first: what a package names as its style comes before themes. */
export function styleFiles(folder: string, { style }: Manifest): readonly string[] {
  const files: string[] = [];
  walk(folder, files, 0, STYLES);
  const all = new Set(files);
  const first = typeof style === "string" ? join(folder, style) : "";
  const rank = (file: string): number => (file === first ? 0 : file.split(/[\\/]/).length);
  return files
    .filter((file) => !all.has(file.replace(/[.-]min(\.css)$/, "$1")) || !/[.-]min\.css$/.test(file))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .slice(0, MAX_STYLES);
}

/** More font files than this per package are its languages and weights. */
const MAX_FONTS = 400;

/** Names of font files without folders, sorted. */
export function fontFiles(folder: string): readonly string[] {
  const files: string[] = [];
  walk(folder, files, 0, FONTS);
  return [...new Set(files.map((file) => basename(file)))].sort().slice(0, MAX_FONTS);
}

/** Absolute paths, sorted. Of `x.js` and `x.min.js` only the first is taken; builds that repeat others are left out. */
export function scriptFiles(
  folder: string,
  manifest: Manifest,
  only: readonly string[] | undefined,
): readonly string[] {
  const files: string[] = [];
  walk(folder, files, 0, SCRIPTS);
  const all = new Set(files);
  const relative = (file: string): string => file.slice(folder.length + 1).replaceAll("\\", "/");
  const wanted = files.filter(
    (file) => !isMinifiedTwin(file, all) && (!only || only.some((part) => relative(file).startsWith(part))),
  );
  const repeats = repeatedBuilds(manifest);
  const once = wanted.filter((file) => !repeats(relative(file)));
  return (once.length > 0 ? once : wanted).sort().slice(0, MAX_FILES);
}

const isMinifiedTwin = (file: string, all: ReadonlySet<string>): boolean =>
  /[.-]min\.[mc]?js$/.test(file) && all.has(file.replace(/[.-]min(\.[mc]?js)$/, "$1"));

/**
 * A page that a build tool wrote, by the digests in the names of its scripts: a package that carries an application, as
 * @unhead/bundler 3 does, is not the owner of the libraries in it.
 */
const isBuiltPage = (path: string): boolean => BUILT_SCRIPT.test(readFileSync(path, "utf8"));
const BUILT_SCRIPT = /\/_nuxt\/|[-._](?=[a-z]{0,20}[A-Z\d])[\w-]{8,20}\.m?js["']/;

const SCRIPTS = /\.[mc]?js$/;
const STYLES = /\.css$/;
const FONTS = /\.(woff2?|ttf|otf|eot)$/;

function walk(folder: string, files: string[], depth: number, wanted: RegExp): void {
  if (depth > 12) return;
  const entries = readdirSync(folder, { withFileTypes: true });
  if (depth > 0 && entries.some(({ name }) => name === "index.html" && isBuiltPage(join(folder, name)))) return;
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!SKIPPED_FOLDERS.test(entry.name)) walk(path, files, depth + 1, wanted);
    } else if (wanted.test(entry.name) && !SKIPPED_FILES.test(entry.name) && statSync(path).size <= MAX_BYTES) {
      files.push(path);
    }
  }
}
