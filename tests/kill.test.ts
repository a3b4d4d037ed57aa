/** What `bench/kill.mjs` does with hundreds of analyses, with a few: processes are killed, nothing is lost or done twice. */
import { expect, test } from "vitest";
import { killRun } from "../bench/fleet/kill-run.mjs";

test("a server and two workers that are killed at random moments lose no analysis and do none twice", {
  timeout: 600_000,
}, async () => {
  const { problems, accepted, stored, kills } = await killRun({ analyses: 20, kills: 8, seed: 18 });
  expect(problems).toEqual([]);
  expect(accepted).toBe(20);
  expect(stored).toBeGreaterThanOrEqual(20);
  expect(Object.values(kills).reduce((sum, count) => sum + count, 0)).toBe(8);
});
