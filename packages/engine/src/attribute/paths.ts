/**
 * Where a unit's source stood, as far as the bundle says so: modules that are known by their paths (webpack with named
 * modules, Turbopack), and the comments of builds that are not minified. A path in `node_modules` names its package,
 * and pnpm's folders its version; another one is the application's own.
 */
import type { FileId } from "@as-built/spec";
import { addTo } from "../multimap.ts";
import type { Comment } from "../parse/parser.ts";
import { partitionPoint } from "../partition-point.ts";
import { isFunction } from "../syntax/nodes.ts";
import { packageOf } from "./package-name.ts";
import type { AttributionUnit } from "./unit.ts";

export type SourcePath =
  | { readonly side: "product" }
  /** Of a package that nothing names. */
  | { readonly side: "others" }
  | { readonly side: "package"; readonly name: string; readonly version?: string };

/**
 * What webpack and Rspack write before each module of a build for development (seen in webpack 4.47 and 5.112 and Rspack 2.3): between
 * two lines of stars `!*** ./src/a.ts ***!`, with the loaders before the file, and behind it what is asked of it.
 */
const HEADER = /^!\*+!\*\\\n {2}!\*{3} (?:[^\n]*!)?([^\n!]*) \*{3}!\n/;

/** esbuild `// node_modules/a/b.js`, Rolldown `//#region src/a.ts`; not `// Node.js only` */
const COMMENT =
  /^(?:\s|#region )((?:\.{0,2}\/)?[\w@.+()[\]~-]+(?:\/[\w@.+()[\]~-]+)*\.(?:[mc]?[jt]sx?|vue|svelte))(?:\s|$)/;
/** So many comments of this kind make a build that has one before each module. */
const FEW = 3;

/** One per unit, `undefined` where nothing is said. */
export function sourcePaths(
  units: readonly AttributionUnit[],
  comments: ReadonlyMap<FileId, readonly Comment[]>,
): readonly (SourcePath | undefined)[] {
  const marks = new Map([...comments].map(([file, list]) => [file, marksOf(list)] as const));
  return ofOneVersion(
    units.map(({ file, start, node, path }) => {
      if (path !== undefined) return sourcePath(path);
      // `123/*!*** ./src/a.ts ***!*/(module,exports,require){`: webpack 5.112 has it between a number and what it stands for
      const from = Math.max(start, (isFunction(node) && node.body?.start) || 0);
      const own = marks.get(file) ?? [];
      const last = own[partitionPoint(own, ({ end }) => end > from) - 1];
      return last && sourcePath(last.path);
    }),
  );
}

/** Parts of a package that say no version have that of its other parts, where these have one. */
function ofOneVersion(paths: readonly (SourcePath | undefined)[]): readonly (SourcePath | undefined)[] {
  const versions = new Map<string, Set<string>>();
  for (const path of paths)
    if (path?.side === "package" && path.version !== undefined) addTo(versions, path.name, path.version);
  if (versions.size === 0) return paths;
  return paths.map((path) => {
    if (path?.side !== "package" || path.version !== undefined) return path;
    const [version, ...others] = versions.get(path.name) ?? [];
    return version === undefined || others.length > 0 ? path : { ...path, version };
  });
}

interface Mark {
  readonly end: number;
  readonly path: string;
}

/**
 * A bundler writes its paths in one form: webpack as headers, Rolldown as regions. Where it does, other comments came with the
 * code: packages that esbuild built before have `// src/a.ts` in them, which is no path of the application.
 */
const FORMS: readonly ((comment: string, path: string) => boolean)[] = [
  (comment) => comment.startsWith("!"),
  (comment) => comment.startsWith("#region "),
  (_, path) => path.startsWith("."),
  () => true,
];

function marksOf(comments: readonly Comment[]): readonly Mark[] {
  const marks = comments.flatMap(({ value, end }) => {
    const header = HEADER.exec(value)?.[1];
    if (header !== undefined) return [{ end, path: headed(header), value }];
    const path = COMMENT.exec(value)?.[1];
    const isMark = path !== undefined && (value.startsWith("#") || value.trim() === path);
    return isMark ? [{ end, path, value }] : [];
  });
  const byForm = FORMS.map((isOf) => marks.filter(({ value, path }) => isOf(value, path)));
  // `// Node.js` is a name in the comments of a package
  return byForm.find((own) => own.filter(({ path }) => path.includes("/")).length >= FEW) ?? [];
}

/** `./src/a.vue?type=script`, `./src/a.js + 3 modules`; webpack's own, `(webpack)/buildin/global.js`, and `external "React"` are no files. */
const headed = (header: string): string => /^\.{0,2}\/[^?\s]+/.exec(header)?.[0] ?? OF_WEBPACK;

const OF_WEBPACK = "webpack/";

const PNPM = /\.pnpm\/((?:@[^/+]+\+)?[^/@]+)@(\d+\.\d+\.\d+(?:-[\w.]+)?)/;

/**
 * Chunks of all that stands in `node_modules`, by the rules that Vue CLI (3 to 5) and webpack (4: `vendors~main`, 5:
 * `vendors-node_modules_...`) split by.
 */
const OF_VUE_CLI = /(?:^|\/)chunk-vendors(?:[.-][\w.-]*)?\.js$/;
const OF_WEBPACKS_OWN = /(?:^|\/)(?:vendors~[\w.~-]+|vendors-node_modules_[\w.-]+)\.js$/;

export const isOfVendors = ({ file }: Pick<AttributionUnit, "file">): boolean =>
  OF_VUE_CLI.test(file) || OF_WEBPACKS_OWN.test(file);

/**
 * With what stands in the file of an entry beside `chunk-vendors` as the product's: Vue CLI (3 to 5) moves all of
 * `node_modules` there that an entry loads at once (`chunks: "initial"`). What is loaded later may hold packages, too.
 * The file of an entry is the one with the bundler's runtime.
 */
export function withEntries(
  paths: readonly (SourcePath | undefined)[],
  units: readonly Pick<AttributionUnit, "file" | "runtimeOf">[],
  isRecognised: (at: number) => boolean,
): readonly (SourcePath | undefined)[] {
  if (!units.some(({ file }) => OF_VUE_CLI.test(file))) return paths;
  const entries = new Set(
    units.flatMap(({ file, runtimeOf }) => (runtimeOf === undefined || OF_VUE_CLI.test(file) ? [] : [file])),
  );
  return paths.map((path, at) => {
    const unit = units[at];
    const isOwn = unit && unit.runtimeOf === undefined && entries.has(unit.file) && !isRecognised(at);
    return path ?? (isOwn ? { side: "product" } : undefined);
  });
}

/**
 * A chunk called `vendor` or `vendors`, alone or with more of a name: Vite's `splitVendorChunkPlugin` (2.8 to 6) calls it
 * so, and the guides of Rollup (`manualChunks`) and webpack (`cacheGroups`) do.
 */
const CALLED_VENDOR = /(?:^|\/)vendors?(?:[._~-][\w.~-]*)?\.[cm]?js$/i;

/**
 * Files that are called so and use nothing of other files, but of one another and what is known to be a library's or a
 * bundler's: a page of vendors, `vendors-Bx12.js`, uses what the product shares.
 *
 * @param isForeign whether a unit is known to be a library's or a bundler's
 */
export function vendorFiles(
  units: readonly Pick<AttributionUnit, "file" | "uses">[],
  isForeign: (at: number) => boolean,
  texts: ReadonlyMap<FileId, string>,
): ReadonlySet<FileId> {
  const split = splitByReactApp(texts);
  const isCalled = (file: FileId): boolean => CALLED_VENDOR.test(file) || split.has(file);
  const files = new Set(units.flatMap(({ file }) => (isCalled(file) ? [file] : [])));
  if (files.size === 0) return files;
  for (const { file, uses } of units)
    if (files.has(file) && uses.some((at) => !isForeign(at) && !isCalled(units[at]?.file ?? file))) files.delete(file);
  return files;
}

const OF_REACT_APP = /static\/js\/(\d+|main)\.[\da-f]{8}\.chunk\.js$/;
/** `[[289,1,2]]` at the end of an entry's chunk: the entry, and the chunks that it waits for (webpack 4). */
const WAITS_FOR = /\[\[\d+((?:,\d+)+)\]\]\]\)/;
const END_OF_ENTRY = 300;

/**
 * `static/js/2.2f67f9ba.chunk.js`, which `static/js/main.35ae02cb.chunk.js` waits for: Create React App (2 to 4) has one entry, and moves all of
 * `node_modules` there that it loads at once (`splitChunks: {chunks: "all", name: false}`). Others with a number are loaded later.
 */
function splitByReactApp(texts: ReadonlyMap<FileId, string>): ReadonlySet<FileId> {
  const chunks = [...texts].flatMap(([file, text]) => {
    const called = OF_REACT_APP.exec(file);
    return called ? [{ file, text, name: called[1] ?? "", folder: file.slice(0, called.index) }] : [];
  });
  const entries = chunks.filter(({ name }) => name === "main");
  const awaited = entries.flatMap(({ folder, text }) =>
    (WAITS_FOR.exec(text.slice(-END_OF_ENTRY))?.[1] ?? "").split(",").map((name) => `${folder} ${name}`),
  );
  return new Set(chunks.flatMap(({ file, folder, name }) => (awaited.includes(`${folder} ${name}`) ? [file] : [])));
}

/** `undefined` for what a bundler makes itself. */
export function sourcePath(path: string): SourcePath | undefined {
  const at = path.lastIndexOf("node_modules/");
  if (at < 0) return /^(webpack|rolldown|vite)\/|^external |^\0|[?|]/.test(path) ? undefined : { side: "product" };
  const name = packageOf(path.slice(at + "node_modules/".length));
  const [, store, version] = PNPM.exec(path) ?? [];
  return { side: "package", name, ...(version && store?.replace("+", "/") === name ? { version } : {}) };
}
