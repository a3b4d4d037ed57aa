/** `asbuilt export` and `asbuilt import`: everything that a server keeps as one archive, whether the server runs or not. */
import { randomUUID } from "node:crypto";
import { access, constants, mkdir, rename, rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { ExitCode } from "./exit-code.ts";
import { loadServer } from "./load-server.ts";
import type { PlaceOptions } from "./place.ts";
import { ProblemError } from "./problem.ts";
import { EXPORT, IMPORT } from "./server-messages.ts";
import { write } from "./terminal.ts";
import { withAdmin } from "./with-admin.ts";

/** A former file of that name is replaced once the new one is whole. @throws {ProblemError} `not-exported` */
export const exportCommand = (file: string, place: PlaceOptions): Promise<ExitCode> =>
  withAdmin(place, async (admin) => {
    const part = `${resolve(file)}.${randomUUID()}.part`;
    try {
      await mkdir(dirname(part), { recursive: true });
      await admin.export(part);
      await rename(part, file);
    } catch (error) {
      throw isOfFiles(error) ? new ProblemError("not-exported", error.message) : error;
    } finally {
      await rm(part, { force: true });
    }
    await write(process.stdout, `${EXPORT.done(file)}\n`);
  });

/** @throws {ProblemError} `no-export`, `not-an-export` */
export async function importCommand(file: string, place: PlaceOptions): Promise<ExitCode> {
  await access(file, constants.R_OK).catch(() => {
    throw new ProblemError("no-export", file);
  });
  const { ServerError } = await loadServer();
  return withAdmin(place, async (admin) => {
    const counts = await admin.import(file).catch((error: unknown) => {
      const isNone = error instanceof ServerError && error.code === "bad-import";
      throw isNone || isOfFiles(error) ? new ProblemError("not-an-export", file) : error;
    });
    await write(process.stdout, `${IMPORT.done(counts)}\n`);
  });
}

const isOfFiles = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && "syscall" in error && "path" in error;
