/** The file of a recording to what it holds; the code that reads the format is loaded where there is one. */
import { readFileSync, statSync } from "node:fs";
import { basename, resolve } from "node:path";
import { CaptureError } from "../capture-error.ts";
import type { Collection } from "../collect/collection.ts";
import { MAX_RECORDING_BYTES } from "../limits.ts";

/** @param path of a file */
export const isRecording = (path: string): boolean => /\.har$/i.test(path);

/** @throws {CaptureError} `har-damaged`, `har-empty`, `har-too-large` */
export async function readRecording(path: string): Promise<Collection> {
  if (statSync(path).size > MAX_RECORDING_BYTES) throw new CaptureError("har-too-large", String(MAX_RECORDING_BYTES));
  const { collectHar } = await import("./collect-har.ts");
  return collectHar(readFileSync(path, "utf8"), basename(resolve(path)));
}
