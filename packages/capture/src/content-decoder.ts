/** Streams that give a text which stands there only compressed, piece by piece. Not for browsers. */
import type { Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createZstdDecompress } from "node:zlib";
import type { ContentCoding } from "@as-built/engine";
import { codingOf } from "./content-coding.ts";

const STREAMS: Readonly<Record<ContentCoding, () => Transform>> = {
  gzip: createGunzip,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
};

/** By the ending of the path; undefined where it names no coding. */
export function contentDecoder(path: string): Transform | undefined {
  const coding = codingOf(path);
  return coding === undefined ? undefined : STREAMS[coding.coding]();
}
