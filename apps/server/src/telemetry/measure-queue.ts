/** How many analyses wait, run and have ended, and how long the oldest has waited: read whenever metrics are collected. */
import { metrics } from "@opentelemetry/api";
import { sql } from "kysely";
import { ANALYSIS_STATES } from "../contract/analyses.ts";
import type { Database } from "../database/open-database.ts";
import { METER } from "./meter.ts";

export function measureQueue(db: Database): void {
  const meter = metrics.getMeter(METER);
  meter
    .createObservableGauge("asbuilt.analyses", { description: "Analyses in the database, by state" })
    .addCallback(async (result) => {
      const counts = await countByState(db);
      for (const state of ANALYSIS_STATES) result.observe(counts.get(state) ?? 0, { state });
    });
  meter
    .createObservableGauge("asbuilt.queue.oldest", { description: "How long the oldest has waited", unit: "s" })
    .addCallback(async (result) => result.observe(await oldestWait(db)));
}

/** Seconds, by the database's clock; 0 where nothing waits. */
async function oldestWait(db: Database): Promise<number> {
  const { seconds } = await db
    .selectFrom("analysis")
    .select(sql<number>`coalesce(extract(epoch from now() - min(requested_at)), 0)::float8`.as("seconds"))
    .where("state", "=", "queued")
    .executeTakeFirstOrThrow();
  return Math.max(0, seconds);
}

async function countByState(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("analysis")
    .select(["state", ({ fn }) => fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  return new Map(rows.map(({ state, count }) => [state, count]));
}
