/**
 * Puts the text that a browser gets in the place of a file that holds it compressed, where the plain file is absent. Of
 * several forms of one text the first that can be read is taken; the others, and what cannot be read, stay files.
 * What it may unpack to is bounded as for an archive, bad files included.
 */
import { type FileId, fileId } from "@as-built/spec";
import { artifactOf, type Captured } from "./artifact-of.ts";
import { compressedPaths, decoded, plainPath } from "./content-coding.ts";
import { ARCHIVE_LIMITS, type ArchiveLimits } from "./limits.ts";

export type DecodingLimits = Pick<ArchiveLimits, "maxEntryBytes" | "maxTotalBytes" | "maxRatio" | "ratioFrom">;

/**
 * @param captured sorted by id, each id once
 * @param taken paths of files that are there and could not be captured
 */
export function withPlainTexts(
  captured: readonly Captured[],
  taken: ReadonlySet<string>,
  limits: DecodingLimits = ARCHIVE_LIMITS,
): readonly Captured[] {
  const byId = new Map<string, Captured>(captured.map((one) => [one.artifact.id, one]));
  const decoder = new Decoder(limits);
  const inPlace = new Map<string, Captured>();
  for (const plain of new Set(captured.flatMap(({ artifact }) => plainPath(artifact.id) ?? []))) {
    if (byId.has(plain) || taken.has(plain)) continue;
    for (const path of compressedPaths(plain)) {
      const compressed = byId.get(path);
      if (compressed === undefined) continue;
      const read = decoder.read(fileId(plain), compressed);
      inPlace.set(path, read);
      if (read.artifact.id === plain) break;
    }
  }
  return captured.map((one) => inPlace.get(one.artifact.id) ?? one);
}

/** Counts what is decompressed. */
class Decoder {
  readonly #limits: DecodingLimits;
  #left: number;
  /** Bytes of the compressed files so far, and what they were decompressed to. */
  #packed = 0;
  #made = 0;

  constructor(limits: DecodingLimits) {
    this.#limits = limits;
    this.#left = limits.maxTotalBytes;
  }

  /** The plain file, or the compressed one with what is wrong with it. */
  read(plain: FileId, one: Captured): Captured {
    const { compressed = new Uint8Array(), artifact } = one;
    const { maxEntryBytes, maxRatio, ratioFrom } = this.#limits;
    this.#packed += compressed.byteLength;
    const most = Math.min(maxEntryBytes, this.#left, Math.max(ratioFrom, this.#packed * maxRatio) - this.#made);
    const result = decoded(artifact.id, compressed, most);
    if ("bytes" in result) {
      this.#take(result.bytes.byteLength);
      const { artifact: text, ...rest } = artifactOf(plain, result.bytes);
      return { artifact: { ...text, coding: result.coding }, ...rest };
    }
    // A file that was too large has been decompressed up to there.
    if (result.code === "decompressed-too-large") this.#take(most);
    return { artifact, failure: { file: artifact.id, code: result.code } };
  }

  #take(bytes: number): void {
    this.#left -= bytes;
    this.#made += bytes;
  }
}
