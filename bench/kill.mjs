/**
 * `node bench/kill.mjs [ANALYSES] [KILLS] [SEED]`: analyses while server and workers are killed at random moments; ends
 * with 1 where anything is lost, done twice or inconsistent. Without arguments it writes results/kill.json.
 * `npm run verify` does the same with 20.
 */
import { killRun } from "./fleet/kill-run.mjs";
import { report } from "./fleet/report.mjs";

const [analyses = 200, kills = 60, seed = 1] = process.argv.slice(2).map(Number);

const { problems, ...figures } = await killRun({ analyses, kills, seed, say: console.error });
report("kill.json", { analyses, seed, ...figures }, problems);
