/** Queries of the reports of our own front end: the last ones are kept. */
import type { Selectable } from "kysely";
import type { Database } from "./open-database.ts";
import type { ClientReportTable } from "./tables.ts";

const KEPT = 500;

export async function addReport(db: Database, report: object): Promise<void> {
  await db
    .insertInto("client_report")
    .values({ id: crypto.randomUUID(), received_at: new Date(), report: JSON.stringify(report) })
    .execute();
  const old = db.selectFrom("client_report").select("id").orderBy("received_at", "desc").orderBy("id").offset(KEPT);
  await db.deleteFrom("client_report").where("id", "in", old).execute();
}

export const listReports = (db: Database): Promise<Selectable<ClientReportTable>[]> =>
  db.selectFrom("client_report").selectAll().orderBy("received_at", "desc").orderBy("id").execute();
