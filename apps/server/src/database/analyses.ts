/** Queries of analyses as the API shows them: list, find, request, cancel. */
import { ENGINE_VERSION } from "@as-built/engine";
import { sql } from "kysely";
import type { AnalysisState } from "../contract/analyses.ts";
import type { Database } from "./open-database.ts";
import { after, type Page, type PageOf, pageFrom } from "./page.ts";
import { turnOf } from "./turns.ts";

export interface AnalysisFilter extends PageOf {
  readonly state?: AnalysisState | undefined;
  readonly application?: string | undefined;
  readonly release?: string | undefined;
}

/** With the application it belongs to, and the summary of its specification. */
const selection = (db: Database) =>
  db
    .selectFrom("analysis")
    .innerJoin("release", "release.id", "analysis.release_id")
    .leftJoin("specification", "specification.analysis_id", "analysis.id")
    .selectAll("analysis")
    .select(["release.application_id", "specification.summary"]);

export type AnalysisRow = Awaited<ReturnType<ReturnType<typeof selection>["executeTakeFirstOrThrow"]>>;

export async function listAnalyses(db: Database, filter: AnalysisFilter): Promise<Page<AnalysisRow>> {
  const { limit, cursor, state, application, release } = filter;
  let query = selection(db).where(after(cursor, "analysis.requested_at", "analysis.id"));
  if (state !== undefined) query = query.where("analysis.state", "=", state);
  if (application !== undefined) query = query.where("release.application_id", "=", application);
  if (release !== undefined) query = query.where("analysis.release_id", "=", release);
  const rows = await query
    .orderBy("analysis.requested_at", "desc")
    .orderBy("analysis.id", "desc")
    .limit(limit + 1)
    .execute();
  return pageFrom(rows, limit, ({ requested_at, id }) => ({ at: requested_at, id }));
}

export const findAnalysis = (db: Database, id: string): Promise<AnalysisRow | undefined> =>
  selection(db).where("analysis.id", "=", id).executeTakeFirst();

/** Of each release the newest finished one, else the newest. */
export async function currentAnalyses(
  db: Database,
  releaseIds: readonly string[],
): Promise<ReadonlyMap<string, AnalysisRow>> {
  if (releaseIds.length === 0) return new Map();
  const rows = await selection(db)
    .distinctOn("analysis.release_id")
    .where("analysis.release_id", "in", [...releaseIds])
    .orderBy("analysis.release_id")
    .orderBy(sql`analysis.state = 'finished'`, "desc")
    .orderBy("analysis.requested_at", "desc")
    .orderBy("analysis.id", "desc")
    .execute();
  return new Map(rows.map((row) => [row.release_id, row]));
}

/**
 * @param by the token of whoever asks for it
 * @returns its id
 */
export async function queueAnalysis(
  db: Database,
  releaseId: string,
  priority: number,
  by: string | null = null,
): Promise<string> {
  const id = crypto.randomUUID();
  const turn = turnOf(priority, by);
  await db
    .insertInto("analysis")
    .values({ id, release_id: releaseId, state: "queued", priority, requested_at: new Date(), requested_by: by, turn })
    .execute();
  return id;
}

/** @returns whether it was queued or ran */
export async function cancelAnalysis(db: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("analysis")
    .set({ state: "cancelled", ended_at: new Date(), stage: null, share: null, known: null })
    .where("id", "=", id)
    .where("state", "in", ["queued", "running"])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What an observer of analyses is told. */
export const progressOf = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom("analysis")
    .select(["id", "state", "stage", "share", "known", "failure_code", "failure_detail"])
    .where("id", "in", [...ids])
    .execute();

/** Of a release, the ended ones beyond the newest. @returns whether there were any */
export async function deleteOlderAnalyses(db: Database, releaseId: string, keep: number): Promise<boolean> {
  const old = db
    .selectFrom("analysis")
    .select("id")
    .where("release_id", "=", releaseId)
    .where("state", "in", ["finished", "failed", "cancelled"])
    .orderBy(sql`state = 'finished'`, "desc")
    .orderBy("requested_at", "desc")
    .orderBy("id", "desc")
    .offset(keep);
  const { numDeletedRows } = await db.deleteFrom("analysis").where("id", "in", old).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ids of those that run, wherever that is. */
export async function runningAnalyses(db: Database): Promise<string[]> {
  const rows = await db.selectFrom("analysis").select("id").where("state", "=", "running").execute();
  return rows.map(({ id }) => id);
}

export async function countQueued(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("analysis")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("state", "=", "queued")
    .executeTakeFirstOrThrow();
  return count;
}

/** Held by the server that looks for outdated analyses: of several that start together, one queues each. */
const OUTDATED_LOCK = 0x61_62_6f_64;

/** Newest releases whose newest finished analysis is of another engine, and for which none is queued or runs. */
export const queueOutdated = (db: Database, priority: number): Promise<number> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${OUTDATED_LOCK})`.execute(trx);
    return queueOutdatedAlone(trx, priority);
  });

async function queueOutdatedAlone(db: Database, priority: number): Promise<number> {
  const latest = db
    .selectFrom("release")
    .distinctOn("application_id")
    .select("id")
    .orderBy("application_id")
    .orderBy("captured_at", "desc")
    .orderBy("id", "desc");
  const newest = await db
    .selectFrom("analysis")
    .distinctOn("release_id")
    .select(["release_id", "state", "engine_version"])
    .where("release_id", "in", latest)
    .orderBy("release_id")
    .orderBy("requested_at", "desc")
    .execute();
  const outdated = newest.filter(
    ({ state, engine_version }) => state === "finished" && engine_version !== ENGINE_VERSION,
  );
  for (const { release_id } of outdated) await queueAnalysis(db, release_id, priority);
  return outdated.length;
}
