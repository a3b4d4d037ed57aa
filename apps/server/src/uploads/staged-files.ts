/** Files that another process has written, to staged ones. */
import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import type { Collected } from "../jobs/collect/collect-message.ts";
import type { Stage, StagedBlob } from "../storage/stage.ts";
import { relativePath } from "./relative-path.ts";
import type { StagedFile } from "./staged-file.ts";

export async function stagedFiles({ files }: Collected, stage: Stage): Promise<readonly StagedFile[]> {
  const staged: StagedFile[] = [];
  for (const { path, location } of files) {
    staged.push({ path: relativePath(path), ...(await stage.add(createReadStream(location))) });
    await rm(location);
  }
  return staged;
}

/** What was named and could not be had, for the analyses of the release. Nothing where all could. */
export async function stagedLosses({ lost }: Collected, stage: Stage): Promise<StagedBlob | undefined> {
  return lost.length === 0 ? undefined : stage.add(Readable.from([Buffer.from(JSON.stringify(lost))]));
}
