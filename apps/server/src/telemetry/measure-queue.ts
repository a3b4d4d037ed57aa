/** How many analyses wait, run and have ended, read from the database whenever metrics are collected. */
import { metrics } from "@opentelemetry/api";
import { ANALYSIS_STATES } from "../contract/analyses.ts";
import type { Database } from "../database/open-database.ts";
import { METER } from "./meter.ts";

export function measureQueue(db: Database): void {
  metrics
    .getMeter(METER)
    .createObservableGauge("asbuilt.analyses", { description: "Analyses in the database, by state" })
    .addCallback(async (result) => {
      const counts = await countByState(db);
      for (const state of ANALYSIS_STATES) result.observe(counts.get(state) ?? 0, { state });
    });
}

async function countByState(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("analysis")
    .select(["state", ({ fn }) => fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  return new Map(rows.map(({ state, count }) => [state, count]));
}
