/**
 * `node bench/load.mjs [CLIENTS] [SECONDS] [SEED]`: clients that list, read and upload while two workers analyse;
 * ends with 1 where a request fails, an analysis does not finish, or memory grows. Without arguments it writes
 * results/load.json.
 */
import { loadRun } from "./fleet/load-run.mjs";
import { report } from "./fleet/report.mjs";

const [clients = 50, seconds = 120, seed = 1] = process.argv.slice(2).map(Number);

const { problems, ...figures } = await loadRun({ clients, seconds, seed, say: console.error });
report("load.json", { clients, seconds, seed, ...figures }, problems);
