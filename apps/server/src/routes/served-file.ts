/** The file that a specification names, as a browser gets it: stored under its path, or only compressed beside it. */
import { compressedPaths } from "@as-built/capture";
import type { Database } from "../database/open-database.ts";
import { findFile } from "../database/releases.ts";
import type { TextTask } from "../texts/text-task.ts";

export interface ServedFile {
  /** Of what is stored. */
  readonly digest: string;
  /** Gives its text, or part of it. */
  readonly task: TextTask;
}

/** The first of them that can be read is what specifications name. */
export async function* servedFiles(db: Database, releaseId: string, path: string): AsyncGenerator<ServedFile> {
  const plain = await findFile(db, releaseId, path);
  if (plain !== undefined) return yield { digest: plain.digest, task: { kind: "file", digests: [plain.digest] } };
  for (const subject of compressedPaths(path)) {
    const found = await findFile(db, releaseId, subject);
    if (found === undefined) continue;
    yield { digest: found.digest, task: { kind: "coded-file", digests: [found.digest], subject } };
  }
}
