/**
 * `node bench/kill.mjs [ANALYSES] [KILLS] [SEED]`: analyses while server and workers are killed at random moments; ends
 * with 1 where anything is lost, done twice or inconsistent. `npm run verify` does the same with 20.
 */
import { killRun } from "./fleet/kill-run.mjs";

const [analyses = 200, kills = 60, seed = 1] = process.argv.slice(2).map(Number);

const { problems, ...figures } = await killRun({ analyses, kills, seed, say: console.log });
console.log(JSON.stringify({ analyses, seed, ...figures }, undefined, 2));
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
