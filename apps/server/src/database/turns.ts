/**
 * Whose turn it is among analyses of one priority that wait. Each that one caller adds gets the turn after the caller's
 * last one; a caller who has none in the queue comes in at the turn that is next. So callers take turns, however many
 * analyses each of them has.
 */
import { type RawBuilder, sql } from "kysely";
import type { Database } from "./open-database.ts";

/** As a value of the row that is inserted. */
export const turnOf = (priority: number, requestedBy: string | null): RawBuilder<number> => sql<number>`(
  select greatest(
    coalesce(min(turn), 0),
    coalesce(max(turn) filter (where requested_by is not distinct from ${requestedBy}::uuid) + 1, 0)
  ) from analysis where state = 'queued' and priority = ${priority})`;

/** After everything that waits now. */
export const lastTurn = (priority: number): RawBuilder<number> => sql<number>`(
  select coalesce(max(turn) + 1, 0) from analysis where state = 'queued' and priority = ${priority})`;

/**
 * The highest priority of those that wait since before a time and have never run for long.
 *
 * @returns undefined where there are none
 */
export async function waitingSince(db: Database, before: Date): Promise<number | undefined> {
  const { priority } = await db
    .selectFrom("analysis")
    .select(({ fn }) => fn.max<number | null>("priority").as("priority"))
    .where("state", "=", "queued")
    .where("yielded", "=", 0)
    .where("requested_at", "<", before)
    .executeTakeFirstOrThrow();
  return priority ?? undefined;
}
