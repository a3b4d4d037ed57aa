/** An upload to staged files: those of the form, or those of the one archive in it. Nothing is stored yet. */
import { createReadStream, createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { basename } from "node:path";
import { pipeline } from "node:stream/promises";
import {
  type ArchiveKind,
  archiveKind,
  archiveRoot,
  isHar,
  isPackedHar,
  isRecording,
  readArchive,
} from "@as-built/capture";
import { ApiError } from "../contract/api-error.ts";
import { ERROR_CODES, keysOf } from "../contract/error-codes.ts";
import { CollectFailure } from "../jobs/collect/collect-apart.ts";
import type { Collected, CollectRequest } from "../jobs/collect/collect-message.ts";
import type { Services } from "../services.ts";
import type { Stage, StagedBlob } from "../storage/stage.ts";
import { captureErrorOf } from "./capture-errors.ts";
import { receiveForm } from "./receive-form.ts";
import { relativePath } from "./relative-path.ts";
import type { StagedFile } from "./staged-file.ts";
import { stagedFiles, stagedLosses } from "./staged-files.ts";
import { inMb, type UploadLimits } from "./upload-limits.ts";

/** Longest part of a name that a message repeats. */
const SHOWN = 200;

/** Of a path in UTF-8; an entry of PostgreSQL's index holds 2,704. */
const PATH_BYTES = 2000;

export interface Upload {
  readonly fields: ReadonlyMap<string, string>;
  readonly files: readonly StagedFile[];
  /** Of the archive, or of the only file. */
  readonly name: string | undefined;
  /** What was seen of the application's calls, without values. */
  readonly traffic?: StagedBlob | undefined;
  /** What a recording says was loaded and does not hold. */
  readonly lost?: StagedBlob | undefined;
}

/** The field of a recording that comes along with the files of an application; one among these is the same. */
const TRAFFIC = "traffic";

type Receiving = Pick<Services, "limits" | "collect">;

/**
 * @param collect takes a recording or a saved page apart
 * @throws ApiError; what was staged until then goes with the stage
 */
export async function receiveUpload(request: Request, stage: Stage, receiving: Receiving): Promise<Upload> {
  const { limits } = receiving;
  const files: StagedFile[] = [];
  const recordings: Received[] = [];
  let first: Received | undefined;
  const fields = await receiveForm(request, limits, async (name, content, field) => {
    refusePacked(name);
    const isFirst = first === undefined && field !== TRAFFIC;
    if (!isFirst && field !== TRAFFIC && !isHar(name)) {
      files.push({ path: relativePath(name), ...(await stage.add(bounded(name, content, limits))) });
      return;
    }
    // the first may be an archive, and a zip is read from its end
    const received = { name, location: stage.newPath() };
    if (isFirst) first = received;
    else recordings.push(received);
    await asItIs(received, content);
  });
  if (first === undefined) throw new ApiError("no-files");
  const { beside, ...material } = await materialOf(first, files, stage, receiving);
  const [recording, ...more] = [...recordings, ...beside];
  if (more.length > 0) throw new ApiError("bad-upload", "more than one recording of traffic");
  if (recording === undefined) return { fields, ...material };
  return { fields, ...material, traffic: await trafficOf(recording, material.files, stage, receiving) };
}

/** It holds what people entered and saw, and would be stored as it is. */
function refusePacked(name: string): void {
  if (isPackedHar(name)) throw new ApiError("packed-recording", name.slice(0, SHOWN));
}

const asItIs = ({ location }: Received, content: AsyncIterable<Uint8Array>): Promise<void> =>
  pipeline(content, createWriteStream(location, { flags: "wx" }));

interface Material extends Omit<Upload, "fields"> {
  /** Recordings among the files. They hold what people entered and saw, and are not stored. */
  readonly beside: readonly Received[];
}

/** @param more files beside the first one */
async function materialOf(
  first: Received,
  more: readonly StagedFile[],
  stage: Stage,
  receiving: Receiving,
): Promise<Material> {
  const { name, location } = first;
  const { limits } = receiving;
  if (more.length > 0 && isHar(name)) return { files: distinct(more), name: undefined, beside: [first] };
  if (more.length > 0) {
    const all = [...more, await loose(first, stage, limits)];
    await rm(location);
    return { files: distinct(all), name: undefined, beside: [] };
  }
  const kind = await archiveKind(location, name);
  const only = await onlyFile(first, kind, stage, receiving);
  await rm(location);
  return { beside: [], ...only, files: distinct(only.files), name };
}

async function onlyFile(
  first: Received,
  kind: ArchiveKind | undefined,
  stage: Stage,
  receiving: Receiving,
): Promise<Pick<Upload, "files" | "traffic" | "lost"> & Partial<Pick<Material, "beside">>> {
  if (kind !== undefined) return unpacked({ ...first, kind }, stage, receiving.limits);
  if (isRecording(first.name)) return recorded(first, stage, receiving);
  return { files: [await loose(first, stage, receiving.limits)] };
}

/** @throws ApiError `file-too-large` */
async function* bounded(
  name: string,
  content: AsyncIterable<Uint8Array>,
  { fileBytes }: UploadLimits,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.byteLength;
    if (bytes > fileBytes) throw new ApiError("file-too-large", `${name.slice(0, SHOWN)}, at most ${inMb(fileBytes)}`);
    yield chunk;
  }
}

interface Received {
  readonly name: string;
  readonly location: string;
}

const loose = async ({ name, location }: Received, stage: Stage, limits: UploadLimits): Promise<StagedFile> => ({
  path: relativePath(name),
  ...(await stage.add(bounded(name, createReadStream(location), limits))),
});

async function recorded(
  { name, location: path }: Received,
  stage: Stage,
  receiving: Receiving,
): Promise<Pick<Upload, "files" | "traffic" | "lost">> {
  const collected = await apart({ kind: "recording", path, name }, stage, receiving);
  const files = await stagedFiles(collected, stage);
  return { files, traffic: await stagedTraffic(collected, stage), lost: await stagedLosses(collected, stage) };
}

async function trafficOf(
  { name, location: path }: Received,
  files: readonly StagedFile[],
  stage: Stage,
  receiving: Receiving,
): Promise<StagedBlob | undefined> {
  const traffic = await stagedTraffic(await apart({ kind: "traffic", path, name, files }, stage, receiving), stage);
  await rm(path);
  return traffic;
}

async function stagedTraffic({ traffic }: Collected, stage: Stage): Promise<StagedBlob | undefined> {
  if (traffic === undefined) return undefined;
  const staged = await stage.add(createReadStream(traffic));
  await rm(traffic);
  return staged;
}

type FromFile = Exclude<CollectRequest["from"], { readonly kind: "address" }>;

/** Reading a recording takes memory and time, which the process that answers requests does not have. */
async function apart(from: FromFile, stage: Stage, { limits, collect }: Receiving): Promise<Collected> {
  const { size } = await stat(from.path);
  if (size > limits.totalBytes) throw new ApiError("too-large", `at most ${inMb(limits.totalBytes)}`);
  try {
    return await collect({ from, folder: stage.folder, limits });
  } catch (error) {
    if (!(error instanceof CollectFailure)) throw error;
    const code = keysOf(ERROR_CODES).find((one) => one === error.code);
    throw code === undefined ? new ApiError("too-costly") : new ApiError(code, error.subject);
  }
}

interface Archive extends Received {
  readonly kind: ArchiveKind;
}

async function unpacked(
  { name, location, kind }: Archive,
  stage: Stage,
  limits: UploadLimits,
): Promise<Pick<Material, "files" | "beside">> {
  const files: StagedFile[] = [];
  const beside: Received[] = [];
  try {
    const { files: maxEntries, fileBytes: maxEntryBytes, totalBytes: maxTotalBytes } = limits;
    const entries = readArchive(location, kind, { maxEntries, maxEntryBytes, maxTotalBytes });
    for await (const { path, content } of entries) {
      refusePacked(path);
      if (isHar(path)) {
        const recording = { name: basename(path), location: stage.newPath() };
        await asItIs(recording, content);
        beside.push(recording);
      } else files.push({ path, ...(await stage.add(content)) });
    }
  } catch (error) {
    throw captureErrorOf(error);
  }
  if (files.length === 0) throw new ApiError("no-files", name);
  const root = archiveRoot(
    files.map(({ path }) => path),
    name,
  );
  return { files: files.map((file) => ({ ...file, path: file.path.slice(root.length) })), beside };
}

/** The same file given twice is one. @throws ApiError `duplicate-path`, `path-too-long` */
export function distinct(files: readonly StagedFile[]): readonly StagedFile[] {
  const byPath = new Map<string, StagedFile>();
  for (const file of files) {
    if (Buffer.byteLength(file.path) > PATH_BYTES) throw new ApiError("path-too-long", file.path.slice(0, SHOWN));
    const other = byPath.get(file.path);
    if (other !== undefined && other.digest !== file.digest) throw new ApiError("duplicate-path", file.path);
    byPath.set(file.path, file);
  }
  return [...byPath.values()];
}
