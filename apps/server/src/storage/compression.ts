/** The one compression of stored contents: Zstandard, which reads and writes scripts several times faster than gzip. */
import { promisify } from "node:util";
import { createZstdCompress, zstdCompress, zstdDecompress } from "node:zlib";

export const compress: (bytes: Uint8Array) => Promise<Uint8Array> = promisify(zstdCompress);

export const decompress: (bytes: Uint8Array) => Promise<Uint8Array> = promisify(zstdDecompress);

export const compressor = createZstdCompress;
