/** Queries of applications. */
import type { Selectable } from "kysely";
import type { Database } from "./open-database.ts";
import { after, type Page, type PageOf, pageFrom } from "./page.ts";
import { likePart } from "./pattern.ts";
import type { ApplicationTable } from "./tables.ts";

export type ApplicationRow = Selectable<ApplicationTable>;

export async function listApplications(
  db: Database,
  { limit, cursor, q }: PageOf & { readonly q?: string | undefined },
): Promise<Page<ApplicationRow>> {
  let query = db
    .selectFrom("application")
    .selectAll()
    .where(after(cursor, "created_at", "id"));
  if (q !== undefined) query = query.where("name", "ilike", likePart(q));
  const rows = await query
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  return pageFrom(rows, limit, ({ created_at, id }) => ({ at: created_at, id }));
}

export const findApplication = (db: Database, id: string): Promise<ApplicationRow | undefined> =>
  db.selectFrom("application").selectAll().where("id", "=", id).executeTakeFirst();

export function addApplication(
  db: Database,
  name: string,
  keepReleases: number | null = null,
): Promise<ApplicationRow> {
  return db
    .insertInto("application")
    .values({ id: crypto.randomUUID(), name, keep_releases: keepReleases, created_at: new Date() })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function changeApplication(
  db: Database,
  id: string,
  change: Partial<Pick<ApplicationTable, "name" | "keep_releases">>,
): Promise<ApplicationRow | undefined> {
  return db.updateTable("application").set(change).where("id", "=", id).returningAll().executeTakeFirst();
}

/** @returns whether there was one */
export async function deleteApplication(db: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("application").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}
