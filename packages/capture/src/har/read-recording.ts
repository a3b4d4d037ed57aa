/** The file of a recording, or of a saved page, to what it holds; the code that reads the format is loaded where there is one. */
import { readFileSync, statSync } from "node:fs";
import { basename, resolve } from "node:path";
import type { RecordedTraffic } from "@as-built/engine";
import { asCaptureError, CaptureError } from "../capture-error.ts";
import type { Collection } from "../collect/collection.ts";
import { codingOf } from "../content-coding.ts";
import { MAX_RECORDING_BYTES } from "../limits.ts";

const SAVED_PAGE = /\.mht(?:ml)?$/i;

/** @param name of a file */
export const isHar = (name: string): boolean => /\.har$/i.test(name);

/** `desk.har` for `desk.har` and for `desk.har.gz`; undefined for what is no recording of traffic. */
export function harPath(path: string): string | undefined {
  const plain = path.slice(0, path.length - (codingOf(path.toLowerCase())?.ending.length ?? 0));
  return isHar(plain) ? plain : undefined;
}

/** A recording that is read only where it can be decompressed. */
export const isPackedHar = (name: string): boolean => !isHar(name) && harPath(name) !== undefined;

/** @param name of a file */
export const isRecording = (name: string): boolean => isHar(name) || SAVED_PAGE.test(name);

/**
 * @param name where the file was stored under another one
 * @throws {CaptureError} `har-damaged`, `har-empty`, `har-too-large`, `mhtml-damaged`, `mhtml-empty`, `too-many-files`
 */
export async function readRecording(path: string, name: string = basename(resolve(path))): Promise<Collection> {
  if (statSync(path).size > MAX_RECORDING_BYTES) throw new CaptureError("har-too-large", String(MAX_RECORDING_BYTES));
  if (SAVED_PAGE.test(name)) {
    const { collectMhtml } = await import("../mhtml/collect-mhtml.ts");
    // what the bytes mean, each part says for itself
    return collectMhtml(readFileSync(path, "latin1"), name);
  }
  const { collectHar } = await import("./collect-har.ts");
  return collectHar(readFileSync(path, "utf8"), name);
}

/**
 * The calls of a recording alone, for material that comes from elsewhere.
 *
 * @param name where the file was stored under another one
 * @throws {CaptureError} `har-damaged`, `har-too-large`, `not-found`, `not-readable`
 */
export async function readTraffic(path: string, name: string = basename(resolve(path))): Promise<RecordedTraffic> {
  try {
    if (statSync(path).size > MAX_RECORDING_BYTES) throw new CaptureError("har-too-large", String(MAX_RECORDING_BYTES));
    const { harTraffic } = await import("./collect-har.ts");
    return harTraffic(readFileSync(path, "utf8"), name);
  } catch (error) {
    throw asCaptureError(error, path);
  }
}

/**
 * Traffic as it was kept for a later analysis.
 *
 * @throws where it is something else
 */
export const readKeptTraffic = async (text: string): Promise<RecordedTraffic> =>
  (await import("./kept-traffic.ts")).keptTrafficIn(text);
