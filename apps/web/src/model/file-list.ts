/** The files of the material as a list: what each is, how large, how many statements rest on it, and whether it failed. */
import {
  allEvidence,
  type FileId,
  groupBy,
  type Located,
  type Origin,
  POINTS,
  type Region,
  type Specification,
} from "@as-built/spec";

export interface FileEntry {
  readonly id: FileId;
  readonly kind: string;
  readonly bytes: number;
  /** Statements with evidence in it. */
  readonly statements: number;
  /** It, or a part of it, could not be read or parsed. */
  readonly failed: boolean;
  /** How much of it is of each origin, in code units; empty where nothing is known of it. */
  readonly origins: readonly OriginSize[];
}

export interface OriginSize {
  readonly origin: Origin;
  readonly size: number;
}

const ORIGINS: readonly Origin[] = ["runtime", "framework", "library", "product", "unknown"];

/** Those that most statements rest on first, then in the order of the document. */
export function fileList(
  { material, provenance }: Specification,
  located: (point: (typeof POINTS)[number]["name"]) => readonly Located[],
): readonly FileEntry[] {
  const counts = new Map<FileId, number>();
  for (const { name } of POINTS) {
    for (const each of located(name)) {
      for (const file of new Set(allEvidence(each).map((piece) => piece.file))) {
        counts.set(file, (counts.get(file) ?? 0) + 1);
      }
    }
  }
  const failed = new Set(material.failures.map(({ file }) => file));
  const regions = groupBy(provenance.regions, ({ file }) => file);
  return material.files
    .map(({ id, kind, bytes }) => ({
      id,
      kind,
      bytes,
      statements: counts.get(id) ?? 0,
      failed: failed.has(id),
      origins: sizesOf(regions.get(id) ?? []),
    }))
    .sort((a, b) => b.statements - a.statements);
}

const sizesOf = (regions: readonly Region[]): readonly OriginSize[] =>
  ORIGINS.map((origin) => ({
    origin,
    size: regions.reduce((sum, region) => sum + (region.origin === origin ? region.end - region.start : 0), 0),
  })).filter(({ size }) => size > 0);
