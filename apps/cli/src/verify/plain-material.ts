/** The material as plain files: text, size and digest of each, by its path. Digests are computed here, from the bytes. */
import { createHash } from "node:crypto";
import type { Artifact } from "@as-built/engine";

export interface PlainFile {
  readonly text: string;
  readonly bytes: number;
  readonly sha256: string;
}

export type PlainMaterial = ReadonlyMap<string, PlainFile>;

/**
 * Of what was read from a folder, a file or an archive. A text that is valid UTF-8 is hashed again here; of what is none, the
 * bytes are gone, and the reader's digest is taken.
 */
export const plainMaterial = (artifacts: readonly Artifact[]): PlainMaterial =>
  new Map(artifacts.map((artifact) => [artifact.id, plainFile(artifact)]));

function plainFile({ text, bytes, sha256 }: Artifact): PlainFile {
  const again = Buffer.from(text, "utf8");
  if (again.length !== bytes) return { text, bytes, sha256 };
  return { text, bytes, sha256: createHash("sha256").update(again).digest("hex") };
}
