/** What was fetched from an address to a release of an application, with its queued analysis. */
import { addApplication } from "../database/applications.ts";
import type { StoredUpload } from "../database/upload-keys.ts";
import type { Collected } from "../jobs/collect/collect-message.ts";
import { forgetOldReleases } from "../retention.ts";
import type { Services } from "../services.ts";
import type { Stage } from "../storage/stage.ts";
import { distinct } from "../uploads/receive-upload.ts";
import { titleOf } from "../uploads/release-name.ts";
import { requireScripts } from "../uploads/require-scripts.ts";
import { stagedFiles, stagedLosses } from "../uploads/staged-files.ts";
import { storeRelease } from "../uploads/store-release.ts";
import type { CaptureRequest } from "./captures.ts";

const NAME = 200;

type Stores = Pick<Services, "db" | "queue" | "upkeep" | "keepReleases">;

/** @throws ApiError `no-scripts`, `empty-files`, `path-too-long`, `not-found` */
export async function storeCapture(
  services: Stores,
  { url, application, name, label, by }: CaptureRequest,
  collected: Collected,
  stage: Stage,
): Promise<StoredUpload> {
  const { db, queue } = services;
  const files = distinct(await stagedFiles(collected, stage));
  await requireScripts(files);
  const lost = await stagedLosses(collected, stage);
  const capturedAt = new Date();
  const { release, analysisId } = await db.transaction().execute(async (trx) => {
    const title = name || (await titleOf(files)) || url;
    const applicationId = application ?? (await addApplication(trx, title.slice(0, NAME))).id;
    const input = url.slice(0, NAME);
    const day = capturedAt.toISOString().slice(0, "2026-01-01".length);
    return storeRelease(trx, { applicationId, label: label || day, capturedAt, input, files, lost, by });
  });
  queue.wake();
  await forgetOldReleases(services, release.application_id);
  return { applicationId: release.application_id, releaseId: release.id, analysisId };
}
