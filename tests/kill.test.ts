/** What `bench/kill.mjs` does with hundreds of analyses, with a few: processes are killed, nothing is lost or done twice. */
import { expect, test } from "vitest";
import { killRun } from "../bench/fleet/kill-run.mjs";
import { slices } from "./full.ts";

const RUNS = [
  { analyses: 5, kills: 2 },
  { analyses: 20, kills: 8 },
];

for (const [options, runs] of slices(RUNS, 2))
  test.each(runs)(
    "a server and two workers that are killed $kills times lose none of $analyses analyses and do none twice",
    { ...options, timeout: 600_000 },
    async (run) => {
      const { problems, accepted, stored, kills } = await killRun({ ...run, seed: 18 });
      expect(problems).toEqual([]);
      expect(accepted).toBe(run.analyses);
      expect(stored).toBeGreaterThanOrEqual(run.analyses);
      expect(Object.values(kills).reduce((sum, count) => sum + count, 0)).toBe(run.kills);
    },
  );
