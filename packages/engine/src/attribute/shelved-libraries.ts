/**
 * Libraries that lie beside an application: scripts that offer themselves to every system of modules (UMD), where a page
 * names other scripts and nothing names these. Folders of assets are copied as they are, with what an editor or a worker
 * of another release once loaded.
 */
import type { FileId } from "@as-built/spec";
import { addTo } from "../multimap.ts";
import type { AttributionContext, AttributionUnit } from "./unit.ts";

/** The wrapper stands at the beginning of the code, in so many code units. */
const HEAD = 700;
/** `!function(e,t){"object"==typeof exports?...`, `(function webpackUniversalModuleDefinition(root, factory) {` */
const WRAPPED = /^[!(~+-]*function\b/;
const STRICT = /^["']use strict["'];\s*/;
const OFFERED = ["define.amd", "typeof define"];
const ENDING = /\.[cm]?js\b/g;
const OF_NAME = /[\w.@-]/;
const LONGEST_NAME = 200;
const PAGE = /\.html?$/i;

export function shelvedLibraries(
  units: readonly Pick<AttributionUnit, "file">[],
  context: Pick<AttributionContext, "texts" | "comments">,
): ReadonlySet<FileId> {
  const files = [...new Set(units.map(({ file }) => file))];
  const offered = new Set(files.filter((file) => offersItself(file, context)));
  if (offered.size === 0) return offered;
  const named = new Map<string, Set<FileId>>();
  for (const [file, text] of context.texts)
    for (const { index, 0: ending } of text.matchAll(ENDING)) {
      let start = index;
      while (index - start < LONGEST_NAME && OF_NAME.test(text.charAt(start - 1))) start--;
      addTo(named, text.slice(start, index) + ending, file);
    }
  const namers = (file: FileId): readonly FileId[] =>
    [...(named.get(nameOf(file)) ?? [])].filter((namer) => namer !== file);
  const hasPage = files.some((file) => !offered.has(file) && namers(file).some((namer) => PAGE.test(namer)));
  return new Set(hasPage ? [...offered].filter((file) => namers(file).length === 0) : []);
}

const nameOf = (file: FileId): string => file.slice(file.lastIndexOf("/") + 1);

function offersItself(file: FileId, { texts, comments }: Pick<AttributionContext, "texts" | "comments">): boolean {
  const text = texts.get(file) ?? "";
  let start = 0;
  for (const comment of comments.get(file) ?? []) {
    if (text.slice(start, comment.start).trim() !== "") break;
    start = comment.end;
  }
  const head = text.slice(start, start + HEAD).trimStart();
  return WRAPPED.test(head.replace(STRICT, "")) && OFFERED.every((part) => head.includes(part));
}
