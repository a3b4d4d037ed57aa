/**
 * Tells observers how far analyses are, wherever these run: reads the rows of all that are observed at once, a few times
 * a second, and only while anybody observes.
 */
import { progressOf } from "../database/analyses.ts";
import type { Database } from "../database/open-database.ts";

export type ProgressRow = Awaited<ReturnType<typeof progressOf>>[number];

/** Undefined: the analysis is gone. */
type Observer = (row: ProgressRow | undefined) => void;

const INTERVAL_MS = 250;

export class AnalysisWatch {
  readonly #db: Database;
  readonly #onError: (error: unknown) => void;
  readonly #observers = new Map<string, Set<Observer>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Database, onError: (error: unknown) => void) {
    this.#db = db;
    this.#onError = onError;
  }

  /** @returns what ends it */
  observe(id: string, observer: Observer): () => void {
    const observers = this.#observers.get(id) ?? new Set();
    this.#observers.set(id, observers.add(observer));
    this.#timer ??= setTimeout(() => void this.#look(), 0);
    return () => {
      observers.delete(observer);
      if (observers.size === 0) this.#observers.delete(id);
    };
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#observers.clear();
  }

  async #look(): Promise<void> {
    try {
      const ids = [...this.#observers.keys()];
      const rows = ids.length === 0 ? [] : await progressOf(this.#db, ids);
      const byId = new Map(rows.map((row) => [row.id, row]));
      for (const id of ids) for (const tell of [...(this.#observers.get(id) ?? [])]) tell(byId.get(id));
    } catch (error) {
      this.#onError(error);
    }
    this.#timer = this.#observers.size === 0 ? undefined : setTimeout(() => void this.#look(), INTERVAL_MS);
  }
}
