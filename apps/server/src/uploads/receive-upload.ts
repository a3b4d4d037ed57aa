/** An upload to staged files: those of the form, or those of the one archive in it. Nothing is stored yet. */
import { createReadStream, createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { type ArchiveKind, archiveKind, archiveRoot, isRecording, readArchive } from "@as-built/capture";
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
import { stagedFiles } from "./staged-files.ts";
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
}

/** The field of a recording that comes along with the files of an application. */
const TRAFFIC = "traffic";

type Receiving = Pick<Services, "limits" | "collect">;

/**
 * @param collect takes a recording or a saved page apart
 * @throws ApiError; what was staged until then goes with the stage
 */
export async function receiveUpload(request: Request, stage: Stage, receiving: Receiving): Promise<Upload> {
  const { limits } = receiving;
  const files: StagedFile[] = [];
  let first: Received | undefined;
  let recording: Received | undefined;
  const fields = await receiveForm(request, limits, async (name, content, field) => {
    if (field === TRAFFIC) {
      if (recording !== undefined) throw new ApiError("bad-upload", "more than one recording of traffic");
      recording = { name, location: stage.newPath() };
      await pipeline(content, createWriteStream(recording.location, { flags: "wx" }));
    } else if (first === undefined) {
      // As it is: it may be an archive, and a zip is read from its end.
      first = { name, location: stage.newPath() };
      await pipeline(content, createWriteStream(first.location, { flags: "wx" }));
    } else files.push({ path: relativePath(name), ...(await stage.add(bounded(name, content, limits))) });
  });
  if (first === undefined) throw new ApiError("no-files");
  const material = await materialOf(first, files, stage, receiving);
  if (recording === undefined) return { fields, ...material };
  return { fields, ...material, traffic: await trafficOf(recording, material.files, stage, receiving) };
}

/** @param more files beside the first one */
async function materialOf(
  first: Received,
  more: readonly StagedFile[],
  stage: Stage,
  receiving: Receiving,
): Promise<Omit<Upload, "fields">> {
  const { name, location } = first;
  const { limits } = receiving;
  if (more.length > 0) {
    const all = [...more, await loose(first, stage, limits)];
    await rm(location);
    return { files: distinct(all), name: undefined };
  }
  const kind = await archiveKind(location, name);
  const only =
    kind !== undefined
      ? { files: await unpacked({ ...first, kind }, stage, limits) }
      : isRecording(name)
        ? await recorded(first, stage, receiving)
        : { files: [await loose(first, stage, limits)] };
  await rm(location);
  return { ...only, files: distinct(only.files), name };
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
): Promise<Pick<Upload, "files" | "traffic">> {
  const collected = await apart({ kind: "recording", path, name }, stage, receiving);
  return { files: await stagedFiles(collected, stage), traffic: await stagedTraffic(collected, stage) };
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

async function unpacked({ name, location, kind }: Archive, stage: Stage, limits: UploadLimits): Promise<StagedFile[]> {
  const files: StagedFile[] = [];
  try {
    const { files: maxEntries, fileBytes: maxEntryBytes, totalBytes: maxTotalBytes } = limits;
    const entries = readArchive(location, kind, { maxEntries, maxEntryBytes, maxTotalBytes });
    for await (const { path, content } of entries) files.push({ path, ...(await stage.add(content)) });
  } catch (error) {
    throw captureErrorOf(error);
  }
  if (files.length === 0) throw new ApiError("no-files", name);
  const root = archiveRoot(
    files.map(({ path }) => path),
    name,
  );
  return files.map((file) => ({ ...file, path: file.path.slice(root.length) }));
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
