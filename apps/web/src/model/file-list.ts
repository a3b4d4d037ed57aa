/** The files of the material as a list: what each is, how large, how many statements rest on it, and whether it failed. */
import { allEvidence, type FileId, type Located, POINTS, type Specification } from "@as-built/spec";

export interface FileEntry {
  readonly id: FileId;
  readonly kind: string;
  readonly bytes: number;
  /** Statements with evidence in it. */
  readonly statements: number;
  /** It, or a part of it, could not be read or parsed. */
  readonly failed: boolean;
}

/** In the order of the document. */
export function fileList(
  { material }: Specification,
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
  return material.files.map(({ id, kind, bytes }) => ({
    id,
    kind,
    bytes,
    statements: counts.get(id) ?? 0,
    failed: failed.has(id),
  }));
}
