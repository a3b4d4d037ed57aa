/**
 * Files of packages that a tool has written one after the other into one script (Grunt, gulp, Sprockets): a licence comment
 * between two statements of a script speaks for all of the statement behind it, `/*! Chart.js v2.9.4 *\/!function(t){...}(this)`.
 */
import type { FileId } from "@as-built/spec";
import type { Comment } from "../parse/parser.ts";
import { angularjsPackage, isAngularjs } from "./angularjs-packages.ts";
import { bannerOf, bannerPackage, packageName, versionIn } from "./banners.ts";
import type { AttributionContext, AttributionUnit } from "./unit.ts";

export interface JoinedFile {
  /** Of the package. */
  readonly name: string;
  /** Else the comment names what nothing else knows: it may be the product's own, and only names what others have written. */
  readonly isKnown: boolean;
  readonly version?: string;
}

/** By unit, the file of a package that it is a part of. `isOwn`: whether it is surely the product's. */
export function joinedFiles(
  units: readonly AttributionUnit[],
  context: AttributionContext,
  isOwn: (unit: number) => boolean,
): ReadonlyMap<number, JoinedFile> {
  const out = new Map<number, JoinedFile>();
  const before = new Map<FileId, ReadonlyMap<number, Comment>>();
  for (const parts of Map.groupBy(units.keys(), (at) => statementOf(units[at])).values()) {
    const unit = units[parts[0] ?? -1];
    if (!unit?.statement || parts.some(isOwn)) continue;
    const comments = before.get(unit.file) ?? commentsBefore(unit.file, context);
    before.set(unit.file, comments);
    const comment = comments.get(unit.statement.start);
    const file = comment && fileOf(comment, unit, isUnbundled(parts, units), context);
    if (file) for (const at of parts) out.set(at, file);
  }
  return out;
}

const statementOf = (unit: AttributionUnit | undefined): string | undefined =>
  unit?.statement && `${unit.statement.start} ${unit.file}`;

/** Whether all parts stand in one module: a bundle that has the package among others holds more. */
const isUnbundled = (parts: readonly number[], units: readonly AttributionUnit[]): boolean =>
  new Set(parts.map((at) => units[at]?.module)).size === 1;

/** The comments of a file by the place of what stands behind them. */
function commentsBefore(file: FileId, { comments, texts }: AttributionContext): ReadonlyMap<number, Comment> {
  const text = texts.get(file) ?? "";
  const out = new Map<number, Comment>();
  for (const comment of comments.get(file) ?? []) {
    // at the start of a file it may be the product's own
    if (comment.start === 0) continue;
    let at = comment.end;
    while (/\s/.test(text.charAt(at))) at++;
    out.set(at, comment);
  }
  return out;
}

function fileOf(
  comment: Comment,
  { file, statement = { start: 0, end: 0 } }: AttributionUnit,
  isUnbundled: boolean,
  { texts, signatures: { components } }: AttributionContext,
): JoinedFile | undefined {
  const text = texts.get(file)?.slice(statement.start, statement.end) ?? "";
  const [banner] = bannerOf(comment);
  // AngularJS has one comment for all of its packages
  const named = banner && !isAngularjs(banner) ? components[bannerPackage(banner.name, components) ?? -1] : undefined;
  const known = (isUnbundled ? angularjsPackage(text) : undefined) ?? named?.name;
  const name = known ?? (banner && packageName(banner.name));
  const version = banner?.version ?? versionIn(comment.value);
  if (name === undefined) return undefined;
  return { name, isKnown: known !== undefined, ...(version === undefined ? {} : { version }) };
}
