/** Servers and workers as people run them, on PostgreSQL: limits, ends, health, lost connections, and what logs hold. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { freePort, Kept } from "../bench/fleet/processes.mjs";
import { startPostgres } from "../tools/lib/postgres.mjs";
import { FULL } from "./full.ts";

/** A word of the material that nothing else could say. */
const MARK = "quince_marmalade";

const SMALL = { "small.js": `export const load = (id) => fetch("/api/${MARK}/" + id);\n` };

/** Some megabytes whose functions all differ: seconds of work, hundreds of megabytes. */
const large = (functions: number) => ({
  "large.js": Array.from(
    { length: functions },
    (_, i) => `export function f${i}(a,b){const c=[a.k${i},b.v${i}];return fetch("/${MARK}${i}/"+c[0],{body:c})}`,
  ).join("\n"),
});

const OPTIONS = { timeout: 300_000, meta: { skipReason: "Windows has no signals to end a process with" } };

describe.skipIf(process.platform === "win32")("a fleet", OPTIONS, () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let databaseUrl: string;
  let url: string;
  let token: string;
  const all: Kept[] = [];

  const start = (name: string, args: readonly string[]): Kept => {
    const process = new Kept(name, [name, "--database-url", databaseUrl, ...args]);
    process.start();
    all.push(process);
    return process;
  };

  /** One worker, for the length of a test. */
  const startWorker = (...args: readonly string[]): Kept => {
    const worker = start("worker", ["--parallel", "1", ...args]);
    onTestFinished(async () => void (await worker.end("SIGKILL")));
    return worker;
  };

  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${url}/api/v1/${path}`, {
      ...init,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...init.headers },
    });
    return answer.json();
  };

  const upload = async (files: Readonly<Record<string, string>>): Promise<string> => {
    const body = new FormData();
    for (const [path, content] of Object.entries(files)) body.append("files", new File([content], path));
    return (await ask("uploads", { method: "POST", body })).analysis.id;
  };

  const analysis = async (id: string) => {
    const sql = `select state, attempt, failure_code from analysis where id = '${id}'`;
    const [row] = await postgres.query(databaseUrl, sql);
    return row;
  };

  const until = async <T>(look: () => Promise<T>, isSo: (seen: T) => boolean): Promise<T> => {
    for (let tries = 0; tries < 10_000; tries += 1) {
      const seen = await look();
      if (isSo(seen)) return seen;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`it never came about\n${all.map(({ log }) => log).join("\n")}`);
  };

  const running = (id: string) =>
    until(
      () => analysis(id),
      ({ state }) => state === "running",
    );
  const ended = (id: string) =>
    until(
      () => analysis(id),
      ({ state }) => state !== "queued" && state !== "running",
    );
  const status = (at: string) =>
    fetch(at).then(
      (answer) => answer.status,
      () => undefined,
    );

  beforeAll(async () => {
    postgres = await startPostgres();
    databaseUrl = await postgres.createDatabase();
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    start("serve", ["--port", String(port), "--parallel", "0"]);
    await until(
      () => status(`${url}/readyz`),
      (code) => code === 200,
    );
    token = "";
    const json = { "content-type": "application/json" };
    const made = await ask("tokens", {
      method: "POST",
      headers: json,
      body: JSON.stringify({ role: "analyst", name: "test" }),
    });
    token = made.secret;
  });

  afterAll(async () => {
    for (const process of all) await process.end("SIGKILL");
    await postgres?.stop();
  });

  test("an analysis that takes more memory than it may fails, and the same worker does the next", FULL, async () => {
    const worker = startWorker("--memory", "300");
    const [bad, good] = [await upload(large(60_000)), await upload(SMALL)];
    expect(await ended(bad)).toMatchObject({ state: "failed", failure_code: "out-of-memory" });
    expect(await ended(good)).toMatchObject({ state: "finished" });
    expect(worker.endedBySelf).toEqual([]);
  });

  test("an analysis that takes longer than it may fails, and the worker ends well", async () => {
    const worker = startWorker("--timeout", "1");
    expect(await ended(await upload(large(60_000)))).toMatchObject({ state: "failed", failure_code: "timeout" });
    expect(await worker.end("SIGTERM")).toBe(0);
  });

  test("a worker that is asked to end does so when it is done, and says meanwhile that it takes no more", async () => {
    const port = await freePort();
    const ready = `http://127.0.0.1:${port}/readyz`;
    const worker = startWorker("--grace", "100", "--health-port", String(port));
    await until(
      () => status(ready),
      (code) => code === 200,
    );
    const id = await upload(large(3000));
    await running(id);
    const waiting = await upload(SMALL);
    const code = worker.end("SIGTERM");
    await until(
      () => status(ready),
      (seen) => seen === 503,
    );
    expect(await code).toBe(0);
    expect(await analysis(id)).toMatchObject({ state: "finished", attempt: 1 });
    expect(await analysis(waiting)).toMatchObject({ state: "queued" });
    startWorker();
    expect(await ended(waiting)).toMatchObject({ state: "finished", attempt: 1 });
  });

  test("what a worker has no time to end is given back, and another one does it at once", FULL, async () => {
    const worker = startWorker("--grace", "0");
    // not done before the worker is asked to end, however fast it is
    const id = await upload(large(20_000));
    await running(id);
    expect(await worker.end("SIGTERM")).toBe(0);
    expect(await analysis(id)).toMatchObject({ state: "queued" });
    startWorker();
    expect(await ended(id)).toMatchObject({ state: "finished", attempt: 2 });
  });

  test("connections that the database ends cost nothing", FULL, async () => {
    const worker = startWorker();
    const id = await upload(large(3000));
    await running(id);
    const backends = "select pg_terminate_backend(pid) ended from pg_stat_activity where pid <> pg_backend_pid()";
    await postgres.query(databaseUrl, backends);
    await until(
      () => status(`${url}/readyz`),
      (code) => code === 200,
    );
    expect(await ended(id)).toMatchObject({ state: "finished" });
    expect(await ended(await upload(SMALL))).toMatchObject({ state: "finished" });
    expect(worker.endedBySelf).toEqual([]);
  });

  test("logs are JSON lines, with what happened and nothing of the material or the token", async () => {
    expect((await fetch(`${url}/api/v1/me`, { headers: { authorization: `Bearer ${token}x` } })).status).toBe(401);
    const text = all.map(({ log }) => log).join("");
    const events = text
      .trim()
      .split("\n")
      .map((line): { event: string } => JSON.parse(line))
      .map(({ event }) => event);
    expect(events).toEqual(expect.arrayContaining(["analysis-taken", "analysis-ended"]));
    expect(text).not.toContain(MARK);
    expect(text).not.toContain(token);
  });
});
