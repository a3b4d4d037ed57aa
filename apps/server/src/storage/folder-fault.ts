/** Errors of the file system and of the embedded database as what keeps a data folder from being used. */
import { statfsSync } from "node:fs";
import { ServerError } from "../server-error.ts";

const FULL: readonly unknown[] = ["ENOSPC", "EDQUOT"];

/** PostgreSQL makes files of its log this large, also as it starts. */
const LOG_FILE = 16 * 2 ** 20;

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;

/** @param path what could not be read, made or written */
export function folderFault(path: string, error: unknown): ServerError {
  const code = codeOf(error);
  return FULL.includes(code)
    ? new ServerError("no-space", path, { cause: error })
    : new ServerError("bad-data-folder", code === undefined ? path : `${path}: ${code}`, { cause: error });
}

/**
 * Of the embedded database. Where it has no code the words are those of the program that PGlite runs ("Aborted()") and
 * help nobody, and a full disk shows in no other way than this.
 */
export function databaseFault(folder: string, error: unknown): ServerError {
  if (FULL.includes(codeOf(error)) || freeBytes(folder) < LOG_FILE) {
    return new ServerError("no-space", folder, { cause: error });
  }
  const words = error instanceof Error && codeOf(error) !== undefined ? `${folder}: ${error.message}` : folder;
  return new ServerError("bad-database", words, { cause: error });
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
