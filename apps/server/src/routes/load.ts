/** Resources with what belongs into them, in a bounded number of queries however many there are. */
import type { AnalysisShape } from "../contract/analyses.ts";
import { ApiError } from "../contract/api-error.ts";
import type { ApplicationShape } from "../contract/applications.ts";
import type { ReleaseShape } from "../contract/releases.ts";
import { currentAnalyses, findAnalysis } from "../database/analyses.ts";
import type { ApplicationRow } from "../database/applications.ts";
import type { Database } from "../database/open-database.ts";
import { findRelease, latestReleases, type ReleaseRow } from "../database/releases.ts";
import { analysisShape, releaseShape } from "./shapes.ts";

export async function loadReleases(db: Database, rows: readonly ReleaseRow[]): Promise<ReleaseShape[]> {
  const analyses = await currentAnalyses(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => releaseShape(row, analyses.get(row.id)));
}

export async function loadApplications(db: Database, rows: readonly ApplicationRow[]): Promise<ApplicationShape[]> {
  const latest = await latestReleases(
    db,
    rows.map(({ id }) => id),
  );
  const releases = await loadReleases(
    db,
    [...latest.values()].map((one) => one.latest),
  );
  const byApplication = new Map(releases.map((release) => [release.applicationId, release]));
  return rows.map(({ id, name, keep_releases, created_at }) => ({
    id,
    name,
    keepReleases: keep_releases,
    createdAt: created_at.toISOString(),
    releases: latest.get(id)?.count ?? 0,
    latest: byApplication.get(id) ?? null,
  }));
}

/** @throws ApiError `not-found` */
export async function loadApplication(db: Database, row: ApplicationRow | undefined): Promise<ApplicationShape> {
  const [application] = row === undefined ? [] : await loadApplications(db, [row]);
  return existing(application);
}

/** @throws ApiError `not-found` */
export async function loadRelease(db: Database, id: string): Promise<ReleaseShape> {
  const row = await findRelease(db, id);
  const [release] = row === undefined ? [] : await loadReleases(db, [row]);
  return existing(release);
}

/** @throws ApiError `not-found` */
export const loadAnalysis = async (db: Database, id: string): Promise<AnalysisShape> =>
  analysisShape(existing(await findAnalysis(db, id)));

/** @throws ApiError `not-found` */
export function existing<T>(found: T | undefined): T {
  if (found === undefined) throw new ApiError("not-found");
  return found;
}
