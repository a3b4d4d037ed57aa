/**
 * Keys of uploads. A client whose answer was lost sends the upload again under its key and gets what was stored the first
 * time, as long as that is there and for a day.
 */
import { currentAnalyses } from "./analyses.ts";
import type { Database } from "./open-database.ts";
import { findRelease } from "./releases.ts";

const KEPT_MS = 24 * 3_600_000;

/** Ids of what one upload made. */
export interface StoredUpload {
  readonly applicationId: string;
  readonly releaseId: string;
  readonly analysisId: string;
}

/** What was stored under the key. */
export async function findUpload(db: Database, key: string): Promise<StoredUpload | undefined> {
  const known = await db.selectFrom("upload_key").select("release_id").where("key", "=", key).executeTakeFirst();
  const release = known && (await findRelease(db, known.release_id));
  const analysis = release && (await currentAnalyses(db, [release.id])).get(release.id);
  return analysis && { applicationId: release.application_id, releaseId: release.id, analysisId: analysis.id };
}

/**
 * Within the transaction that stores the upload. Of two at once the second waits for the end of the first.
 *
 * @returns false where something is stored under the key already
 */
export async function addUploadKey(db: Database, key: string, releaseId: string): Promise<boolean> {
  const now = Date.now();
  await db
    .deleteFrom("upload_key")
    .where("created_at", "<", new Date(now - KEPT_MS))
    .execute();
  const added = await db
    .insertInto("upload_key")
    .values({ key, release_id: releaseId, created_at: new Date(now) })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("key")
    .executeTakeFirst();
  return added !== undefined;
}
