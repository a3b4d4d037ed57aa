/**
 * Makes room where all places of a process are taken: what has run for its first time and waits for nobody's turn goes
 * on, unless an analysis waits that has not had its first time yet. Then one that runs long is stopped and goes to the end
 * of the queue. Half of the places, and one at least, are left to those that have run longest, so these come to an end;
 * and for what was stopped itself nobody is stopped, so each costs its first time once.
 */
import type { TakenAnalysis } from "../database/analysis-work.ts";
import type { Database } from "../database/open-database.ts";
import { waitingSince } from "../database/turns.ts";

export interface RunningAnalysis {
  readonly taken: TakenAnalysis;
  /** By `performance.now()`. */
  readonly since: number;
  readonly stop: AbortController;
  readonly done: Promise<void>;
}

export interface Fairness {
  /** What each may run, whoever waits. */
  readonly firstMs: number;
  /** How long others wait before somebody makes room: another process may take them. */
  readonly waitMs: number;
  readonly lookMs: number;
}

const FAIRNESS: Fairness = { firstMs: 30_000, waitMs: 3000, lookMs: 2000 };

/** Why an analysis was stopped that is to go to the end of the queue. */
export const MADE_ROOM = new Error("made room");

export class RoomMaker {
  readonly #db: Database;
  readonly #running: ReadonlyMap<string, RunningAnalysis>;
  readonly #places: number;
  readonly #fairness: Fairness;
  readonly #onError: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    db: Database,
    running: ReadonlyMap<string, RunningAnalysis>,
    options: {
      readonly places: number;
      readonly fairness?: Fairness | undefined;
      readonly onError: (error: unknown) => void;
    },
  ) {
    this.#db = db;
    this.#running = running;
    this.#places = options.places;
    this.#fairness = options.fairness ?? FAIRNESS;
    this.#onError = options.onError;
  }

  start(): void {
    this.#timer = setInterval(() => void this.#look().catch(this.#onError), this.#fairness.lookMs).unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    if (this.#mayStop().length === 0) return;
    const waiting = await waitingSince(this.#db, new Date(Date.now() - this.#fairness.waitMs));
    if (waiting === undefined) return;
    // The one that loses least.
    const found = this.#mayStop().findLast(({ taken }) => taken.priority <= waiting);
    found?.stop.abort(MADE_ROOM);
  }

  /** Those that have run longest first. */
  #mayStop(): readonly RunningAnalysis[] {
    if (this.#running.size < this.#places) return [];
    const all = [...this.#running.values()].filter(({ stop }) => !stop.signal.aborted);
    const kept = Math.max(1, Math.floor(this.#places / 2));
    const before = performance.now() - this.#fairness.firstMs;
    return all
      .toSorted((a, b) => a.since - b.since)
      .slice(kept)
      .filter(({ since }) => since <= before);
  }
}
