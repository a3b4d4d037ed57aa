/**
 * The queue of a server or worker among others, on PostgreSQL. The rows of analyses are the outbox: what is queued there
 * is made known to pg-boss, again and again without harm, so a process may end between any two steps. What pg-boss hands
 * out is taken by raising the attempt of its row, and only the last attempt can end it.
 */
import type { PgBoss } from "pg-boss";
import { nextQueued, recoverLost, type TakenAnalysis, takeOver, tellAlive } from "../../database/analysis-work.ts";
import type { Database } from "../../database/open-database.ts";
import { type Log, logsFaults } from "../../log.ts";
import type { AnalysisQueue } from "../../queue/local-queue.ts";
import { performAnalysis } from "../../queue/perform-analysis.ts";
import { type Fairness, RoomMaker, type RunningAnalysis } from "../../queue/room-maker.ts";
import type { RunJob } from "../../queue/run-job.ts";
import { Coalesced } from "./coalesced.ts";
import { ANALYSES, type AnalysisJob, openBoss } from "./open-boss.ts";

export interface FleetOptions {
  readonly url: string;
  readonly run: RunJob;
  /** Analyses at a time in this process; 0: none, only others work. */
  readonly parallel: number;
  /** Milliseconds that running analyses get to end when the queue is closed; then they are given back. Default: 0. */
  readonly graceMs?: number;
  /** How many of the queue pg-boss knows ahead. */
  readonly ahead?: number;
  readonly fairness?: Fairness;
  readonly log: Log;
}

/** A job whose analysis was given back: pg-boss hands it out again at once. */
class GivenBack extends Error {
  override readonly name = "GivenBack";
}

const SWEEP_MS = 10_000;
const ALIVE_MS = 2000;
/** Of rows: far above what pg-boss needs to notice a lost worker, so that this is only the last resort. */
const LOST_MS = 90_000;
/** A worker's end costs its analyses an attempt each, and says nothing about them. */
const MOST_ATTEMPTS = 20;
const HEARTBEAT_S = 3;
/** Enough that no worker waits, few enough that a long queue costs no more than a short one. */
const AHEAD = 200;

export class FleetQueue implements AnalysisQueue {
  readonly #db: Database;
  readonly #boss: PgBoss;
  readonly #options: FleetOptions;
  readonly #running = new Map<string, RunningAnalysis>();
  readonly #room: RoomMaker;
  readonly #publishing: Coalesced;
  readonly #onError: (error: unknown) => void;
  /** Whether more is queued than pg-boss was told of. */
  #isMore = false;
  #sweeping: NodeJS.Timeout | undefined;
  #closed = false;

  private constructor(db: Database, boss: PgBoss, options: FleetOptions) {
    this.#db = db;
    this.#boss = boss;
    this.#options = options;
    this.#onError = logsFaults(options.log);
    const { parallel: places, fairness } = options;
    this.#room = new RoomMaker(db, this.#running, { places, fairness, onError: this.#onError });
    this.#publishing = new Coalesced(() => this.#publish(), this.#onError);
  }

  static async open(db: Database, options: FleetOptions): Promise<FleetQueue> {
    const queue = new FleetQueue(db, await openBoss(options.url, logsFaults(options.log)), options);
    await queue.#start();
    return queue;
  }

  wake(): void {
    void this.#publishing.ask();
  }

  stopped(id: string): void {
    this.#running.get(id)?.stop.abort();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#room.close();
    clearInterval(this.#sweeping);
    await this.#boss.offWork(ANALYSES, { wait: false });
    await this.#settled(this.#options.graceMs ?? 0);
    for (const { stop } of this.#running.values()) stop.abort();
    await this.#settled();
    await this.#publishing.settle();
    await this.#boss.stop({ graceful: true, timeout: STOP_MS });
  }

  async #start(): Promise<void> {
    for (let slot = 0; slot < this.#options.parallel; slot += 1) await this.#work();
    this.#sweeping = setInterval(() => void this.#sweep().catch(this.#onError), SWEEP_MS);
    this.#room.start();
    await this.#sweep();
  }

  /** One more at a time. After a job the next is asked for at once, not after the interval of polling. */
  async #work(): Promise<void> {
    const worker = await this.#boss.work<AnalysisJob>(ANALYSES, WORK, ([job]) =>
      this.#take(job).finally(() => this.#boss.notifyWorker(worker)),
    );
  }

  async #sweep(): Promise<void> {
    await recoverLost(this.#db, new Date(Date.now() - LOST_MS), MOST_ATTEMPTS);
    await this.#publishing.ask();
  }

  async #take(job: { readonly data: AnalysisJob; readonly signal: AbortSignal } | undefined): Promise<void> {
    if (job === undefined) return;
    if (this.#closed) throw new GivenBack();
    const taken = await takeOver(this.#db, job.data.analysisId, MOST_ATTEMPTS);
    if (taken === undefined) return;
    const stop = new AbortController();
    const done = this.#perform(taken, stop, job.signal);
    this.#running.set(taken.id, { taken, since: performance.now(), stop, done });
    await done.finally(() => this.#running.delete(taken.id));
    if (this.#isMore) this.wake();
    if (this.#closed && stop.signal.aborted) throw new GivenBack();
  }

  async #perform(taken: TakenAnalysis, stop: AbortController, claim: AbortSignal): Promise<void> {
    const { run, log } = this.#options;
    const alive = setInterval(() => {
      tellAlive(this.#db, taken).then((counts) => (counts ? undefined : stop.abort()), this.#onError);
    }, ALIVE_MS);
    try {
      await performAnalysis(this.#db, run, taken, { signal: AbortSignal.any([stop.signal, claim]), log });
    } finally {
      clearInterval(alive);
    }
  }

  /** Makes what is next in the queue known. What is known already stays as it is. */
  async #publish(): Promise<void> {
    const { ahead = AHEAD } = this.#options;
    const next = await nextQueued(this.#db, ahead);
    this.#isMore = next.length === ahead;
    if (next.length === 0) return;
    const jobs = next.map(({ id, ...place }) => ({
      singletonKey: id,
      priority: rankOf(place),
      data: { analysisId: id },
    }));
    await this.#boss.insert(ANALYSES, jobs);
  }

  /** Resolves when nothing runs any more, or after some milliseconds. */
  async #settled(ms?: number): Promise<void> {
    const all = Promise.allSettled([...this.#running.values()].map(({ done }) => done));
    if (ms === undefined) await all;
    else if (ms > 0) await Promise.race([all, new Promise((resolve) => setTimeout(resolve, ms).unref())]);
  }
}

/** Turns of one priority in pg-boss, which knows one number; more never wait at once. */
const TURNS = 10_000_000;

/** The order of the table as one number, within 32 bits. */
const rankOf = ({ priority, turn }: { readonly priority: number; readonly turn: number }): number =>
  priority * TURNS - Math.min(turn, TURNS - 1);

/** New jobs are told of at once; polling finds those that are handed out again. */
const WORK = {
  batchSize: 1,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 2,
  heartbeatRefreshSeconds: HEARTBEAT_S,
} as const;
const STOP_MS = 5000;
