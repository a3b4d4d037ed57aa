/** An upload to staged files: those of the form, or those of the one archive in it. Nothing is stored yet. */
import { createReadStream, createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { type ArchiveKind, archiveKind, archiveRoot, isRecording, readArchive } from "@as-built/capture";
import { ApiError } from "../contract/api-error.ts";
import { ERROR_CODES, keysOf } from "../contract/error-codes.ts";
import { CollectFailure } from "../jobs/collect/collect-apart.ts";
import type { Services } from "../services.ts";
import type { Stage } from "../storage/stage.ts";
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
}

/**
 * @param collect takes a recording or a saved page apart
 * @throws ApiError; what was staged until then goes with the stage
 */
export async function receiveUpload(
  request: Request,
  stage: Stage,
  { limits, collect }: Pick<Services, "limits" | "collect">,
): Promise<Upload> {
  const files: StagedFile[] = [];
  let first: { readonly name: string; readonly location: string } | undefined;
  const fields = await receiveForm(request, limits, async (name, content) => {
    if (first === undefined) {
      // As it is: it may be an archive, and a zip is read from its end.
      first = { name, location: stage.newPath() };
      await pipeline(content, createWriteStream(first.location, { flags: "wx" }));
    } else files.push({ path: relativePath(name), ...(await stage.add(bounded(name, content, limits))) });
  });
  if (first === undefined) throw new ApiError("no-files");
  const { name, location } = first;
  if (files.length > 0) {
    files.push(await loose({ name, location }, stage, limits));
    await rm(location);
    return { fields, files: distinct(files), name: undefined };
  }
  const kind = await archiveKind(location, name);
  const only =
    kind !== undefined
      ? await unpacked({ name, location, kind }, stage, limits)
      : isRecording(name)
        ? await recorded({ name, location }, stage, { limits, collect })
        : [await loose({ name, location }, stage, limits)];
  await rm(location);
  return { fields, files: distinct(only), name };
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

/** Reading one takes memory and time, which the process that answers requests does not have. */
async function recorded(
  { name, location }: Received,
  stage: Stage,
  { limits, collect }: Pick<Services, "limits" | "collect">,
): Promise<readonly StagedFile[]> {
  const { size } = await stat(location);
  if (size > limits.totalBytes) throw new ApiError("too-large", `at most ${inMb(limits.totalBytes)}`);
  try {
    const from = { kind: "recording", path: location, name } as const;
    return await stagedFiles(await collect({ from, folder: stage.folder, limits }), stage);
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
