/**
 * How whoever runs analyses takes them and gives back what came out. Each taking is an attempt with a number; only the
 * last attempt of an analysis that still runs can end it, so exactly one result is ever stored.
 */
import { ENGINE_VERSION } from "@as-built/engine";
import { sql } from "kysely";
import type { FailureCode } from "../contract/error-codes.ts";
import type { Database } from "./open-database.ts";
import { lastTurn } from "./turns.ts";

/** An attempt at an analysis. */
export interface TakenAnalysis {
  readonly id: string;
  readonly release_id: string;
  readonly attempt: number;
  readonly priority: number;
  /** How many of the attempts were stopped since others waited. */
  readonly yielded: number;
}

/** How far an attempt is; `known` as JSON. */
export interface ProgressStep {
  readonly stage: string;
  readonly share: number;
  readonly known: string;
}

/** Takes the queued analysis that is next: the highest priority, then whose turn it is. */
export async function takeNext(db: Database): Promise<TakenAnalysis | undefined> {
  const next = db
    .selectFrom("analysis")
    .select("id")
    .where("state", "=", "queued")
    .orderBy("priority", "desc")
    .orderBy("turn")
    .orderBy("requested_at")
    .limit(1)
    .forUpdate()
    .skipLocked();
  return take(db)
    .where("id", "=", (eb) => eb.selectFrom(next.as("next")).select("next.id"))
    .executeTakeFirst();
}

/** What is taken next, in its order. */
export const nextQueued = (db: Database, most: number) =>
  db
    .selectFrom("analysis")
    .select(["id", "priority", "turn"])
    .where("state", "=", "queued")
    .orderBy("priority", "desc")
    .orderBy("turn")
    .orderBy("requested_at")
    .limit(most)
    .execute();

/**
 * Takes one analysis that another hands out: where it is queued, or runs in an attempt whose worker is lost. What was
 * taken `most` times already fails as interrupted.
 */
export async function takeOver(db: Database, id: string, most: number): Promise<TakenAnalysis | undefined> {
  const taken = await take(db)
    .where("id", "=", id)
    .where((eb) => eb.or([eb("state", "=", "queued"), eb("state", "=", "running").and(failed, "<", most)]))
    .executeTakeFirst();
  if (taken === undefined) await failInterrupted(db, most).where("id", "=", id).executeTakeFirst();
  return taken;
}

/** Attempts that whoever ran them did not end in order. */
const failed = sql<number>`attempt - yielded`;

const failInterrupted = (db: Database, most: number) =>
  db
    .updateTable("analysis")
    .set({ state: "failed", failure_code: "interrupted", ended_at: new Date(), stage: null, share: null, known: null })
    .where("state", "=", "running")
    .where(failed, ">=", most);

const take = (db: Database) =>
  db
    .updateTable("analysis")
    .set({
      state: "running",
      attempt: sql`attempt + 1`,
      started_at: new Date(),
      alive_at: new Date(),
      engine_version: ENGINE_VERSION,
      stage: null,
      share: null,
      known: null,
    })
    .returning(["id", "release_id", "attempt", "priority", "yielded"]);

const ofAttempt = (db: Database, { id, attempt }: TakenAnalysis) =>
  db.updateTable("analysis").where("id", "=", id).where("attempt", "=", attempt).where("state", "=", "running");

/** @returns whether the attempt is still the one that counts: false where it was cancelled or taken anew */
export async function tellProgress(db: Database, taken: TakenAnalysis, step: ProgressStep): Promise<boolean> {
  const { numUpdatedRows } = await ofAttempt(db, taken)
    .set({ ...step, alive_at: new Date() })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether the attempt is still the one that counts */
export async function tellAlive(db: Database, taken: TakenAnalysis): Promise<boolean> {
  const { numUpdatedRows } = await ofAttempt(db, taken).set({ alive_at: new Date() }).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether the attempt counted */
export async function endAnalysis(
  db: Database,
  taken: TakenAnalysis,
  failure?: { readonly code: FailureCode; readonly detail?: string | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await ofAttempt(db, taken)
    .set({
      state: failure === undefined ? "finished" : "failed",
      failure_code: failure?.code ?? null,
      failure_detail: failure?.detail ?? null,
      ended_at: new Date(),
      stage: null,
      share: null,
      known: null,
    })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives an attempt back, to be taken again. @returns whether the attempt counted */
export async function giveBack(db: Database, taken: TakenAnalysis): Promise<boolean> {
  const { numUpdatedRows } = await ofAttempt(db, taken)
    .set({ state: "queued", stage: null, share: null, known: null })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives back an attempt that others waited for: after all of these. @returns whether the attempt counted */
export async function makeRoom(db: Database, taken: TakenAnalysis): Promise<boolean> {
  const { numUpdatedRows } = await ofAttempt(db, taken)
    .set({
      state: "queued",
      stage: null,
      share: null,
      known: null,
      turn: lastTurn(taken.priority),
      yielded: sql`yielded + 1`,
    })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Queues again what runs and was not heard of since `before`; what was taken `most` times already fails as interrupted.
 *
 * @returns how many there were
 */
export async function recoverLost(db: Database, before: Date, most: number): Promise<number> {
  const ended = await failInterrupted(db, most).where("alive_at", "<", before).executeTakeFirst();
  const queued = await db
    .updateTable("analysis")
    .set({ state: "queued", stage: null, share: null, known: null })
    .where("state", "=", "running")
    .where("alive_at", "<", before)
    .executeTakeFirst();
  return Number(ended.numUpdatedRows + queued.numUpdatedRows);
}
