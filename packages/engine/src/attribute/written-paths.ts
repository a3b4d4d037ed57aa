/**
 * Paths of sources that compilers write into code for development and that some builds ship: React Hot Loader 4
 * (`n.register(Page,"Page","/home/me/shop/src/Page.tsx")`), JSX with its source (`{fileName:"/home/me/shop/src/Page.tsx",
 * lineNumber:4}`, Babel and SWC), Vue's loaders (`e.__file="src/Page.vue"`). Build tools run them over the sources of an
 * application and not over its packages, so what no index recognises is the application's. A wrapped module with one such
 * path is of that file as a whole.
 */
import { addTo } from "../multimap.ts";
import type { SourcePath } from "./paths.ts";
import type { AttributionUnit } from "./unit.ts";

const WRITTEN =
  /\.register\([\w$.]{1,40},\s?"[^"\n]{1,80}",\s?"([^"\n]{1,300})"\)|\bfileName:\s?"([^"\n]{1,300})",\s?lineNumber:|\.__file\s?=\s?"([^"\n]{1,300})"/g;
/** Most code has none of them, and is not searched for more. */
const MARKS = [".register(", "lineNumber:", ".__file"];
const SOURCE = /\.(?:[cm]?[jt]sx?|vue)$/;

export function withWritten(
  paths: readonly (SourcePath | undefined)[],
  units: readonly Pick<AttributionUnit, "module" | "form">[],
  recognised: readonly (boolean | undefined)[],
  textOf: (at: number) => string,
): readonly (SourcePath | undefined)[] {
  const own = new Set<number>();
  const ofModule = new Map<number, Set<string>>();
  units.forEach(({ module, form }, at) => {
    for (const path of paths[at] || recognised[at] ? [] : writtenIn(textOf(at))) {
      own.add(at);
      if (form) addTo(ofModule, module, path);
    }
  });
  return units.map(({ module }, at) => {
    const isOwn = own.has(at) || ofModule.get(module)?.size === 1;
    return paths[at] ?? (isOwn && !recognised[at] ? { side: "product" } : undefined);
  });
}

function writtenIn(text: string): readonly string[] {
  if (!MARKS.some((mark) => text.includes(mark))) return [];
  return [...text.matchAll(WRITTEN)]
    .map(([, hot, jsx, vue]) => hot ?? jsx ?? vue ?? "")
    .filter((path) => SOURCE.test(path) && !path.includes("node_modules"));
}
