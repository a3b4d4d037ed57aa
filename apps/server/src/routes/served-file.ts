/** The file that a specification names, as a browser gets it: stored under its path, or only compressed beside it. */
import { compressedPaths, DEFAULT_LIMITS, decoded } from "@as-built/capture";
import { readBlob } from "../database/blobs.ts";
import type { Database } from "../database/open-database.ts";
import { findFile } from "../database/releases.ts";

export interface ServedFile {
  /** Of what is stored. */
  readonly digest: string;
  readonly bytes: () => Promise<Uint8Array>;
}

/** @returns undefined where the release has no such file, in no form that can be read */
export async function servedFile(db: Database, releaseId: string, path: string): Promise<ServedFile | undefined> {
  const file = await findFile(db, releaseId, path);
  if (file !== undefined) return { digest: file.digest, bytes: () => readBlob(db, file.digest) };
  for (const compressed of compressedPaths(path)) {
    const found = await findFile(db, releaseId, compressed);
    if (found === undefined) continue;
    const result = decoded(compressed, await readBlob(db, found.digest), DEFAULT_LIMITS.maxFileBytes);
    if ("bytes" in result) return { digest: found.digest, bytes: async () => result.bytes };
  }
  return undefined;
}
