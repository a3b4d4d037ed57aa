/**
 * The program of a collection's process: fetches an address, or reads a recording, writes what it has into a folder, and
 * says so. What files name is found by the native parser, which may end its process.
 */
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { zstdDecompressSync } from "node:zlib";
import {
  CaptureError,
  type CollectedFile,
  type Collection,
  captureFiles,
  collectMaterial,
  type InputFile,
  isAddress,
  readRecording,
  readTraffic,
  tryInProcess,
} from "@as-built/capture";
import { type Capture, keptTraffic, namedFiles, namedPages, type RecordedTraffic, samePage } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import type { Collected, CollectLimits, CollectRequest, FromCollection, WrittenFile } from "./collect-message.ts";

const WATCHDOG = new URL(
  import.meta.url.endsWith(".ts") ? "../process/watchdog.ts" : "../process/watchdog.js",
  import.meta.url,
);

type FromAddress = Extract<CollectRequest["from"], { readonly kind: "address" }>;

const say = (message: FromCollection): void => void process.send?.(message);

async function run(request: CollectRequest): Promise<FromCollection> {
  try {
    const collected = await collectedBy(request);
    return collected === undefined ? { type: "failed", code: "too-large", subject: "" } : { type: "done", collected };
  } catch (error) {
    if (error instanceof CaptureError) return { type: "failed", code: error.code, subject: error.subject };
    return { type: "failed", code: "failed", subject: error instanceof Error ? error.name : "" };
  }
}

/** Nothing where it is more than it may be. */
async function collectedBy({ from, limits, folder }: CollectRequest): Promise<Collected | undefined> {
  if (from.kind === "traffic") {
    const files = from.files.map(({ path, location }) => ({ path, bytes: zstdDecompressSync(readFileSync(location)) }));
    const traffic = await kept(await readTraffic(from.path, from.name), files, { folder, limits });
    return traffic === undefined ? undefined : { files: [], lost: [], traffic };
  }
  const { files, lost, traffic } = await (from.kind === "recording"
    ? readRecording(from.path, from.name)
    : fetched(from, limits));
  const total = files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  const isTooLarge = files.some(({ bytes }) => bytes.byteLength > limits.fileBytes) || total > limits.totalBytes;
  if (isTooLarge || files.length > limits.files) return undefined;
  const seen = traffic && (await kept(traffic, files, { folder, limits }));
  return { files: await written(files, folder), lost, ...(seen && { traffic: seen }) };
}

/** What somebody entered, and what an answer held, never leaves this process. Nothing where it is too large. */
async function kept(
  traffic: RecordedTraffic,
  files: readonly InputFile[],
  { folder, limits }: Pick<CollectRequest, "folder" | "limits">,
): Promise<string | undefined> {
  const { artifacts } = captureFiles(traffic.name, files);
  const scripts = artifacts.filter(({ kind }) => kind === "script");
  // as the analysis does
  const own = scripts.length > 0 ? scripts : artifacts.filter(({ kind }) => kind === "html");
  const texts = own.map(({ text }) => text);
  const json = Buffer.from(JSON.stringify(keptTraffic(traffic, texts)));
  if (json.byteLength > limits.fileBytes) return undefined;
  const location = join(folder, "traffic");
  await writeFile(location, json);
  return location;
}

function fetched({ address, headers, origins, publicOnly }: FromAddress, limits: CollectLimits): Promise<Collection> {
  // a path of this machine, or a package, is nothing that a client may ask for
  if (!isAddress(address)) throw new CaptureError("address-malformed", address);
  const parser = oxcParser({ trial: tryInProcess });
  return collectMaterial(address, {
    named: (capture: Capture) => namedFiles(capture, parser),
    pages: {
      named: (capture, isSignedIn) => namedPages(capture, { parser, isSignedIn }),
      same: samePage,
    },
    headers,
    origins,
    publicOnly,
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
