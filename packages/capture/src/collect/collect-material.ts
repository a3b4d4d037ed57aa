/**
 * Whatever may be given as material, a path, an address or a package, to a capture, or to its files with their bytes, which
 * `asbuilt capture` keeps. Both have the same files, and the same list of what is lost.
 */
import { readFile, stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import type { Capture } from "@as-built/engine";
import { type ArchiveKind, archiveKind } from "../archive/archive-kind.ts";
import type { BrowserCollection, BrowserOptions } from "../browser/browser-options.ts";
import { asCaptureError, CaptureError } from "../capture-error.ts";
import { capturePath } from "../capture-path.ts";
import { keptCollection } from "../capture-record.ts";
import { codingOf, decoded } from "../content-coding.ts";
import { harPath, isRecording, readRecording } from "../har/read-recording.ts";
import { DEFAULT_LIMITS, MAX_RECORDING_BYTES } from "../limits.ts";
import { filesOf } from "../walk.ts";
import type { AddressOptions } from "../web/collect-address.ts";
import { collectArchive } from "./collect-archive.ts";
import {
  type CollectedFile,
  type Collection,
  captureCollection,
  type LostFile,
  withDistinctPaths,
} from "./collection.ts";

/** Whether an input is an address and no path. */
export const isAddress = (input: string): boolean => /^https?:\/\//i.test(input);

const isPackage = (input: string): boolean => input.startsWith("npm:");

/** @throws {CaptureError} where nothing at all can be captured */
export async function captureMaterial(input: string, options: AddressOptions): Promise<Capture> {
  const { onProgress } = options;
  const fetched = await collectFetched(input, options);
  return fetched === undefined
    ? capturePath(input, onProgress && { onProgress })
    : captureCollection(fetched, DEFAULT_LIMITS);
}

/** @throws {CaptureError} where nothing at all can be collected */
export async function collectMaterial(input: string, options: AddressOptions): Promise<Collection> {
  const collection = await withoutValues((await collectFetched(input, options)) ?? keptCollection(await onDisk(input)));
  return { ...collection, files: withDistinctPaths(collection.files) };
}

/**
 * An application that a browser opens.
 *
 * @throws {CaptureError} `browser-*`, `address-*`
 */
export async function collectThroughBrowser(input: string, options: BrowserOptions): Promise<BrowserCollection> {
  if (!isAddress(input)) throw new CaptureError("browser-no-address", input);
  const { collectBrowser } = await import("../browser/collect-browser.ts");
  const collection = await collectBrowser(input, options);
  return { ...collection, files: withDistinctPaths(collection.files) };
}

/** What is fetched, or found inside of something else, is loaded with the code that does it, only where it is asked for. */
async function collectFetched(input: string, options: AddressOptions): Promise<Collection | undefined> {
  if (isAddress(input)) return (await import("../web/collect-address.ts")).collectAddress(input, options);
  if (isPackage(input)) return (await import("../package/collect-package.ts")).collectPackage(input, options);
  return imageAt(input, options);
}

async function imageAt(path: string, options: AddressOptions): Promise<Collection | undefined> {
  const kind = await kindAt(path);
  if (kind !== "tar" && kind !== "tar.gz") return undefined;
  try {
    return await (await import("../image/collect-image.ts")).collectImage(path, kind, options);
  } catch (error) {
    if (error instanceof CaptureError) throw error;
    // who reads it as any archive says what is wrong with it
    return undefined;
  }
}

async function kindAt(path: string): Promise<ArchiveKind | undefined> {
  try {
    return (await stat(path)).isFile() ? await archiveKind(path) : undefined;
  } catch (error) {
    throw asCaptureError(error, path);
  }
}

async function onDisk(path: string): Promise<Collection> {
  const kind = await kindAt(path);
  try {
    if (kind !== undefined) return await collectArchive(path, kind);
    return isRecording(path) ? await readRecording(path) : await ofFolder(path);
  } catch (error) {
    throw asCaptureError(error, path);
  }
}

/** Recordings among other files are kept as a browser's is: without what people entered and saw. What is none is left out. */
async function withoutValues({ files, lost, ...collection }: Collection): Promise<Collection> {
  const recordings = files.filter(({ path }) => harPath(path) !== undefined);
  if (recordings.length === 0) return { ...collection, files, lost };
  const { maskedHar } = await import("../har/mask-har.ts");
  const masked: CollectedFile[] = [];
  const damaged: LostFile[] = [];
  for (const { path, bytes } of recordings) {
    try {
      const text = Buffer.from(plainBytes(path, bytes)).toString("utf8");
      masked.push({ path: harPath(path) ?? path, bytes: Buffer.from(maskedHar(text)) });
    } catch {
      damaged.push({ path, code: "unreadable" });
    }
  }
  const others = files.filter(({ path }) => harPath(path) === undefined);
  return { ...collection, files: [...others, ...masked], lost: [...lost, ...damaged] };
}

/** @throws where it cannot be decompressed */
function plainBytes(path: string, bytes: Uint8Array): Uint8Array {
  if (codingOf(path) === undefined) return bytes;
  const plain = decoded(path, bytes, MAX_RECORDING_BYTES);
  if ("code" in plain) throw new CaptureError("har-damaged", path);
  return plain.bytes;
}

async function ofFolder(path: string): Promise<Collection> {
  const { root, found } = await filesOf(path, DEFAULT_LIMITS.maxFiles);
  const files: CollectedFile[] = [];
  const lost: LostFile[] = [];
  for (const file of found) {
    const bytes = file.readable ? await readFile(join(root, file.path)).catch(() => undefined) : undefined;
    if (bytes === undefined) lost.push({ path: file.path, code: "unreadable" });
    else files.push({ path: file.path, bytes });
  }
  return { input: basename(resolve(path)), files, lost };
}
