/** Staged files to a release with its queued analysis, in one transaction: all of it is there, or nothing. */
import { hash } from "node:crypto";
import { CAPTURE_RECORD } from "@as-built/capture";
import { queueAnalysis } from "../database/analyses.ts";
import { addBlobs, keepBlobs } from "../database/blobs.ts";
import type { Database } from "../database/open-database.ts";
import { addRelease, type ReleaseRow } from "../database/releases.ts";
import { partsOf, type StagedBlob } from "../storage/stage.ts";
import type { StagedFile } from "./staged-file.ts";

export interface NewRelease {
  readonly applicationId: string;
  readonly label: string;
  readonly input: string;
  readonly capturedAt: Date;
  readonly files: readonly StagedFile[];
  /** Traffic that came along, without values. */
  readonly traffic?: StagedBlob | undefined;
  /** What was named and could not be had. */
  readonly lost?: StagedBlob | undefined;
  /** The token of whoever sent it. */
  readonly by: string | null;
}

/** Within a transaction. @throws ApiError `not-found` where there is no such application */
export async function storeRelease(
  trx: Database,
  { applicationId, label, input, capturedAt, files, traffic, lost, by }: NewRelease,
): Promise<{ readonly release: ReleaseRow; readonly analysisId: string }> {
  await keepBlobs(trx);
  await addBlobs(
    trx,
    [...files, ...[traffic, lost].filter((blob) => blob !== undefined)].map((blob) => ({
      ...blob,
      parts: () => partsOf(blob),
    })),
  );
  const release: ReleaseRow = {
    id: crypto.randomUUID(),
    application_id: applicationId,
    label,
    input,
    captured_at: capturedAt,
    created_at: new Date(),
    digest: digestOf(files),
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    traffic: traffic?.digest ?? null,
    lost: lost?.digest ?? null,
  };
  await addRelease(trx, release, files);
  return { release, analysisId: await queueAnalysis(trx, release.id, 0, by) };
}

/** As captures make it, so that it is the one that specifications state (`assembleCapture` of packages/capture). */
const digestOf = (files: readonly StagedFile[]): string =>
  hash(
    "sha256",
    files
      .filter(({ path }) => path !== CAPTURE_RECORD)
      .map(({ digest }) => digest)
      .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
      .join("\n"),
    "hex",
  );
