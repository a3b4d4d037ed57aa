/**
 * Uploads while the server and its workers are killed with SIGKILL at random moments and started again. In the end every
 * analysis has finished, none is lost, none was done twice, and no process of a killed worker is left.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { startPostgres } from "../../tools/lib/postgres.mjs";
import { pause, ready, upload } from "./client.mjs";
import { inconsistencies, ONE_CALL_EACH } from "./consistency.mjs";
import { startFleet } from "./processes.mjs";
import { randomOf } from "./random.mjs";

const CLIENTS = 4;
const WORKERS = 2;
const POLL_MS = 500;
const START_MS = 5000;
/** Without any analysis that ends. */
const PATIENCE_MS = 180_000;
/** Milliseconds that the start and the first analysis took: on a slow machine there is more time between two kills. */
const PACE = { least: 1000, most: 30_000 };

/** A script whose only call says which upload it is. */
const materialOf = (index) => ({
  "index.html": `<!doctype html><title>App ${index}</title><script src="${nameOf(index)}.js"></script>`,
  [`${nameOf(index)}.js`]: `export const load = (id) => fetch("/api/${nameOf(index)}/" + id);\n`,
});
const nameOf = (index) => `thing${index}`;

/**
 * @param {{ analyses: number, kills: number, seed: number, say?: (text: string) => void }} options
 * @returns {Promise<{ accepted: number, stored: number, kills: Record<string, number>, attempts: number, seconds: number, problems: readonly string[] }>}
 */
export async function killRun({ analyses, kills, seed, say = () => {} }) {
  const postgres = await startPostgres();
  let fleet;
  try {
    const databaseUrl = await postgres.createDatabase();
    const query = (sql) => postgres.query(databaseUrl, sql);
    const begun = performance.now();
    fleet = await startFleet({ databaseUrl, workers: WORKERS });
    await Promise.race([ready(fleet.url), pause(START_MS).then(() => failOnEnd(fleet))]);
    const accepted = [];
    const killing = firstEnded(query, begun).then((pace) =>
      killAll(fleet, { kills, pace, random: randomOf(seed), say }),
    );
    const [killed] = await Promise.all([killing, uploadAll(fleet.url, analyses, accepted)]);
    say(`${accepted.length} uploads accepted, ${kills} kills`);
    await untilEnded(query, say);
    const problems = [
      ...(await inconsistencies(query, ONE_CALL_EACH)),
      ...(await lost(query, accepted)),
      ...(await orphans(fleet)),
      ...ends(fleet),
    ];
    const [{ stored, attempts }] = await query("select count(*) stored, sum(attempt) attempts from analysis");
    const seconds = Math.round((performance.now() - begun) / 1000);
    const logs = problems.length > 0 ? fleet.all.map(({ name, log }) => `${name}:\n${log.slice(-3000)}`) : [];
    return { accepted: accepted.length, stored, kills: killed, attempts, seconds, problems: [...problems, ...logs] };
  } finally {
    await fleet?.stop("SIGKILL");
    await postgres.stop();
  }
}

/** Some clients, each with one upload at a time. */
async function uploadAll(url, analyses, accepted) {
  let next = 0;
  const client = async () => {
    while (next < analyses) {
      const index = next;
      next += 1;
      accepted.push(await upload(url, materialOf(index)));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

/** @returns {Promise<Record<string, number>>} kills by process */
async function killAll({ all }, { kills, pace, random, say }) {
  const killed = {};
  for (let done = 0; done < kills; done += 1) {
    await pause(pace * (0.25 + random()));
    const victim = all[Math.floor(random() * all.length)];
    say(`kills ${victim.name}`);
    await victim.end("SIGKILL");
    killed[victim.name] = (killed[victim.name] ?? 0) + 1;
    await pause((random() * pace) / 4);
    victim.start();
  }
  return killed;
}

/** @returns {Promise<number>} milliseconds from `begun` until one analysis has ended, within `PACE` */
async function firstEnded(query, begun) {
  const passed = () => performance.now() - begun;
  const one = "select 1 from analysis where ended_at is not null limit 1";
  while (passed() < PACE.most && (await query(one)).length === 0) await pause(PACE.least / 10);
  return Math.min(PACE.most, Math.max(PACE.least, passed()));
}

async function untilEnded(query, say) {
  let least = Infinity;
  let since = performance.now();
  for (;;) {
    const [{ open }] = await query("select count(*) open from analysis where state in ('queued', 'running')");
    const [{ jobs }] = await query(
      "select count(*) jobs from asbuilt_jobs.job where state < 'completed' and name = 'analyses'",
    );
    if (open + jobs === 0) return;
    if (open + jobs < least) since = performance.now();
    least = Math.min(least, open + jobs);
    if (performance.now() - since > PATIENCE_MS) return say(`${open} analyses did not end`);
    await pause(POLL_MS);
  }
}

const ends = ({ all }) => all.flatMap(({ endedBySelf }) => endedBySelf);

function failOnEnd(fleet) {
  const [end] = ends(fleet);
  if (end !== undefined) throw new Error(`${end}\n${fleet.all.map(({ log }) => log).join("\n")}`);
  return ready(fleet.url);
}

async function lost(query, accepted) {
  const stored = new Set((await query("select id from analysis")).map(({ id }) => id));
  return accepted.filter((id) => !stored.has(id)).map((id) => `lost: ${id}`);
}

/** Processes of analyses whose worker is no longer there. Where there is no `ps` there is nothing to tell. */
async function orphans({ all }) {
  // They look for their worker ten times a second.
  await pause(1000);
  const { stdout } = await promisify(execFile)("ps", ["-eo", "pid,ppid,args"]).catch(() => ({ stdout: "" }));
  const program = new URL("../../apps/server/dist/jobs/process/job-process.js", import.meta.url).pathname;
  const parents = new Set(all.map(({ pid }) => pid));
  return stdout
    .split("\n")
    .filter((line) => line.includes(program))
    .filter((line) => !parents.has(Number(line.trim().split(/\s+/)[1])))
    .map((line) => `left over: ${line.trim()}`);
}
