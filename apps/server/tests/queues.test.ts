/**
 * What every queue of analyses does: the one inside a single server (PGlite), and pg-boss between many (PostgreSQL),
 * here two of each database's kind where that can be.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startPostgres } from "../../../tools/lib/postgres.mjs";
import { queueAnalysis } from "../src/database/analyses.ts";
import { takeOver } from "../src/database/analysis-work.ts";
import { addApplication } from "../src/database/applications.ts";
import { type Database, type DatabasePlace, openDatabase } from "../src/database/open-database.ts";
import { addRelease } from "../src/database/releases.ts";
import { FleetQueue } from "../src/jobs/fleet/fleet-queue.ts";
import { JobFailure } from "../src/jobs/process/job-message.ts";
import type { Log } from "../src/log.ts";
import { type AnalysisQueue, LocalQueue } from "../src/queue/local-queue.ts";
import type { Fairness } from "../src/queue/room-maker.ts";
import type { RunJob } from "../src/queue/run-job.ts";
import { specificationJson } from "./specification.ts";

interface Options {
  readonly log?: Log;
  readonly parallel?: number;
  readonly fairness?: Fairness;
}

type Open = (db: Database, run: RunJob, options?: Options) => Promise<AnalysisQueue>;

/** Fails the test. */
const strictLog: Log = {
  info: () => undefined,
  error: (event, fields) => {
    throw new Error(`${event} ${JSON.stringify(fields)}`);
  },
};

const openLocal: Open = async (db, run, options) => {
  const queue = new LocalQueue(db, { run, parallel: 1, log: strictLog, ...options });
  await queue.start();
  return queue;
};

const openFleet =
  (url: string): Open =>
  (db, run, options) =>
    FleetQueue.open(db, { url, run, parallel: 1, ahead: 2, log: strictLog, ...options });

/** Until something is so; fails the test where it never is. */
async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("it never came about");
}

function conform(place: () => Promise<{ place: DatabasePlace; open: Open }>): void {
  let db: Database;
  let open: Open;
  let releaseId: string;
  const queues: AnalysisQueue[] = [];

  beforeEach(async () => {
    const made = await place();
    db = await openDatabase(made.place);
    open = async (...args) => {
      const queue = await made.open(...args);
      queues.push(queue);
      return queue;
    };
    const { id } = await addApplication(db, "Harbour");
    releaseId = crypto.randomUUID();
    const now = new Date();
    const release = { id: releaseId, application_id: id, label: "1", input: "app", captured_at: now, created_at: now };
    await addRelease(db, { ...release, digest: "0", files: 0, bytes: 0, traffic: null, lost: null }, []);
  });

  afterEach(async () => {
    for (const queue of queues.splice(0)) await queue.close();
    await db.destroy();
  });

  const add = (priority = 0, by?: string) => queueAnalysis(db, releaseId, priority, by);
  const rows = () => db.selectFrom("analysis").selectAll().orderBy("requested_at").execute();
  const all = (state: string) => until(async () => (await rows()).every((row) => row.state === state));
  const results = () => db.selectFrom("specification").select("analysis_id").execute();

  test("what was queued before and after it began is done, each once", async () => {
    const done: string[] = [];
    const run: RunJob = async ({ input }) => {
      done.push(input);
      return specificationJson(input);
    };
    await add();
    await add();
    const queue = await open(db, run);
    await add();
    queue.wake();
    await all("finished");
    expect([done.length, (await results()).length]).toEqual([3, 3]);
    expect((await rows()).map(({ attempt }) => attempt)).toEqual([1, 1, 1]);
  });

  test("the highest priority goes first", async () => {
    const ids = [await add(-5), await add(7), await add(0), await add(3)];
    await open(db, async ({ input }) => specificationJson(input));
    await all("finished");
    const order = (await rows()).toSorted((a, b) => Number(a.ended_at) - Number(b.ended_at));
    expect(order.map(({ id }) => ids.indexOf(id))).toEqual([1, 3, 2, 0]);
  });

  test("callers take turns, however much each of them asks for", async () => {
    const [one, other, late] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const ids = [await add(0, one), await add(0, one), await add(0, other), await add(0, late), await add(1, one)];
    await open(db, async ({ input }) => specificationJson(input));
    await all("finished");
    const order = (await rows()).toSorted((a, b) => Number(a.ended_at) - Number(b.ended_at));
    expect(order.map(({ id }) => ids.indexOf(id))).toEqual([4, 0, 2, 3, 1]);
  });

  test("of those that run long one makes room for an analysis that waits, once, and one goes on", async () => {
    const begun: string[] = [];
    const run: RunJob = async ({ input }, { signal }) => {
      const number = begun.push(input);
      if (number > 2) return specificationJson(input);
      return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(new JobFailure("cancelled"))));
    };
    const long = [await add(), await add()];
    const fairness = { firstMs: 0, waitMs: 0, lookMs: 20 };
    const queue = await open(db, run, { parallel: 2, fairness });
    await until(() => begun.length === 2);
    const short = await add(0, crypto.randomUUID());
    queue.wake();
    const seen = async () => new Map((await rows()).map(({ id, ...row }) => [id, row]));
    await until(async () => {
      queue.wake();
      return [...(await seen()).values()].filter(({ state }) => state === "finished").length === 2;
    });
    const after = await seen();
    expect(after.get(short)).toMatchObject({ state: "finished", attempt: 1, yielded: 0 });
    const ends = long.map((id) => after.get(id)).toSorted((a, b) => (a?.attempt ?? 0) - (b?.attempt ?? 0));
    expect(ends).toMatchObject([
      { state: "running", attempt: 1, yielded: 0 },
      { state: "finished", attempt: 2, yielded: 1 },
    ]);
  });

  test("a failure is stored with its code, and the next analysis runs", async () => {
    const outcomes = [new JobFailure("out-of-memory"), undefined];
    const run: RunJob = async ({ input }) => {
      const error = outcomes.shift();
      if (error) throw error;
      return specificationJson(input);
    };
    await add(1);
    await add();
    await open(db, run);
    await until(async () => (await rows()).every(({ ended_at }) => ended_at !== null));
    expect((await rows()).map(({ state, failure_code }) => [state, failure_code])).toEqual([
      ["failed", "out-of-memory"],
      ["finished", null],
    ]);
  });

  test("what fails for a reason outside of the analysis is tried again, but not without end", async () => {
    let faults = 2;
    const failures: string[] = [];
    const run: RunJob = async ({ input }) => {
      faults -= 1;
      if (faults >= 0) throw new Error("the connection ended");
      return specificationJson(input);
    };
    const queue = await open(db, run, { log: { info: () => undefined, error: (event) => failures.push(event) } });
    const ended = async () => {
      queue.wake();
      return (await rows()).every(({ ended_at }) => ended_at !== null);
    };
    await add();
    await until(ended);
    faults = 100;
    await add();
    await until(ended);
    expect((await rows()).map(({ state, attempt, failure_code }) => [state, attempt, failure_code])).toEqual([
      ["finished", 3, null],
      ["failed", 5, "failed"],
    ]);
    expect(failures).toEqual(Array(7).fill("attempt-failed"));
  });

  test("a cancelled analysis is stopped and stores nothing", async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
    const run: RunJob = async ({ input }, { signal }) => {
      begin();
      await new Promise<void>((resolve) => signal?.addEventListener("abort", () => resolve(), { once: true }));
      stop();
      return specificationJson(input);
    };
    const id = await add();
    await open(db, run);
    await begun;
    await db.updateTable("analysis").set({ state: "cancelled" }).where("id", "=", id).execute();
    for (const queue of queues) queue.stopped(id);
    await stopped;
    for (const queue of queues.splice(0)) await queue.close();
    expect((await rows()).map(({ state }) => state)).toEqual(["cancelled"]);
    expect(await results()).toEqual([]);
  });

  test("what runs when it is closed is given back, and the next one does it", async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const hang: RunJob = (_, { signal }) => {
      begin();
      return new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(new Error("ended"))));
    };
    await add();
    const first = await open(db, hang);
    await begun;
    await first.close();
    queues.length = 0;
    expect((await rows()).map(({ state }) => state)).toEqual(["queued"]);
    await open(db, async ({ input }) => specificationJson(input));
    await all("finished");
    expect((await rows()).map(({ attempt }) => attempt)).toEqual([2]);
    expect((await results()).length).toBe(1);
  });

  test("an attempt that was given up stores nothing when it ends after all", async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: go, resolve: end } = Promise.withResolvers<void>();
    const run: RunJob = async ({ input }) => {
      begin();
      await go;
      return specificationJson(input, "/late");
    };
    const id = await add();
    const queue = await open(db, run);
    await begun;
    expect(await takeOver(db, id, 20)).toMatchObject({ attempt: 2 });
    end();
    await queue.close();
    queues.length = 0;
    expect(await results()).toEqual([]);
    expect((await rows()).map(({ state, attempt }) => [state, attempt])).toEqual([["running", 2]]);
  });

  test("analyses that are deleted meanwhile harm nothing", async () => {
    const gone = await add();
    await db.deleteFrom("analysis").where("id", "=", gone).execute();
    await add();
    await open(db, async ({ input }) => specificationJson(input));
    await all("finished");
    expect((await rows()).length).toBe(1);
  });
}

describe("inside one server, on PGlite", () => conform(async () => ({ place: { kind: "memory" }, open: openLocal })));

describe("between many, on PostgreSQL", () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  conform(async () => {
    const url = await postgres.createDatabase();
    return { place: { kind: "postgres", url }, open: openFleet(url) };
  });
});
