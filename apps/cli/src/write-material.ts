/** What was collected into a folder or a zip archive, with a record of it; equal collections give equal bytes. */
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import {
  apartFromFolders,
  archivePath,
  CAPTURE_RECORD,
  type CollectedFile,
  type Collection,
  captureRecord,
} from "@as-built/capture";
import { ZipFile } from "yazl";
import { ProblemError } from "./problem.ts";

const isZip = (output: string): boolean => /\.zip$/i.test(output);

/**
 * @returns the files that got another name, since a folder has theirs
 * @throws {ProblemError} `not-empty`, `not-writable`
 */
export async function writeMaterial(
  { input, files, lost }: Collection,
  output: string,
): Promise<ReadonlyMap<string, string>> {
  try {
    // the paths come from servers: none leaves the output
    const inside = files.map((file) => ({ ...file, path: archivePath(file.path), is: file.is ?? file.path }));
    const renamed = apartFromFolders(
      inside.map(({ path }) => path),
      [CAPTURE_RECORD],
    );
    const placed = inside.map((file) => ({ ...file, path: renamed.get(file.path) ?? file.path }));
    const known = placed.map(({ path, is, url }) => ({
      path,
      ...(url !== undefined && { url }),
      ...(is !== path && { is }),
    }));
    const record = { path: CAPTURE_RECORD, bytes: Buffer.from(captureRecord(input, known, lost)) };
    const named = [...placed, record].sort((a, b) => (a.path < b.path ? -1 : 1));
    await (isZip(output) ? writeZip(named, output) : writeFolder(named, output));
    return renamed;
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    throw new ProblemError("not-writable", error instanceof Error ? error.message : output);
  }
}

/** Only where nothing stands: files of another capture would count as files of this one. */
async function writeFolder(files: readonly CollectedFile[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new ProblemError("not-empty", folder);
  for (const { path, bytes } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
}

/** The first time that the format knows, where the clock of the machine would make each archive another one. */
const MTIME = new Date(1980, 0, 1);

/** A former archive is replaced once the new one is whole. */
async function writeZip(files: readonly CollectedFile[], output: string): Promise<void> {
  const part = `${resolve(output)}.${process.pid}.part`;
  await mkdir(dirname(part), { recursive: true });
  const zip = new ZipFile();
  for (const { path, bytes } of files)
    zip.addBuffer(Buffer.from(bytes), path, { mtime: MTIME, mode: 0o100644, forceDosTimestamp: true });
  zip.end();
  try {
    await pipeline(zip.outputStream, createWriteStream(part));
    await rename(part, output);
  } finally {
    await rm(part, { force: true });
  }
}
