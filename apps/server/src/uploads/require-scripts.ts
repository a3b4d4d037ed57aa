/** Refuses an upload in which nothing could be analysed, while it is still only staged: it then leaves nothing behind. */
import { createReadStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { createZstdDecompress } from "node:zlib";
import { captureFiles, holdsScript } from "@as-built/capture";
import { ApiError } from "../contract/api-error.ts";
import type { StagedFile } from "./staged-file.ts";

/** Likely by its name: looked at first, so that mostly one file is enough. */
const LIKELY = /\.(?:[cm]?js|x?html?)(?:\.(?:gz|br|zst))?$/i;

/** @throws ApiError `no-scripts`, `empty-files` */
export async function requireScripts(files: readonly StagedFile[]): Promise<void> {
  if (files.every(({ bytes }) => bytes === 0)) throw new ApiError("empty-files", files[0]?.path);
  const likelyFirst = files.toSorted((a, b) => Number(LIKELY.test(b.path)) - Number(LIKELY.test(a.path)));
  // One after the other: each may be as large as a file may be.
  for (const { path, location } of likelyFirst) {
    const bytes = await buffer(createReadStream(location).pipe(createZstdDecompress()));
    if (holdsScript(captureFiles(path, [{ path, bytes }]))) return;
  }
  throw new ApiError("no-scripts");
}
