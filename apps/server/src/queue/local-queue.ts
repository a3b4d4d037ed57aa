/** Takes queued analyses in this process, a few at a time. The table is the queue: nothing is lost with the process. */
import { recoverLost, type TakenAnalysis, takeNext } from "../database/analysis-work.ts";
import type { Database } from "../database/open-database.ts";
import { type Log, logsFaults } from "../log.ts";
import { performAnalysis } from "./perform-analysis.ts";
import { type Fairness, RoomMaker, type RunningAnalysis } from "./room-maker.ts";
import type { RunJob } from "./run-job.ts";

/** What the API asks of a queue. */
export interface AnalysisQueue {
  /** An analysis was queued. */
  wake(): void;
  /** An analysis was cancelled, or deleted: whoever runs it may stop. */
  stopped(id: string): void;
  /** Gives back what runs. */
  close(): Promise<void>;
}

export interface LocalQueueOptions {
  readonly run: RunJob;
  /** Analyses at a time. */
  readonly parallel: number;
  readonly log: Log;
  readonly fairness?: Fairness;
}

/** An analysis that ended its process so often is not tried again. */
const MOST_ATTEMPTS = 3;

export class LocalQueue implements AnalysisQueue {
  readonly #db: Database;
  readonly #options: LocalQueueOptions;
  readonly #running = new Map<string, RunningAnalysis>();
  readonly #room: RoomMaker;
  #taking: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(db: Database, options: LocalQueueOptions) {
    this.#db = db;
    this.#options = options;
    const { parallel: places, fairness, log } = options;
    this.#room = new RoomMaker(db, this.#running, { places, fairness, onError: logsFaults(log) });
  }

  /** This process is the only one of its database: whatever runs in the table runs nowhere. */
  async start(): Promise<void> {
    await recoverLost(this.#db, new Date(), MOST_ATTEMPTS);
    this.#room.start();
    this.wake();
  }

  wake(): void {
    this.#taking = this.#taking.then(() => this.#fill()).catch(logsFaults(this.#options.log));
  }

  stopped(id: string): void {
    this.#running.get(id)?.stop.abort();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#room.close();
    await this.#taking;
    for (const { stop } of this.#running.values()) stop.abort();
    await Promise.all([...this.#running.values()].map(({ done }) => done));
  }

  async #fill(): Promise<void> {
    while (!this.#closed && this.#running.size < this.#options.parallel) {
      const taken = await takeNext(this.#db);
      if (taken === undefined) return;
      this.#run(taken);
    }
  }

  #run(taken: TakenAnalysis): void {
    const stop = new AbortController();
    const { run, log } = this.#options;
    const done = performAnalysis(this.#db, run, taken, { signal: stop.signal, log })
      .catch(logsFaults(log))
      .then(() => {
        this.#running.delete(taken.id);
        this.wake();
      });
    this.#running.set(taken.id, { taken, since: performance.now(), stop, done });
  }
}
