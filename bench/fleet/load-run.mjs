/**
 * Clients that list, read and upload at a server while its workers analyse. Nothing may fail: each answer is the one that
 * was asked for, every upload ends finished, the database is consistent, and memory does not grow with time.
 */
import { startPostgres } from "../../tools/lib/postgres.mjs";
import { pause, ready } from "./client.mjs";
import { inconsistencies } from "./consistency.mjs";
import { work } from "./load-clients.mjs";
import { LoadedServer } from "./loaded-server.mjs";
import { watchMemory } from "./memory.mjs";
import { startFleet } from "./processes.mjs";
import { randomOf } from "./random.mjs";

const WORKERS = 2;
const POLL_MS = 500;
const PATIENCE_MS = 30 * 60_000;

/**
 * @param {{ clients: number, seconds: number, seed: number, say?: (text: string) => void }} options
 * @returns {Promise<{ uploads: number, waiting: number, requests: object, memory: object, problems: readonly string[] }>}
 */
export async function loadRun({ clients, seconds, seed, say = () => {} }) {
  const postgres = await startPostgres();
  let fleet;
  try {
    const databaseUrl = await postgres.createDatabase();
    const query = (sql) => postgres.query(databaseUrl, sql);
    fleet = await startFleet({ databaseUrl, workers: WORKERS });
    await ready(fleet.url);
    const server = new LoadedServer(fleet.url);
    await server.prepare();
    say(`${clients} clients for ${seconds} s`);
    const memory = watchMemory(fleet.all);
    const until = performance.now() + seconds * 1000;
    await Promise.all(
      Array.from({ length: clients }, (_, index) => work(server, randomOf(seed * 1000 + index), until)),
    );
    const used = memory.stop();
    const waiting = await open(query);
    say(`${server.uploads.length} uploads, ${waiting} analyses wait`);
    await drained(query);
    const problems = [
      ...server.problems,
      ...used.problems,
      ...(await unfinished(query, server.uploads)),
      ...(await inconsistencies(query)),
      ...fleet.all.flatMap(({ endedBySelf }) => endedBySelf),
    ];
    return { uploads: server.uploads.length, waiting, requests: server.figures(), memory: used.figures, problems };
  } finally {
    await fleet?.stop("SIGKILL");
    await postgres.stop();
  }
}

async function open(query) {
  const [{ count }] = await query("select count(*) count from analysis where state in ('queued', 'running')");
  return count;
}

async function drained(query) {
  const begun = performance.now();
  while ((await open(query)) > 0 && performance.now() - begun < PATIENCE_MS) await pause(POLL_MS);
  // The worker tells pg-boss of its last job after it has stored the result.
  await pause(POLL_MS);
}

async function unfinished(query, uploads) {
  const finished = new Set((await query("select id from analysis where state = 'finished'")).map(({ id }) => id));
  return uploads.filter((id) => !finished.has(id)).map((id) => `not finished: ${id}`);
}
