/**
 * The program of a collection's process: fetches an address, or reads a recording, writes what it has into a folder, and
 * says so. What files name is found by the native parser, which may end its process.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import {
  CaptureError,
  type CollectedFile,
  type Collection,
  collectMaterial,
  isAddress,
  readRecording,
  tryInProcess,
} from "@as-built/capture";
import { type Capture, namedFiles, namedPages, samePage } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import type { CollectRequest, FromCollection, WrittenFile } from "./collect-message.ts";

const WATCHDOG = new URL(
  import.meta.url.endsWith(".ts") ? "../process/watchdog.ts" : "../process/watchdog.js",
  import.meta.url,
);

const say = (message: FromCollection): void => void process.send?.(message);

async function run(request: CollectRequest): Promise<FromCollection> {
  try {
    const { files, lost } = await collect(request);
    const { limits, folder } = request;
    const total = files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
    const isTooLarge = files.some(({ bytes }) => bytes.byteLength > limits.fileBytes) || total > limits.totalBytes;
    if (isTooLarge || files.length > limits.files) return { type: "failed", code: "too-large", subject: "" };
    return { type: "done", collected: { files: await written(files, folder), lost } };
  } catch (error) {
    if (error instanceof CaptureError) return { type: "failed", code: error.code, subject: error.subject };
    return { type: "failed", code: "failed", subject: error instanceof Error ? error.name : "" };
  }
}

async function collect({ from, limits }: CollectRequest): Promise<Collection> {
  if (from.kind === "recording") return readRecording(from.path, from.name);
  // a path of this machine, or a package, is nothing that a client may ask for
  if (!isAddress(from.address)) throw new CaptureError("address-malformed", from.address);
  const parser = oxcParser({ trial: tryInProcess });
  return collectMaterial(from.address, {
    named: (capture: Capture) => namedFiles(capture, parser),
    pages: {
      named: (capture, isSignedIn) => namedPages(capture, { parser, isSignedIn }),
      same: samePage,
    },
    headers: from.headers,
    publicOnly: from.publicOnly,
    robots: true,
    env: process.env,
    limits: { maxFileBytes: limits.fileBytes, maxTotalBytes: limits.totalBytes },
    onProgress: (asked, known) => say({ type: "progress", asked, known }),
    onFile: ({ path, url, bytes }) => say({ type: "file", file: { path, url, bytes: bytes.byteLength } }),
  });
}

async function written(files: readonly CollectedFile[], folder: string): Promise<readonly WrittenFile[]> {
  const out: WrittenFile[] = [];
  for (const [index, { path, url, bytes }] of files.entries()) {
    const location = join(folder, `collected-${index}`);
    await writeFile(location, bytes);
    out.push({ path, url, bytes: bytes.byteLength, location });
  }
  return out;
}

new Worker(WATCHDOG, { workerData: { memoryMb: Number(process.argv[2]) } }).unref();
process.on("message", async (request: CollectRequest) => {
  const end = await run(request);
  process.send?.(end, () => process.exit(0));
});
process.on("disconnect", () => process.exit(1));
