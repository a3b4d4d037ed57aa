/**
 * Refuses an upload in which nothing could be analysed, while it is still only staged: it then leaves nothing behind. Files
 * are read as streams and mostly no further than their beginning: this thread answers requests, and nobody has bounded yet
 * what is looked at.
 */
import { ARCHIVE_LIMITS, contentDecoder, plainPath } from "@as-built/capture";
import { ApiError } from "../contract/api-error.ts";
import { contentOf } from "../storage/staged-content.ts";
import { ScriptSign } from "./script-sign.ts";
import type { StagedFile } from "./staged-file.ts";

/** Likely by its name: looked at first, so that mostly one file is enough. */
const LIKELY = /\.(?:[cm]?js|x?html?)(?:\.(?:gz|br|zst))?$/i;

/** @throws ApiError `no-scripts`, `empty-files` */
export async function requireScripts(files: readonly StagedFile[]): Promise<void> {
  if (files.every(({ bytes }) => bytes === 0)) throw new ApiError("empty-files", files[0]?.path);
  const likelyFirst = files.toSorted((a, b) => Number(LIKELY.test(b.path)) - Number(LIKELY.test(a.path)));
  const unpacking = new Unpacking();
  for (const file of likelyFirst) if (await showsScript(file, unpacking)) return;
  throw new ApiError("no-scripts");
}

async function showsScript(file: StagedFile, unpacking: Unpacking): Promise<boolean> {
  const plain = plainPath(file.path);
  if (plain !== undefined) return await showsCodedScript(file, new ScriptSign(plain), unpacking);
  const sign = new ScriptSign(file.path);
  for await (const chunk of contentOf(file)) if (sign.take(chunk) !== undefined) break;
  return sign.end();
}

/** One that is damaged further on is no file of the analysis: such a one is read to its end. */
async function showsCodedScript(file: StagedFile, sign: ScriptSign, unpacking: Unpacking): Promise<boolean> {
  unpacking.begin(file.bytes);
  try {
    for await (const { byteLength } of taken(contentOf(file, contentDecoder(file.path)), sign))
      if (!unpacking.allows(byteLength)) return false;
    return sign.end();
  } catch {
    return false;
  }
}

async function* taken(chunks: AsyncIterable<Uint8Array>, sign: ScriptSign): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    sign.take(chunk);
    yield chunk;
  }
}

/** How much compressed files may become together: as much as an analysis unpacks of them. */
class Unpacking {
  #packed = 0;
  #made = 0;

  begin(bytes: number): void {
    this.#packed += bytes;
  }

  allows(bytes: number): boolean {
    const { maxRatio, ratioFrom, maxTotalBytes } = ARCHIVE_LIMITS;
    this.#made += bytes;
    return this.#made <= Math.min(maxTotalBytes, Math.max(ratioFrom, this.#packed * maxRatio));
  }
}
