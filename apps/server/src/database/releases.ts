/** Queries of releases and of the files that belong to them. */
import { type Selectable, sql } from "kysely";
import { ApiError } from "../contract/api-error.ts";
import { chunks } from "./chunks.ts";
import type { Database } from "./open-database.ts";
import { after, type Page, type PageOf, pageFrom } from "./page.ts";
import type { ReleaseTable } from "./tables.ts";

export type ReleaseRow = Selectable<ReleaseTable>;

export interface FileRow {
  readonly path: string;
  readonly digest: string;
  readonly bytes: number;
}

export async function listReleases(
  db: Database,
  applicationId: string,
  { limit, cursor }: PageOf,
): Promise<Page<ReleaseRow>> {
  const rows = await db
    .selectFrom("release")
    .selectAll()
    .where("application_id", "=", applicationId)
    .where(after(cursor, "captured_at", "id"))
    .orderBy("captured_at", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  return pageFrom(rows, limit, ({ captured_at, id }) => ({ at: captured_at, id }));
}

export const findRelease = (db: Database, id: string): Promise<ReleaseRow | undefined> =>
  db.selectFrom("release").selectAll().where("id", "=", id).executeTakeFirst();

export const renameRelease = (db: Database, id: string, label: string): Promise<ReleaseRow | undefined> =>
  db.updateTable("release").set({ label }).where("id", "=", id).returningAll().executeTakeFirst();

/**
 * Moves the release to the application. The one that had it goes if no release is left there.
 *
 * @throws ApiError "not-found" where one of the two does not exist
 */
export async function moveRelease(db: Database, id: string, applicationId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await keepApplication(trx, applicationId);
    const release = await trx.selectFrom("release").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
    if (release === undefined) throw new ApiError("not-found");
    if (release.application_id === applicationId) return;
    await trx.updateTable("release").set({ application_id: applicationId }).where("id", "=", id).execute();
    await trx
      .deleteFrom("application")
      .where("id", "=", release.application_id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("release").select("id").where("application_id", "=", release.application_id))),
      )
      .execute();
  });
}

/** Of each application the release captured last, and how many there are. */
export async function latestReleases(
  db: Database,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly latest: ReleaseRow; readonly count: number }>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("release")
    .distinctOn("application_id")
    .selectAll()
    .select(sql<number>`count(*) over (partition by application_id)`.as("count"))
    .where("application_id", "in", [...applicationIds])
    .orderBy("application_id")
    .orderBy("captured_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return new Map(rows.map(({ count, ...latest }) => [latest.application_id, { latest, count }]));
}

/** Inserts the release and its files; their blobs are there already. */
export async function addRelease(db: Database, release: ReleaseRow, files: readonly FileRow[]): Promise<void> {
  await keepApplication(db, release.application_id);
  await db.insertInto("release").values(release).execute();
  for (const some of chunks(files)) {
    await db
      .insertInto("material_file")
      .values(some.map(({ path, digest }) => ({ release_id: release.id, path, digest })))
      .execute();
  }
}

/** The application is not deleted before this transaction has ended. */
async function keepApplication(db: Database, id: string): Promise<void> {
  const found = await db.selectFrom("application").select("id").where("id", "=", id).forKeyShare().executeTakeFirst();
  if (found === undefined) throw new ApiError("not-found");
}

/** By path, in code unit order. */
export const filesOf = (db: Database, releaseId: string): Promise<FileRow[]> =>
  db
    .selectFrom("material_file")
    .innerJoin("blob", "blob.digest", "material_file.digest")
    .select(["material_file.path", "material_file.digest", "blob.bytes"])
    .where("release_id", "=", releaseId)
    .orderBy(sql`path collate "C"`)
    .execute();

export const findFile = (db: Database, releaseId: string, path: string): Promise<{ digest: string } | undefined> =>
  db
    .selectFrom("material_file")
    .select("digest")
    .where("release_id", "=", releaseId)
    .where("path", "=", path)
    .executeTakeFirst();

/** @returns whether there was one */
export async function deleteRelease(db: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("release").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Deletes the releases beyond the newest ones that each application keeps, of one application or of all.
 *
 * @param keep how many those keep that do not say; undefined: all
 * @returns whether there were any
 */
export async function deleteOlderReleases(
  db: Database,
  keep: number | undefined,
  applicationId?: string,
): Promise<boolean> {
  let ranked = db
    .selectFrom("release")
    .innerJoin("application", "application.id", "release.application_id")
    .select("release.id")
    .select(sql<number>`coalesce(keep_releases, ${keep ?? null}::integer)`.as("kept"))
    .select(
      sql<number>`row_number() over (partition by application_id order by captured_at desc, release.id desc)`.as(
        "rank",
      ),
    );
  if (applicationId !== undefined) ranked = ranked.where("application.id", "=", applicationId);
  const old = db.selectFrom(ranked.as("ranked")).select("id").whereRef("rank", ">", "kept");
  const { numDeletedRows } = await db.deleteFrom("release").where("id", "in", old).executeTakeFirst();
  return numDeletedRows > 0n;
}
