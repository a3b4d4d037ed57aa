/**
 * What a capture of files takes of `node:zlib`, for a browser, which decompresses only by and by: files that are there
 * only compressed are listed as not read.
 */
function absent(): never {
  throw new Error("not in a browser");
}

export { absent as brotliDecompressSync, absent as gunzipSync, absent as zstdDecompressSync };
