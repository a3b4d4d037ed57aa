/**
 * Deletion that really deletes: rows go with everything below them, analyses of them that run here are stopped, contents
 * that nothing refers to any more go, and their room is given back.
 */
import { runningAnalyses } from "./database/analyses.ts";
import { deleteApplication } from "./database/applications.ts";
import { deleteUnusedBlobs } from "./database/blobs.ts";
import { deleteOlderReleases, deleteRelease } from "./database/releases.ts";
import type { Services } from "./services.ts";

type Place = Pick<Services, "db" | "queue" | "upkeep" | "keepReleases">;

/** @returns whether there was one */
export const forgetApplication = (place: Place, id: string): Promise<boolean> =>
  forget(place, () => deleteApplication(place.db, id));

/** @returns whether there was one */
export const forgetRelease = (place: Place, id: string): Promise<boolean> =>
  forget(place, () => deleteRelease(place.db, id));

/** Of one application, or of all: the releases beyond those that are to be kept. */
export const forgetOldReleases = (place: Place, applicationId?: string): Promise<boolean> =>
  forget(place, () => deleteOlderReleases(place.db, place.keepReleases, applicationId));

/** @param remove tells whether it has deleted anything */
async function forget({ db, queue, upkeep }: Place, remove: () => Promise<boolean>): Promise<boolean> {
  const running = await runningAnalyses(db);
  if (!(await remove())) return false;
  const left = new Set(await runningAnalyses(db));
  for (const id of running) if (!left.has(id)) queue.stopped(id);
  await deleteUnusedBlobs(db);
  upkeep?.soon();
  return true;
}
